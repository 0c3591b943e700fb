import { Trans, useLingui } from '@lingui/react/macro';
import { now, useLocale } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Link } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { bootData } from '../boot/boot-data';
import { FRONT_VERSION } from '../boot/env';
import { useSession } from '../session/session-store';

/**
 * In a language that a machine translated: a mail to support that names the language, the screen, and the words selected
 * on it.
 */
function ReportWords(): ReactNode {
  const { t } = useLingui();
  const { name, isMachineMade } = useLocale();
  const { pathname } = useLocation();
  const [words, setWords] = useState('');
  const to = bootData.env?.supportEmail;
  if (!to || !isMachineMade) return null;
  const subject = t`Passerelle : traduction à corriger (${name})`;
  const body = [t`Écran : ${pathname}`, t`Texte : ${words}`, t`Ce qui serait juste :`].join('\n');
  return (
    <Link
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      // The press itself takes the selection away.
      onPointerDown={() => setWords(String(getSelection() ?? ''))}
    >
      <Trans>Signaler une traduction</Trans>
    </Link>
  );
}

/** `underFloats`: something floats over the end of the page, which must not hide the last line. */
export function AppFooter({ underFloats = false }: { underFloats?: boolean }): ReactNode {
  const year = now().getUTCFullYear();
  const version = FRONT_VERSION;
  const { me } = useSession();
  return (
    <Box
      component="footer"
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        flexWrap: 'wrap',
        alignItems: { xs: 'flex-start', md: 'center' },
        gap: '4px 24px',
        px: { xs: 2, lg: 4, xl: 6 },
        pt: '16px',
        pb: { xs: underFloats ? 'calc(88px + env(safe-area-inset-bottom, 0px))' : '16px', md: '16px' },
        borderBlockStart: `1px solid ${palette.divider}`,
        typography: 'caption',
        color: palette.neutral.ink3,
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 24,
          '@media (pointer: coarse)': { minHeight: 44 },
          color: palette.text.secondary,
          textUnderlineOffset: '3px',
        },
      })}
    >
      <Box component="span" sx={{ marginInlineEnd: { md: 'auto' } }}>
        <Trans>
          © {year} Passerelle · version {version}
        </Trans>
      </Box>
      <ReportWords />
      {me && (
        <RouteLink to={routeTo('faq')}>
          <Trans>FAQ</Trans>
        </RouteLink>
      )}
      <RouteLink to={routeTo('termsOfUse')}>
        <Trans>Conditions d’utilisation</Trans>
      </RouteLink>
      <RouteLink to={routeTo('privacyPolicy')}>
        <Trans>Politique de confidentialité</Trans>
      </RouteLink>
    </Box>
  );
}
