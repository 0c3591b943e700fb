import { Plural, Trans } from '@lingui/react/macro';
import type { AuditAction } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { type Names, personSentences, type SentenceOf } from './person-sentences';

/** Actions on many people at once. */
const peopleSentences: Record<Extract<AuditAction, `users.${string}`>, SentenceOf> = {
  'users.addedToGroup': ({ actor, subject, people }) => (
    <Trans>
      {actor} a ajouté <Plural value={people} one="# personne" other="# personnes" /> au groupe {subject}
    </Trans>
  ),
  'users.deleted': ({ actor, people }) => (
    <Trans>
      {actor} a supprimé <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.exported': ({ actor }) => <Trans>{actor} a exporté la liste des personnes</Trans>,
  'users.handedOver': ({ actor, people }) => (
    <Trans>
      {actor} a transmis le suivi de <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.imported': ({ actor }) => <Trans>{actor} a importé des personnes</Trans>,
  'users.importUndone': ({ actor }) => <Trans>{actor} a annulé un import de personnes</Trans>,
  'users.newsAsked': ({ actor, people }) => (
    <Trans>
      {actor} a pris des nouvelles de <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.programClosed': ({ actor, people }) => (
    <Trans>
      {actor} a clôturé le programme de <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.programExtended': ({ actor, subject, people }) => (
    <Trans>
      {actor} a prolongé avec le pack {subject} le programme de{' '}
      <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.programGiven': ({ actor, subject, people }) => (
    <Trans>
      {actor} a donné un programme du pack {subject} à <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.removedFromGroup': ({ actor, subject, people }) => (
    <Trans>
      {actor} a retiré <Plural value={people} one="# personne" other="# personnes" /> du groupe {subject}
    </Trans>
  ),
  'users.restored': ({ actor, people }) => (
    <Trans>
      {actor} a rétabli le compte de <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
  'users.welcomed': ({ actor, people }) => (
    <Trans>
      {actor} a envoyé l’e‑mail de bienvenue à <Plural value={people} one="# personne" other="# personnes" />
    </Trans>
  ),
};

interface Props extends Omit<Names, 'people'> {
  action: AuditAction;
  people?: number;
}

/** One sentence per action: a further action of the contract does not compile without one. */
const sentences: Record<AuditAction, SentenceOf> = {
  ...personSentences,
  ...peopleSentences,
  'access.refused': ({ actor }) => <Trans>{actor} a demandé quelque chose hors de sa portée</Trans>,
  'audit.exported': ({ actor }) => <Trans>{actor} a exporté le journal</Trans>,
  'audit.read': ({ actor }) => <Trans>{actor} a consulté le journal</Trans>,
  'content.archived': ({ actor }) => <Trans>{actor} a archivé du contenu</Trans>,
  'content.published': ({ actor }) => <Trans>{actor} a publié du contenu</Trans>,
  'content.imported': ({ actor }) => <Trans>{actor} a importé du contenu</Trans>,
  'content.restored': ({ actor }) => <Trans>{actor} a restauré un contenu</Trans>,
  'content.weeksReplaced': ({ actor }) => <Trans>{actor} a remplacé les semaines à venir d’un programme</Trans>,
  'content.scheduleRemoved': ({ actor }) => <Trans>{actor} a retiré une publication programmée</Trans>,
  'content.scheduled': ({ actor }) => <Trans>{actor} a programmé une publication de contenu</Trans>,
  'content.takenOver': ({ actor }) => <Trans>{actor} a repris un pack de contenu dans le studio</Trans>,
  'group.created': ({ actor, subject }) => (
    <Trans>
      {actor} a créé le groupe {subject}
    </Trans>
  ),
  'group.deleted': ({ actor, subject }) => (
    <Trans>
      {actor} a supprimé le groupe {subject}
    </Trans>
  ),
  'group.updated': ({ actor, subject }) => (
    <Trans>
      {actor} a modifié le groupe {subject}
    </Trans>
  ),
  'organization.created': ({ actor, subject }) => (
    <Trans>
      {actor} a créé l’organisation {subject}
    </Trans>
  ),
  'organization.secondFactorRequired': ({ actor }) => (
    <Trans>{actor} a changé de qui la double authentification est exigée</Trans>
  ),
  'organization.updated': ({ actor, subject }) => (
    <Trans>
      {actor} a modifié l’organisation {subject}
    </Trans>
  ),
  'pack.created': ({ actor, subject }) => (
    <Trans>
      {actor} a créé le pack de licences {subject}
    </Trans>
  ),
  'pack.deleted': ({ actor, subject }) => (
    <Trans>
      {actor} a supprimé le pack de licences {subject}
    </Trans>
  ),
  'pack.updated': ({ actor, subject }) => (
    <Trans>
      {actor} a modifié le pack de licences {subject}
    </Trans>
  ),
  'theme.changed': ({ actor, subject }) => (
    <Trans>
      {actor} a changé les couleurs de l’organisation {subject}
    </Trans>
  ),
};

export const Sentence = ({ action, people = 0, ...names }: Props): ReactNode => sentences[action]({ ...names, people });
