import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { SelectedProgram } from '@passerelle/shared/contract';
import { isProgramOver, programWeeks } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import { Box, IconButton, Typography } from '@passerelle/shared/ui';
import { ProgressBar } from '@passerelle/shared/ui/data';
import { Drawer } from '@passerelle/shared/ui/mui/overlays';
import type { ReactNode } from 'react';

import { useSession } from '../../session/session-store';
import { useMenu } from './menu-entries';
import { MenuList } from './menu-list';
import { Logo } from '../frame/logo';

/** Progress of the programme, as text and as a bar; empty before its first week and after its end. */
export function WeekProgress({ program }: { program: SelectedProgram }): ReactNode {
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
      <ProgressBar total={total} done={current - 1} current={current} />
    </Box>
  );
}

/** The menu of narrow screens: it slides in over the page, and ends with where the programme stands. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const { me } = useSession();
  const { space, entries } = useMenu();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t`Menu`, role: 'dialog', 'aria-modal': true, sx: { width: 'min(300px, 84vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', px: '14px', pb: 2.5 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: 64,
            paddingInlineStart: '6px',
          }}
        >
          <Logo url={me?.organization?.theme.logoUrl ?? undefined} />
          <IconButton aria-label={t`Fermer le menu`} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </Box>
        <MenuList entries={entries} onNavigate={onClose} />
        {space === 'participant' && me?.selectedProgram && <WeekProgress program={me.selectedProgram} />}
      </Box>
    </Drawer>
  );
}
