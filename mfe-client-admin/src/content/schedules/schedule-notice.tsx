import { Trans } from '@lingui/react/macro';
import type { ContentSchedule } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  schedule: ContentSchedule;
  onRemove: (schedule: ContentSchedule) => void;
  /** Item titles beside the date, in a list of schedules; absent on the page of the item. */
  children?: ReactNode;
}

/** A scheduled publication, or a refused one with its reasons. */
export function ScheduleNotice({ schedule, onRemove, children }: Props): ReactNode {
  const { dateTime } = useFormats();
  const { at, createdBy: author, failedAt, problems } = schedule;
  const when = dateTime(at);
  return (
    <Notice
      tone={failedAt ? 'error' : 'info'}
      title={
        failedAt ? (
          <Trans>Publication refusée, prévue le {when}</Trans>
        ) : (
          <Trans>Publication programmée le {when}</Trans>
        )
      }
      action={
        <Button variant="neutral" onClick={() => onRemove(schedule)}>
          <Trans>Retirer</Trans>
        </Button>
      }
    >
      {children}
      {author && (
        <Box>
          <Trans>Par {author}</Trans>
        </Box>
      )}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' }}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Box>
      )}
    </Notice>
  );
}
