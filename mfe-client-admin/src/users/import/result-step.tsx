import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { UserImport } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, Button, FailureText, Notice, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { DeletedUsersLink } from '../../components/user-list-links';
import { done, ImportFigures } from './import-figures';
import { ImportRows } from './import-rows';
import { VisibleToTheirStaff } from './import-labels';
import { RefusedButton } from './refused-button';
import { startImport, undoImport } from './user-import.mutations';

interface Props {
  found: UserImport;
  isOwn: boolean;
}

const tones = { stopped: 'warning', failed: 'error', undone: 'info' } as const;

/** Result of an import, with its undo. */
export function ResultStep({ found, isOwn }: Props): ReactNode {
  const { status, counts } = found;
  const hasNewcomers = status === 'done' && counts.created > counts.seats;
  const tone = status in tones ? tones[status as keyof typeof tones] : 'success';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' }}>
      <Box component="output" sx={{ display: 'block' }}>
        <Notice tone={tone} title={<ResultTitle found={found} />}>
          <ResultText found={found} />
        </Notice>
      </Box>
      <ImportFigures figures={done(found)} />
      <VisibleToTheirStaff />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        {hasNewcomers && (
          <Button
            component={RouteLink}
            to={routeTo('clientUsers', {}, { query: { import: found.id } })}
            state={{ openProgram: true }}
            variant="contained"
          >
            <Trans>Leur attribuer un programme</Trans>
          </Button>
        )}
        <Button component={RouteLink} to={routeTo('clientUsers')} variant={hasNewcomers ? 'neutral' : 'contained'}>
          <Trans>Voir les utilisateurs</Trans>
        </Button>
        {isOwn && found.programs.length > 0 && (
          <Button component={RouteLink} to={routeTo('clientBulkActions')} variant="neutral">
            <Trans>Suivre l’attribution des programmes</Trans>
          </Button>
        )}
        {isOwn && counts.pending > 0 && status !== 'undone' && <GoOnButton found={found} />}
        {counts.refused > 0 && <RefusedButton found={found} />}
        {found.undoUntil !== null && <Undo found={found} />}
        {status === 'undone' && counts.undone > 0 && <DeletedUsersLink />}
      </Box>
      <ImportRows found={found} isDone isOwn={isOwn} />
    </Box>
  );
}

function ResultTitle({ found }: { found: UserImport }): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { created, undone } = found.counts;
  const [made, back] = [number(created), number(undone)];
  if (found.status === 'undone') {
    return t`${plural(undone, { 0: 'Import annulé : personne n’a été retiré', one: 'Import annulé : # personne retirée', other: `Import annulé : ${back} personnes retirées` })}`;
  }
  if (found.status === 'stopped') {
    return t`${plural(created, { 0: 'Import arrêté avant la première personne', one: 'Import arrêté après # personne', other: `Import arrêté après ${made} personnes` })}`;
  }
  if (found.status === 'failed') {
    return t`${plural(created, { 0: 'Import interrompu avant la première personne', one: 'Import interrompu après # personne', other: `Import interrompu après ${made} personnes` })}`;
  }
  return t`${plural(created, { 0: 'Import fait : personne n’a été ajouté', one: 'Import fait : # personne ajoutée', other: `Import fait : ${made} personnes ajoutées` })}`;
}

function ResultText({ found }: { found: UserImport }): ReactNode {
  const { t } = useLingui();
  const { dateTime, number } = useFormats();
  const days = number(durations.userRestoreDays);
  const { touched, undoUntil, status, counts } = found;
  const until = undoUntil && dateTime(undoUntil);
  if (status === 'undone') {
    return t`${plural(touched, { 0: `Pendant ${days} jours, chaque personne peut encore être rétablie.`, one: `# personne est restée, car elle a été modifiée, a ouvert son compte ou a commencé son programme depuis. Les autres peuvent être rétablies pendant ${days} jours.`, other: `# personnes sont restées, car elles ont été modifiées, ont ouvert leur compte ou ont commencé leur programme depuis. Les autres peuvent être rétablies pendant ${days} jours.` })}`;
  }
  if (status === 'stopped')
    return <Trans>Ce qui est importé reste. Vous pouvez reprendre là où il s’est arrêté.</Trans>;
  if (status === 'failed')
    return <Trans>Une erreur est survenue sur le serveur. Ce qui est importé reste ; réessayez.</Trans>;
  if (until !== null) return <Trans>L’import peut être annulé jusqu’au {until}.</Trans>;
  return counts.refused > 0 ? <Trans>Corrigez les lignes refusées ci-dessous, puis importez-les.</Trans> : null;
}

function GoOnButton({ found }: { found: UserImport }): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await startImport(found.id, found.sendsWelcome);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ActionButton variant="neutral" busy={busy} onClick={() => void press()}>
      {found.status === 'done' ? <Trans>Importer les lignes corrigées</Trans> : <Trans>Reprendre l’import</Trans>}
    </ActionButton>
  );
}

const wasUndone = (): ReactNode => <Trans>L’import a été annulé</Trans>;

function Undo({ found }: { found: UserImport }): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { ask, dialog } = useConfirmation<UserImport>({
    act: ({ id }) => undoImport(id),
    done: wasUndone,
  });
  const { touched, counts } = found;
  const going = counts.created - touched;
  const people = number(going);
  const days = number(durations.userRestoreDays);
  return (
    <>
      <Button variant="neutral" startIcon={<UndoRounded className="flip" />} onClick={() => ask(found)}>
        <Trans>Annuler l’import</Trans>
      </Button>
      <ConfirmDialog
        {...dialog}
        danger
        title={t`${plural(going, { one: 'Retirer la personne importée ?', other: `Retirer les ${people} personnes importées ?` })}`}
        confirmLabel={<Plural value={going} one="Retirer cette personne" other="Retirer ces personnes" />}
        cancelLabel={<Trans>Garder l’import</Trans>}
      >
        {touched > 0
          ? t`${plural(touched, { one: '# personne a été modifiée, a ouvert son compte ou a commencé son programme depuis : elle reste.', other: '# personnes ont été modifiées, ont ouvert leur compte ou ont commencé leur programme depuis : elles restent.' })}`
          : t`${plural(going, {
              one: `Elle n’aura plus accès à Passerelle, et peut être rétablie pendant ${days} jours.`,
              other: `Elles n’auront plus accès à Passerelle. Chacune peut être rétablie pendant ${days} jours.`,
            })}`}
        {found.programs.length > 0 && (
          <Box sx={{ mt: '6px' }}>
            <Trans>Les places de licence prises pour les personnes retirées sont rendues.</Trans>
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}
