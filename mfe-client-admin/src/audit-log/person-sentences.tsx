import { Trans } from '@lingui/react/macro';
import type { AuditAction } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

export interface Names {
  /** Names of the actor and of the subject. */
  actor: ReactNode;
  subject: ReactNode;
  /** Number of people of a bulk action. */
  people: number;
}

export type SentenceOf = (names: Names) => ReactNode;

/** Actions on one person: the account, the programme, the sessions. */
export const personSentences: Record<
  Extract<AuditAction, `${'user' | 'program' | 'logAs' | 'signIn'}.${string}`>,
  SentenceOf
> = {
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
};
