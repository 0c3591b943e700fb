import { Trans } from '@lingui/react/macro';
import type { AuditEntry } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

interface Names {
  actor: ReactNode;
  subject: ReactNode;
}

type Attempt = (names: Names) => ReactNode;

/** Maps a refused call to the attempt it was; the first match counts. */
const attempts: readonly (readonly [RegExp, Attempt])[] = [
  [
    / \/users\/imports?(\/|$)/,
    ({ actor }) => <Trans>{actor} a essayé d’importer des personnes, sans y avoir droit</Trans>,
  ],
  [
    /^GET \/users\/bulk/,
    ({ actor }) => <Trans>{actor} a essayé de suivre une action groupée qui n’est pas la sienne</Trans>,
  ],
  [/ \/users\/bulk/, ({ actor }) => <Trans>{actor} a essayé d’agir sur plusieurs personnes, sans y avoir droit</Trans>],
  [
    / \/users\/sendWelcome$/,
    ({ actor }) => <Trans>{actor} a essayé d’envoyer l’e‑mail de bienvenue, sans y avoir droit</Trans>,
  ],
  [
    /^GET \/users\/groups$/,
    ({ actor }) => <Trans>{actor} a essayé de voir les groupes d’une autre organisation</Trans>,
  ],
  [
    /^GET \/users\/groups\//,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé d’ouvrir {subject}
      </Trans>
    ),
  ],
  [/^POST \/users\/groups$/, ({ actor }) => <Trans>{actor} a essayé de créer un groupe, sans y avoir droit</Trans>],
  [
    /^DELETE \/(users\/groups|licensePacks)\//,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé de supprimer {subject}
      </Trans>
    ),
  ],
  [
    /^PUT \/(users\/groups|licensePacks)\//,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé de modifier {subject}
      </Trans>
    ),
  ],
  [
    /^GET \/users(\/\w+)?$| \/users\/export$/,
    ({ actor }) => <Trans>{actor} a essayé de voir des personnes hors de sa portée</Trans>,
  ],
  [
    /^POST \/users\/:userId\/library$/,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé d’ajouter un document pour {subject}
      </Trans>
    ),
  ],
  [
    /^(GET|POST) \/users\/:userId/,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé d’ouvrir la fiche de {subject}
      </Trans>
    ),
  ],
  [
    /^DELETE \/users\/:userId$/,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé de supprimer le compte de {subject}
      </Trans>
    ),
  ],
  [
    /^DELETE \/users\/:userId\//,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé de changer les accès de {subject}
      </Trans>
    ),
  ],
  [
    /^PUT \/users\/:userId/,
    ({ actor, subject }) => (
      <Trans>
        {actor} a essayé de modifier la fiche de {subject}
      </Trans>
    ),
  ],
  [
    /^POST \/users(\/check)?$/,
    ({ actor }) => <Trans>{actor} a essayé de créer le compte de quelqu’un, sans y avoir droit</Trans>,
  ],
  [
    /^POST \/licensePacks/,
    ({ actor }) => <Trans>{actor} a essayé de créer un pack de licences, sans y avoir droit</Trans>,
  ],
  [/ \/licensePacks/, ({ actor }) => <Trans>{actor} a essayé de voir des packs de licences hors de sa portée</Trans>],
  [/^GET \/organizations/, ({ actor }) => <Trans>{actor} a essayé de voir une organisation hors de sa portée</Trans>],
  [
    /^POST \/organizations$/,
    ({ actor }) => <Trans>{actor} a essayé de créer une organisation, sans y avoir droit</Trans>,
  ],
  [/ \/organizations/, ({ actor }) => <Trans>{actor} a essayé de modifier une organisation, sans y avoir droit</Trans>],
  [/ \/audit/, ({ actor }) => <Trans>{actor} a essayé de lire le journal, sans y avoir droit</Trans>],
  [/ \/logAs$/, ({ actor }) => <Trans>{actor} a essayé d’ouvrir une session au nom de quelqu’un</Trans>],
  [/^GET \/content/, ({ actor }) => <Trans>{actor} a essayé de voir du contenu hors de sa portée</Trans>],
  [/ \/content\/previews$/, ({ actor }) => <Trans>{actor} a essayé de voir du contenu hors de sa portée</Trans>],
  [
    / \/content\/(items|packs|publications|schedules)/,
    ({ actor }) => <Trans>{actor} a essayé de modifier du contenu, sans y avoir droit</Trans>,
  ],
  [/ \/content/, ({ actor }) => <Trans>{actor} a essayé d’importer du contenu, sans y avoir droit</Trans>],
  [/ \/reporting/, ({ actor }) => <Trans>{actor} a essayé de voir des statistiques hors de sa portée</Trans>],
  [/ \/(programs|roles)/, ({ actor }) => <Trans>{actor} a essayé de voir des programmes hors de sa portée</Trans>],
  [/ \/files/, ({ actor }) => <Trans>{actor} a essayé d’ouvrir un fichier hors de sa portée</Trans>],
  [/ \/me/, ({ actor }) => <Trans>{actor} a demandé dans son espace quelque chose qui n’y est pas</Trans>],
];

/** Describes the attempt in a sentence; a call of another version gets a general one. */
export function RefusedAttempt({
  call,
  ...names
}: Names & { call: AuditEntry['details'][string] | undefined }): ReactNode {
  const found = typeof call === 'string' ? attempts.find(([pattern]) => pattern.test(call)) : undefined;
  if (found) return found[1](names);
  const { actor } = names;
  return <Trans>{actor} a demandé quelque chose hors de sa portée</Trans>;
}

/** Names only the kind of a subject outside the reader's scope, so that the log does not reveal whether it exists. */
export function OutOfReach({ kind }: { kind: AuditEntry['subjectKind'] }): ReactNode {
  if (kind === 'user') return <Trans>quelqu’un hors de sa portée</Trans>;
  if (kind === 'group') return <Trans>un groupe hors de sa portée</Trans>;
  if (kind === 'pack') return <Trans>un pack de licences hors de sa portée</Trans>;
  return <Trans>quelque chose hors de sa portée</Trans>;
}
