import { Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import { canReport, type Appointment } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box, Button, Card, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useDraftForm } from './use-draft-form';
import { ReportForm, reportDraft } from './report.form';

/** A report is due once the appointment has begun. */
const hasBegun = ({ date }: Appointment): boolean => Date.parse(date) <= now().getTime();

/** The report of an action, which can be changed until the action is cancelled. Its form opens by itself when it is due. */
export function Report({ action }: { action: Appointment }): ReactNode {
  const { comment, status } = action;
  const isDue = status === 'pending' && hasBegun(action);
  const mayWrite = canReport(action);
  const { isOpen, open, close, box } = useDraftForm(reportDraft(action), { mayWrite, startsOpen: isDue });
  return (
    <Section title={<Trans>Compte rendu</Trans>}>
      <Card padding="small">
        <Box ref={box} sx={{ display: 'grid', gap: '14px' }}>
          {!isOpen && <ReportText comment={comment} mayWrite={mayWrite} />}
          {!isOpen && mayWrite && (
            <Box data-print="no">
              <Button variant={comment ? 'neutral' : 'outlined'} startIcon={<EditNoteRounded />} onClick={open}>
                {comment ? <Trans>Modifier le compte rendu</Trans> : <Trans>Écrire le compte rendu</Trans>}
              </Button>
            </Box>
          )}
          {isOpen && <ReportForm action={action} onClose={close} />}
        </Box>
      </Card>
    </Section>
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
