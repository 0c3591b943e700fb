import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import type { BulkAction, BulkPerson } from '@passerelle/shared/contract';
import { StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { bulkSkipText } from './bulk-skips';

/** Name of the action, used as the title of its screen. */
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
    case 'extendProgram':
      return pack === null ? (
        <Trans>Prolongation par un pack supprimé</Trans>
      ) : (
        <Trans>Prolongation par le pack « {pack} »</Trans>
      );
    case 'closeProgram':
      return <Trans>Clôture du programme</Trans>;
    case 'delete':
      return <Trans>Suppression de personnes</Trans>;
    case 'restore':
      return <Trans>Rétablissement de personnes supprimées</Trans>;
    case 'handOver':
      return <Trans>Passation du suivi</Trans>;
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

export function BulkStatusLabel({ status }: Pick<BulkAction, 'status'>): ReactNode {
  switch (status) {
    case 'planned':
      return (
        <StateLabel tone="info" icon={<EventRounded />}>
          <Trans>Prévu</Trans>
        </StateLabel>
      );
    case 'cancelled':
      return (
        <StateLabel icon={<CancelOutlined />}>
          <Trans>Annulé</Trans>
        </StateLabel>
      );
    case 'waiting':
      return (
        <StateLabel tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans>En attente</Trans>
        </StateLabel>
      );
    case 'running':
      return (
        <StateLabel tone="info" icon={<HourglassEmptyRounded />}>
          <Trans>En cours</Trans>
        </StateLabel>
      );
    case 'done':
      return (
        <StateLabel tone="success" icon={<CheckCircleRounded />}>
          <Trans>Terminé</Trans>
        </StateLabel>
      );
    case 'stopped':
      return (
        <StateLabel tone="error" icon={<PauseCircleRounded />}>
          <Trans>Arrêté</Trans>
        </StateLabel>
      );
    case 'failed':
      return (
        <StateLabel tone="error" icon={<ErrorRounded />}>
          <Trans>Échec</Trans>
        </StateLabel>
      );
  }
}

/** Number of people for whom the action was done. */
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
    case 'extendProgram':
      return (
        <Plural
          value={done}
          _0="Programme prolongé pour personne"
          one="Programme prolongé pour # personne"
          other="Programme prolongé pour # personnes"
        />
      );
    case 'closeProgram':
      return (
        <Plural
          value={done}
          _0="Programme clôturé pour personne"
          one="Programme clôturé pour # personne"
          other="Programme clôturé pour # personnes"
        />
      );
    case 'delete':
      return (
        <Plural value={done} _0="Personne n’a été supprimé" one="# personne supprimée" other="# personnes supprimées" />
      );
    case 'restore':
      return (
        <Plural value={done} _0="Personne n’a été rétabli" one="# personne rétablie" other="# personnes rétablies" />
      );
    case 'handOver':
      return (
        <Plural
          value={done}
          _0="Suivi transmis pour personne"
          one="Suivi transmis pour # personne"
          other="Suivi transmis pour # personnes"
        />
      );
    case 'addToGroup':
      return <Plural value={done} one="# personne ajoutée au groupe" other="# personnes ajoutées au groupe" />;
    case 'removeFromGroup':
      return <Plural value={done} one="# personne retirée du groupe" other="# personnes retirées du groupe" />;
  }
}

export function BulkPersonOutcome({ person, kind }: { person: BulkPerson; kind: BulkAction['kind'] }): ReactNode {
  const { t } = useLingui();
  if (person.outcome === 'pending') {
    return (
      <StateLabel icon={<HourglassEmptyRounded />}>
        <Trans>Pas encore traité</Trans>
      </StateLabel>
    );
  }
  if (person.outcome === 'done') {
    return (
      <StateLabel tone="success" icon={<CheckCircleRounded />}>
        <Trans>Fait</Trans>
      </StateLabel>
    );
  }
  return (
    <StateLabel tone="warning" icon={<RemoveCircleOutlineRounded />} wraps>
      {person.reason === null ? <Trans>Laissé de côté</Trans> : t(bulkSkipText(person.reason, kind))}
    </StateLabel>
  );
}
