import { Trans } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { Logo } from '../frame/logo';
import { LanguageSwitch } from './language-switch';
import { LoginScenery } from './login-scenery';

interface Props {
  title: ReactNode;
  /**
   * A name for what the page has come to say, instead of what it said when it was opened: its heading takes the focus,
   * so that nobody is left on a button that is gone.
   */
  moment?: string;
  children: ReactNode;
}

/** Before the product opens: one thing to do at the start, the bridge at the end; on a phone the bridge is above. */
export function PublicLayout({ title, moment, children }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moment) heading.current?.focus();
  }, [moment]);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 702fr) minmax(0, 738fr)' },
        gridTemplateRows: { xs: 'auto 1fr', xl: '1fr' },
        minHeight: '100vh',
        backgroundColor: 'background.paper',
      }}
    >
      <LoginScenery />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gridRow: { xl: 1 },
          px: { xs: 2.5, xl: 8 },
          py: { xs: 2.5, xl: 4.5 },
        }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Logo />
          <LanguageSwitch />
        </Box>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            width: '100%',
            maxWidth: { xs: 480, xl: 404 },
            marginInline: 'auto',
            marginBlock: { xs: '34px', xl: 'auto' },
            py: { xl: 6 },
            outline: 'none',
          }}
        >
          <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ mb: 1, '&:focus-visible': { outline: 'none' } }}>
            {title}
          </Typography>
          {children}
        </Box>
        <Box
          component="footer"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px 20px',
            typography: 'caption',
            '& a': { color: 'text.secondary', textUnderlineOffset: '3px' },
          }}
        >
          <a href={routePaths.termsOfUse}>
            <Trans>Conditions d’utilisation</Trans>
          </a>
          <a href={routePaths.privacyPolicy}>
            <Trans>Politique de confidentialité</Trans>
          </a>
        </Box>
      </Box>
    </Box>
  );
}
