import { Plural, Trans } from '@lingui/react/macro';
import type { AuditAction } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

interface Props {
  action: AuditAction;
  /** Names of the actor and of the subject. */
  actor: ReactNode;
  subject: ReactNode;
  /** Of a bulk action, the number of people. */
  people?: number;
}

type Sentence = (names: Required<Omit<Props, 'action'>>) => ReactNode;

/** One sentence per action, in one long table: a further action of the contract does not compile without one. */
const sentences: Record<AuditAction, Sentence> = {
  'access.refused': ({ actor }) => <Trans>{actor} a demandé quelque chose hors de sa portée</Trans>,
  'audit.exported': ({ actor }) => <Trans>{actor} a exporté le journal</Trans>,
  'audit.read': ({ actor }) => <Trans>{actor} a consulté le journal</Trans>,
  'content.imported': ({ actor }) => <Trans>{actor} a importé du contenu</Trans>,
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
  'logAs.ended': ({ actor, subject }) => (
    <Trans>
      {actor} a cessé d’agir au nom de {subject}
    </Trans>
  ),
  'logAs.started': ({ actor, subject }) => (
    <Trans>
      {actor} a ouvert une session au nom de {subject}
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
  'program.changed': ({ actor, subject }) => (
    <Trans>
      {actor} a changé le programme de {subject}
    </Trans>
  ),
  'program.closed': ({ actor, subject }) => (
    <Trans>
      {actor} a clôturé le programme de {subject}
    </Trans>
  ),
  'program.closureUpdated': ({ actor, subject }) => (
    <Trans>
      {actor} a modifié la clôture du programme de {subject}
    </Trans>
  ),
  'program.extended': ({ actor, subject }) => (
    <Trans>
      {actor} a prolongé le programme de {subject}
    </Trans>
  ),
  'program.given': ({ actor, subject }) => (
    <Trans>
      {actor} a donné un programme à {subject}
    </Trans>
  ),
  'program.reopened': ({ actor, subject }) => (
    <Trans>
      {actor} a rouvert le programme de {subject}
    </Trans>
  ),
  'signIn.failed': ({ subject }) => <Trans>Quelqu’un n’a pas réussi à ouvrir le compte de {subject}</Trans>,
  'theme.changed': ({ actor, subject }) => (
    <Trans>
      {actor} a changé les couleurs de l’organisation {subject}
    </Trans>
  ),
  'user.created': ({ actor, subject }) => (
    <Trans>
      {actor} a créé le compte de {subject}
    </Trans>
  ),
  'user.deleted': ({ actor, subject }) => (
    <Trans>
      {actor} a supprimé le compte de {subject}
    </Trans>
  ),
  'user.documentAdded': ({ actor, subject }) => (
    <Trans>
      {actor} a ajouté un document pour {subject}
    </Trans>
  ),
  'user.emailChangeAsked': ({ actor, subject }) => (
    <Trans>
      {actor} a demandé une autre adresse e‑mail pour {subject}
    </Trans>
  ),
  'user.emailChangeCancelled': ({ actor, subject }) => (
    <Trans>
      {actor} a annulé le changement d’adresse e‑mail de {subject}
    </Trans>
  ),
  'user.emailChangeReleased': ({ actor, subject }) => (
    <Trans>
      {actor} a validé le changement d’adresse e‑mail de {subject}
    </Trans>
  ),
  'user.emailChanged': ({ actor, subject }) => (
    <Trans>
      {actor} a changé l’adresse e‑mail de {subject}
    </Trans>
  ),
  'user.emailTakenBack': ({ actor, subject }) => (
    <Trans>
      {actor} a rétabli l’ancienne adresse e‑mail de {subject}
    </Trans>
  ),
  'user.erased': ({ subject }) => <Trans>Le compte de {subject} a été effacé définitivement</Trans>,
  'user.erasureAsked': ({ actor, subject }) => (
    <Trans>
      {actor} a demandé l’effacement des données de {subject}
    </Trans>
  ),
  'user.erasureWithdrawn': ({ actor, subject }) => (
    <Trans>
      {actor} a retiré la demande d’effacement de {subject}
    </Trans>
  ),
  'user.handedOver': ({ actor, subject }) => (
    <Trans>
      {actor} a transmis le suivi de {subject}
    </Trans>
  ),
  'user.groupsChanged': ({ actor, subject }) => (
    <Trans>
      {actor} a changé les groupes de {subject}
    </Trans>
  ),
  'user.passwordChanged': ({ subject }) => <Trans>Le mot de passe de {subject} a changé</Trans>,
  'user.recoveryCodesRenewed': ({ subject }) => <Trans>Les codes de secours de {subject} ont été renouvelés</Trans>,
  'user.secondFactorOff': ({ subject }) => <Trans>La double authentification de {subject} a été désactivée</Trans>,
  'user.secondFactorOn': ({ subject }) => <Trans>La double authentification de {subject} a été activée</Trans>,
  'user.recoveryCodeUsed': ({ subject }) => <Trans>Un code de secours de {subject} a servi</Trans>,
  'user.restored': ({ actor, subject }) => (
    <Trans>
      {actor} a rétabli le compte de {subject}
    </Trans>
  ),
  'user.roleChanged': ({ actor, subject }) => (
    <Trans>
      {actor} a changé le rôle de {subject}
    </Trans>
  ),
  'user.secondFactorReset': ({ actor, subject }) => (
    <Trans>
      {actor} a réinitialisé la double authentification de {subject}
    </Trans>
  ),
  'user.sessionEnded': ({ actor, subject }) => (
    <Trans>
      {actor} a terminé une session de {subject}
    </Trans>
  ),
  'user.sessionsEnded': ({ actor, subject }) => (
    <Trans>
      {actor} a terminé les sessions de {subject}
    </Trans>
  ),
  'user.updated': ({ actor, subject }) => (
    <Trans>
      {actor} a modifié la fiche de {subject}
    </Trans>
  ),
  'user.newsAsked': ({ actor, subject }) => (
    <Trans>
      {actor} a pris des nouvelles de {subject}
    </Trans>
  ),
  'user.welcomed': ({ actor, subject }) => (
    <Trans>
      {actor} a envoyé l’e‑mail de bienvenue à {subject}
    </Trans>
  ),
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

export const Sentence = ({ action, people = 0, ...names }: Props): ReactNode => sentences[action]({ ...names, people });
