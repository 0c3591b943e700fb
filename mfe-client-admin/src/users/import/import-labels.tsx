import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import HowToRegRounded from '@mui/icons-material/HowToRegRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { UserImport, UserImportField, UserImportOutcome } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { VisibleToStaff } from '@passerelle/shared/ui';
import { StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** Labels of the column fields. */
export const fieldLabels: Record<UserImportField, MessageDescriptor> = {
  lastName: msg`Nom`,
  firstName: msg`Prénom`,
  email: msg`E‑mail`,
  gender: msg`Genre`,
  phone: msg`Téléphone`,
  role: msg`Rôle`,
  groups: msg`Groupes`,
  managedGroups: msg`Groupes gérés`,
  program: msg`Programme`,
  birthday: msg`Date de naissance`,
  jobTitle: msg`Intitulé du poste`,
  jobLevel: msg`Statut`,
  position: msg`Fonction`,
  manager: msg`Manager`,
  hrRepresentative: msg`Référent RH`,
  annualSalaryWithoutTax: msg`Salaire annuel brut`,
  entryOnDutyDate: msg`Date d’entrée en fonction`,
  companyGroup: msg`Groupe de l’entreprise`,
  companyName: msg`Entreprise`,
  street: msg`Adresse`,
  zipCode: msg`Code postal`,
  city: msg`Ville`,
};

interface OutcomeProps {
  outcome: UserImportOutcome;
  /** False in the preview, before the import. */
  isDone: boolean;
  /** True if the whole import was undone, so no row of it is pending. */
  isUndone: boolean;
}

/** Labels of a row's outcome, planned or done. */
export function OutcomeLabel({ outcome, isDone, isUndone }: OutcomeProps): ReactNode {
  switch (outcome) {
    case 'created':
      return (
        <StateLabel tone="success" icon={<CheckCircleRounded />}>
          {isDone ? (
            <Trans context="a row of an import">Importée</Trans>
          ) : (
            <Trans context="a row of an import">À importer</Trans>
          )}
        </StateLabel>
      );
    case 'known':
      return (
        <StateLabel icon={<HowToRegRounded />}>
          <Trans>Déjà là</Trans>
        </StateLabel>
      );
    case 'refused':
      return (
        <StateLabel tone="error" icon={<ErrorRounded />}>
          <Trans context="a row of an import">Refusée</Trans>
        </StateLabel>
      );
    case 'undone':
      return (
        <StateLabel icon={<UndoRounded className="flip" />}>
          <Trans context="a row of an import">Annulée</Trans>
        </StateLabel>
      );
    case 'pending':
      return isUndone ? (
        <StateLabel icon={<BlockRounded />}>
          <Trans>Non importée</Trans>
        </StateLabel>
      ) : (
        <StateLabel tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans context="a row of an import">En attente</Trans>
        </StateLabel>
      );
  }
}

/** Labels of an import's status. */
export function StatusLabel({ status }: Pick<UserImport, 'status'>): ReactNode {
  switch (status) {
    case 'mapping':
      return (
        <StateLabel tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans>Colonnes à confirmer</Trans>
        </StateLabel>
      );
    case 'checking':
      return (
        <StateLabel tone="info" icon={<PlayCircleRounded />}>
          <Trans>Vérification en cours</Trans>
        </StateLabel>
      );
    case 'ready':
      return (
        <StateLabel tone="warning" icon={<HourglassEmptyRounded />}>
          <Trans>Prêt à importer</Trans>
        </StateLabel>
      );
    case 'running':
      return (
        <StateLabel tone="info" icon={<PlayCircleRounded />}>
          <Trans>Import en cours</Trans>
        </StateLabel>
      );
    case 'done':
      return (
        <StateLabel tone="success" icon={<CheckCircleRounded />}>
          <Trans context="an import">Terminé</Trans>
        </StateLabel>
      );
    case 'stopped':
      return (
        <StateLabel tone="warning" icon={<PauseCircleRounded />}>
          <Trans context="an import">Arrêté</Trans>
        </StateLabel>
      );
    case 'failed':
      return (
        <StateLabel tone="error" icon={<BlockRounded />}>
          <Trans context="an import">Interrompu</Trans>
        </StateLabel>
      );
    case 'undone':
      return (
        <StateLabel icon={<UndoRounded className="flip" />}>
          <Trans context="an import">Annulé</Trans>
        </StateLabel>
      );
  }
}

/** Visibility note beside the imported data, before and after the import. */
export const VisibleToTheirStaff = (): ReactNode => (
  <VisibleToStaff sx={{ maxWidth: '66ch' }}>
    <Trans>
      Visible par les managers et RRH des groupes de chaque personne, et par les administrateurs de votre organisation.
    </Trans>
  </VisibleToStaff>
);

/** Visibility note of imports: the file itself has fewer viewers than its people. */
export function ImportVisibleTo(): ReactNode {
  const days = durations.importResultDays;
  return (
    <VisibleToStaff sx={{ maxWidth: '66ch' }}>
      <Trans>
        Visible par vous et par les administrateurs de votre organisation. Au bout de {days} jours, il n’en reste que
        les personnes importées.
      </Trans>
    </VisibleToStaff>
  );
}
