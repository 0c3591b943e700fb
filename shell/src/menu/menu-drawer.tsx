import { useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, IconButton } from '@passerelle/shared/ui';
import { Drawer } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useSession } from '../session/session-store';
import { MenuList } from './menu-list';
import { useMenu } from './use-menu';
import { WeekPlanks } from './week-planks';
import { Logo } from '../layouts/logo';

/** The menu of narrow screens: it slides in over the page, and ends with where the programme stands. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const { me } = useSession();
  const { space, entries } = useMenu();
  return (
    <Drawer open={open} onClose={onClose} aria-label={t`Menu`} width="min(300px, 84vw)">
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
        {space === 'participant' && me?.selectedProgram && <WeekPlanks program={me.selectedProgram} />}
      </Box>
    </Drawer>
  );
}
