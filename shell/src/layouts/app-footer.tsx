import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { bootData } from '../boot/boot-data';
import { FRONT_VERSION } from '../boot/version';

export function AppFooter(): ReactNode {
  const year = now().getUTCFullYear();
  const version = bootData.env?.version ?? FRONT_VERSION;
  return (
    <Box
      component="footer"
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 24px',
        px: { xs: 2, lg: 4, xl: 6 },
        py: '18px',
        borderBlockStart: `1px solid ${palette.divider}`,
        typography: 'caption',
        color: palette.neutral.ink3,
        '& a': { color: palette.text.secondary, textUnderlineOffset: '3px' },
      })}
    >
      <Box component="span" sx={{ marginInlineEnd: 'auto' }}>
        <Trans>
          © {year} Passerelle · version {version}
        </Trans>
      </Box>
      <RouteLink to={routeTo('faq')}>
        <Trans>FAQ</Trans>
      </RouteLink>
      <RouteLink to={routeTo('termsOfUse')}>
        <Trans>Conditions d’utilisation</Trans>
      </RouteLink>
      <RouteLink to={routeTo('privacyPolicy')}>
        <Trans>Politique de confidentialité</Trans>
      </RouteLink>
    </Box>
  );
}
