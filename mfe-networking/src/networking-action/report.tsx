import { Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { awaitsReport, canReport } from '@passerelle/shared/contract/rules/network/appointments';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, Section, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { REPORT_HASH } from '../components/action/action-deed';
import { useDraftForm } from '../components/action/use-draft-form';
import { ReportForm, reportDraft } from './report.form';

/** Once it has begun the report can be written without a question, and once it is over it is asked for. */
const hasBegun = ({ date }: Appointment): boolean => Date.parse(date) <= now().getTime();

/** The report of an action, which can be changed until the action is cancelled. Its form opens by itself when it is due. */
export function Report({ action }: { action: Appointment }): ReactNode {
  const { comment, status } = action;
  const isWanted = useLocation().hash === `#${REPORT_HASH}`;
  const isDue = awaitsReport(action, now().toISOString());
  const mayWrite = canReport(action);
  const draft = reportDraft(action);
  const { isOpen, open, close, box } = useDraftForm(draft, {
    mayWrite,
    startsOpen: isDue,
    takesFocus: isWanted && isDue,
  });
  const [isAsking, setAsking] = useState(false);
  const isEarly = status === 'pending' && !hasBegun(action);
  return (
    <Section title={<Trans>Compte rendu</Trans>}>
      <Card padding="small">
        <Box ref={box} sx={{ display: 'grid', gap: '14px' }}>
          {!isOpen && <ReportText comment={comment} mayWrite={mayWrite} />}
          {!isOpen && mayWrite && (
            <Box data-print="no">
              <Button
                variant={comment ? 'neutral' : 'outlined'}
                startIcon={<EditNoteRounded />}
                onClick={() => (isEarly ? setAsking(true) : open())}
              >
                {comment ? <Trans>Modifier le compte rendu</Trans> : <Trans>Écrire le compte rendu</Trans>}
              </Button>
            </Box>
          )}
          {isOpen && <ReportForm action={action} onClose={close} />}
        </Box>
      </Card>
      <EarlyReport
        action={action}
        open={isAsking}
        onConfirm={() => {
          setAsking(false);
          open();
        }}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

interface EarlyReportProps {
  action: Appointment;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A report validates the action, whose date can then no longer change: asked before a meeting that has not begun. */
function EarlyReport({ action, open, onConfirm, onClose }: EarlyReportProps): ReactNode {
  const { dateTime } = useFormats();
  const moment = dateTime(action.date);
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Ce rendez‑vous a-t-il déjà eu lieu ?</Trans>}
      confirmLabel={<Trans>Écrire le compte rendu</Trans>}
      cancelLabel={<Trans>Attendre le rendez‑vous</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>Il est prévu {moment}. Enregistrer le compte rendu valide l’action : sa date ne changera plus.</Trans>
    </ConfirmDialog>
  );
}

const ReportText = ({ comment, mayWrite }: Pick<Appointment, 'comment'> & { mayWrite: boolean }): ReactNode =>
  comment ? (
    <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch', overflowWrap: 'anywhere' }}>{comment}</Box>
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {mayWrite ? (
        <Trans>Rien n’est encore écrit. Après l’échange, notez ici ce que vous en retenez.</Trans>
      ) : (
        <Trans>Aucun compte rendu.</Trans>
      )}
    </Typography>
  );
