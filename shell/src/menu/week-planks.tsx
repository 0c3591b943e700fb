import { Trans } from '@lingui/react/macro';
import { isProgramOver, programWeeks, type SelectedProgram } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import { Planks } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** Where the programme stands, in words and as planks; nothing before its first week, and once it is over. */
export function WeekPlanks({ program }: { program: SelectedProgram }): ReactNode {
  const at = now().toISOString();
  const { current, total } = programWeeks(program.dates, at);
  if (current === 0 || isProgramOver(program, at)) return null;
  return (
    <Box
      sx={({ palette }) => ({
        marginBlockStart: 'auto',
        pt: 2.5,
        px: '10px',
        borderBlockStart: `1px solid ${palette.divider}`,
      })}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        <Trans>
          Semaine {current} sur {total}
        </Trans>
      </Typography>
      <Planks total={total} done={current - 1} current={current} />
    </Box>
  );
}
