import { Plural, Trans } from '@lingui/react/macro';
import type { AuditAction } from '@passerelle/shared/contract';

import type { SentenceOf } from './person-sentences';

/** Actions on many people at once. */
export const peopleSentences: Record<Extract<AuditAction, `users.${string}`>, SentenceOf> = {
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
