import { Plural, Trans } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import type { BulkAction, BulkPerson, BulkSkip } from '@passerelle/shared/contract';
import { StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** What is done: the title of its screen. */
export function BulkTitle({ action }: { action: BulkAction }): ReactNode {
  const { group, pack } = action;
  switch (action.kind) {
    case 'welcome':
      return <Trans>Envoi de l’e‑mail de bienvenue</Trans>;
    case 'askNews':
      return <Trans>Prise de nouvelles</Trans>;
    case 'giveProgram':
      return pack === null ? (
        <Trans>Attribution d’un programme d’un pack supprimé</Trans>
      ) : (
        <Trans>Attribution d’un programme du pack « {pack} »</Trans>
      );
    case 'addToGroup':
      return group === null ? <Trans>Ajout à un groupe supprimé</Trans> : <Trans>Ajout au groupe « {group} »</Trans>;
    case 'removeFromGroup':
      return group === null ? (
        <Trans>Retrait d’un groupe supprimé</Trans>
      ) : (
        <Trans>Retrait du groupe « {group} »</Trans>
      );
  }
}

export function BulkStatusWord({ status }: Pick<BulkAction, 'status'>): ReactNode {
  switch (status) {
    case 'waiting':
      return (
        <StateWord tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans>En attente</Trans>
        </StateWord>
      );
    case 'running':
      return (
        <StateWord tone="info" icon={<HourglassEmptyRounded />}>
          <Trans>En cours</Trans>
        </StateWord>
      );
    case 'done':
      return (
        <StateWord tone="success" icon={<CheckCircleRounded />}>
          <Trans>Terminé</Trans>
        </StateWord>
      );
    case 'stopped':
      return (
        <StateWord tone="error" icon={<PauseCircleRounded />}>
          <Trans>Arrêté</Trans>
        </StateWord>
      );
    case 'failed':
      return (
        <StateWord tone="error" icon={<ErrorRounded />}>
          <Trans>Échec</Trans>
        </StateWord>
      );
  }
}

/** For how many it was done. */
export function BulkDone({ action: { kind, done } }: { action: BulkAction }): ReactNode {
  switch (kind) {
    case 'welcome':
      return (
        <Plural
          value={done}
          _0="E‑mail envoyé à personne"
          one="E‑mail envoyé à # personne"
          other="E‑mail envoyé à # personnes"
        />
      );
    case 'askNews':
      return (
        <Plural
          value={done}
          _0="Message envoyé à personne"
          one="Message envoyé à # personne"
          other="Message envoyé à # personnes"
        />
      );
    case 'giveProgram':
      return (
        <Plural
          value={done}
          _0="Programme attribué à personne"
          one="Programme attribué à # personne"
          other="Programme attribué à # personnes"
        />
      );
    case 'addToGroup':
      return <Plural value={done} one="# personne ajoutée au groupe" other="# personnes ajoutées au groupe" />;
    case 'removeFromGroup':
      return <Plural value={done} one="# personne retirée du groupe" other="# personnes retirées du groupe" />;
  }
}

/** Why nothing was done for somebody. */
export function BulkSkipWord({ reason, kind }: { reason: BulkSkip; kind: BulkAction['kind'] }): ReactNode {
  switch (reason) {
    case 'recentlySent':
      return kind === 'askNews' ? (
        <Trans>Un message lui a déjà été envoyé ces derniers jours</Trans>
      ) : (
        <Trans>E‑mail déjà envoyé il y a moins d’une heure</Trans>
      );
    case 'hourlyLimit':
      return <Trans>Trop d’e‑mails en une heure : réessayez plus tard</Trans>;
    case 'alreadySet':
      return kind === 'addToGroup' ? <Trans>Déjà dans ce groupe</Trans> : <Trans>Pas dans ce groupe</Trans>;
    case 'lastGroup':
      return <Trans>C’est son seul groupe : chaque personne en a au moins un</Trans>;
    case 'hasProgram':
      return <Trans>Suit déjà un programme : changez-le depuis sa fiche</Trans>;
    case 'notParticipant':
      return <Trans>N’est pas participant : aucun programme à suivre</Trans>;
    case 'paused':
      return <Trans>En pause : on laisse souffler</Trans>;
    case 'programOver':
      return <Trans>Son programme est terminé</Trans>;
    case 'notInvited':
      return <Trans>Pas encore d’invitation : envoyez d’abord l’e‑mail de bienvenue</Trans>;
    case 'noSeat':
      return <Trans>Plus de place dans ce pack, ou pack hors de sa période</Trans>;
    case 'notOffered':
      return <Trans>Ce programme n’est plus proposé</Trans>;
    case 'otherGroups':
      return <Trans>N’est dans aucun des groupes auxquels ce pack est réservé</Trans>;
    case 'notAllowed':
      return <Trans>Votre rôle ne permet pas de modifier cette personne</Trans>;
    case 'notVisible':
      return <Trans>N’est pas parmi les personnes que vous suivez</Trans>;
    case 'gone':
      return <Trans>Personne supprimée entre-temps</Trans>;
  }
}

export function BulkPersonOutcome({ person, kind }: { person: BulkPerson; kind: BulkAction['kind'] }): ReactNode {
  if (person.outcome === 'pending') {
    return (
      <StateWord icon={<HourglassEmptyRounded />}>
        <Trans>Pas encore traité</Trans>
      </StateWord>
    );
  }
  if (person.outcome === 'done') {
    return (
      <StateWord tone="success" icon={<CheckCircleRounded />}>
        <Trans>Fait</Trans>
      </StateWord>
    );
  }
  return (
    <StateWord tone="warning" icon={<RemoveCircleOutlineRounded />} wraps>
      {person.reason === null ? <Trans>Laissé de côté</Trans> : <BulkSkipWord reason={person.reason} kind={kind} />}
    </StateWord>
  );
}
