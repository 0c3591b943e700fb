import { Trans } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, Outlet } from 'react-router-dom';

import { AppFooter } from './app-footer';
import { AppHeader } from './header/app-header';
import { MainArea } from './frame/main-area';
import { useSpace } from '../session/space';

/** For pages beside the work: the account, the legal pages, the questions. A way home stands where the menu was. */
export function BackHomeLayout({ bell, width = 860 }: { bell: ReactNode; width?: number }): ReactNode {
  const home = useSpace() === 'client' ? routeTo('client') : routeTo('home');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        '@media print': { display: 'block', minHeight: 0 },
      }}
    >
      <AppHeader bell={bell} />
      <MainArea width={width}>
        <Button
          component={RouteLink}
          to={home}
          variant="text"
          startIcon={<ArrowBackRounded className="flip" />}
          sx={{ marginInlineStart: -1.5, mb: 2 }}
        >
          <Trans>Retour à l’accueil</Trans>
        </Button>
        <Outlet />
      </MainArea>
      <AppFooter />
    </Box>
  );
}
