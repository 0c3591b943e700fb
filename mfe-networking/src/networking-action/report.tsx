import { Trans } from '@lingui/react/macro';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import { canReport, type Appointment } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box, Button, Card, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useWriting } from './use-draft-form';
import { ReportForm, reportDraft } from './report.form';

/** Whether the appointment has begun: from then on there is something to tell. */
const hasBegun = ({ date }: Appointment): boolean => Date.parse(date) <= now().getTime();

/** What came of it. Written once it took place, and open to change for as long as the action is not cancelled. */
export function Report({ action }: { action: Appointment }): ReactNode {
  const { comment, status } = action;
  const asksForIt = status === 'pending' && hasBegun(action);
  const may = canReport(action);
  const { isOpen, open, close, box } = useWriting(reportDraft(action), { may, startsOpen: asksForIt });
  return (
    <Section title={<Trans>Compte rendu</Trans>}>
      <Card padding="small">
        <Box ref={box} sx={{ display: 'grid', gap: '14px' }}>
          {!isOpen && <ReportText comment={comment} may={may} />}
          {!isOpen && may && (
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

const ReportText = ({ comment, may }: Pick<Appointment, 'comment'> & { may: boolean }): ReactNode =>
  comment ? (
    <Box sx={{ whiteSpace: 'pre-line', maxWidth: '66ch', overflowWrap: 'anywhere' }}>{comment}</Box>
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {may ? (
        <Trans>Rien n’est encore écrit. Après l’échange, notez ici ce que vous en retenez.</Trans>
      ) : (
        <Trans>Aucun compte rendu.</Trans>
      )}
    </Typography>
  );
