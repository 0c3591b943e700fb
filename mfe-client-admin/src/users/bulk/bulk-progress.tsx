import { Plural, Trans, useLingui } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import { saveFile } from '@passerelle/shared/client';
import type { BulkAction } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Button, Card, FailureText, useToast } from '@passerelle/shared/ui';
import { ConfirmDialog, Progress, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { cancelBulk, resumeBulk } from './bulk-action.mutations';
import { isUnderWay, readAllPeople } from './bulk-action.resource';
import { ClosureAims, HandOverAims } from './bulk-aims';
import { BulkDone, BulkStatusLabel } from './bulk-labels';
import { bulkSkipText } from './bulk-skips';
import { resultFile } from './result-file';
import { UndoDeletion } from './undo-deletion';

/** The outcome of each person as a file. */
function ResultButton({ action }: { action: BulkAction }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      const text = resultFile(action, await readAllPeople(action.id), t);
      const name = t`action-groupee`;
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}-${action.createdAt.slice(0, 10)}.csv`);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ActionButton variant="neutral" busy={busy} startIcon={<DownloadRounded />} onClick={() => void load()}>
      <Trans>Télécharger le résultat</Trans>
    </ActionButton>
  );
}

interface Props {
  action: BulkAction;
  /** People not reached yet. */
  left: number;
}

/** Kinds that need a group or a pack; the followers of a hand-over are checked by the server. */
const aimed: readonly BulkAction['kind'][] = ['giveProgram', 'extendProgram', 'addToGroup', 'removeFromGroup'];

/** Reason for the early stop of a bulk action, its progress, and a button to resume. */
function BulkEnd({ action, left }: Props): ReactNode {
  const { id, kind, group, pack, status } = action;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  if (status !== 'stopped' && status !== 'failed') return null;
  const hasAim = !aimed.includes(kind) || group !== null || pack !== null;
  const mayResume = left > 0 && hasAim;
  const resume = async (): Promise<void> => {
    setBusy(true);
    try {
      await resumeBulk(id);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: id });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', mt: '16px' }}>
      <Box role="alert" sx={{ flex: '1 1 320px', maxWidth: '66ch', color: 'text.secondary', typography: 'body2' }}>
        {status === 'failed' ? (
          <Trans>
            Plusieurs essais ont échoué, et le travail a été abandonné là. Ce qui est fait est fait ; les autres
            personnes n’ont pas été touchées.
          </Trans>
        ) : (
          <Trans>
            Le travail s’est arrêté là, car vos droits, le groupe ou le pack ont changé. Ce qui est fait est fait ; les
            autres personnes n’ont pas été touchées.
          </Trans>
        )}
      </Box>
      {mayResume && (
        <ActionButton variant="outlined" busy={busy} startIcon={<ReplayRounded />} onClick={() => void resume()}>
          <Plural
            value={left}
            one="Réessayer pour la personne restante"
            other="Réessayer pour les # personnes restantes"
          />
        </ActionButton>
      )}
    </Box>
  );
}

const HINT = { mt: '12px', color: 'text.secondary', typography: 'body2' } as const;

const cancelled = (): ReactNode => <Trans>L’action est annulée</Trans>;

/** Start date of a planned action, and a button that cancels it. */
function BulkPlan({ action }: { action: BulkAction }): ReactNode {
  const { date } = useFormats();
  const cancel = useConfirmation<BulkAction>({
    act: ({ id }) => cancelBulk(id),
    done: cancelled,
    about: ({ id }) => id,
  });
  const start = date(action.startsAt ?? action.createdAt, 'local');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', mt: '16px' }}>
      <Box sx={{ flex: '1 1 320px', maxWidth: '66ch', color: 'text.secondary', typography: 'body2' }}>
        <Trans>Commence le {start}. Vos droits de ce jour-là décident : rien n’est changé avant.</Trans>
      </Box>
      <Button variant="outlined" color="error" onClick={() => cancel.ask(action)}>
        <Trans>Annuler cette action</Trans>
      </Button>
      <ConfirmDialog
        {...cancel.dialog}
        danger
        title={<Trans>Annuler cette action ?</Trans>}
        confirmLabel={<Trans>Annuler cette action</Trans>}
      >
        <Trans>Rien ne sera changé à la date prévue. Vous pourrez en prévoir une autre.</Trans>
      </ConfirmDialog>
    </Box>
  );
}

const handledOf = ({ done, skipped }: BulkAction): number => done + skipped.reduce((sum, { count }) => sum + count, 0);

/** Progress of the action, as a count out of a total, and its state. */
export function BulkProgress({ action }: { action: BulkAction }): ReactNode {
  const { number } = useFormats();
  const { kind, status, total } = action;
  const handled = number(handledOf(action));
  return (
    <Card sx={{ mb: '24px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px', mb: '12px' }}>
        <Box component="output" sx={{ flex: 1, fontWeight: 600 }}>
          <Plural value={total} one={`${handled} sur # personne`} other={`${handled} sur # personnes`} />
        </Box>
        <output>
          <BulkStatusLabel status={status} />
        </output>
        {handledOf(action) > 0 && <ResultButton action={action} />}
      </Box>
      {kind === 'handOver' && <HandOverAims action={action} />}
      {action.closure && <ClosureAims closure={action.closure} />}
      {status === 'planned' ? <BulkPlan action={action} /> : <Handled action={action} />}
    </Card>
  );
}

/** Progress of an action, with its results and the reasons for skipped people. */
function Handled({ action }: { action: BulkAction }): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { kind, total, skipped } = action;
  const handledCount = handledOf(action);
  return (
    <>
      <Progress share={total === 0 ? 1 : handledCount / total} label={t`Avancement`} />
      <Box component="ul" sx={{ m: 0, mt: '16px', p: 0, listStyle: 'none', display: 'grid', gap: '6px' }}>
        <li>
          <BulkDone action={action} />
        </li>
        {skipped.map(({ reason, count }) => (
          <Box key={reason} component="li" sx={{ display: 'flex', gap: '8px' }}>
            <b>{number(count)}</b>
            <span>{t(bulkSkipText(reason, kind))}</span>
          </Box>
        ))}
      </Box>
      {isUnderWay(action) && (
        <Box sx={HINT}>
          <Trans>Vous pouvez quitter cette page : le travail continue, et le résultat reste à cette adresse.</Trans>
        </Box>
      )}
      <BulkEnd action={action} left={total - handledCount} />
      {action.restorable > 0 && <UndoDeletion action={action} />}
    </>
  );
}
