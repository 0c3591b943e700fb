import { Trans, useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { activateLocale, isLocale, localeInfo, useLocale } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Link, Typography } from '@passerelle/shared/ui';
import { DeviceSelect } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useEffect, useRef } from 'react';

import { Logo } from '../frame/logo';
import { LoginScenery } from './login-scenery';

const [first, second, ...others] = textLocales;

/** Every language that the public pages have words in, two of them one press away. */
function LanguageSwitch(): ReactNode {
  const { t } = useLingui();
  const { code } = useLocale();
  const choose = (chosen: string | null) => isLocale(chosen) && void activateLocale(chosen);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
      <ToggleButtonGroup
        exclusive
        aria-label={t`Langue`}
        value={code}
        onChange={(_event, chosen: string | null) => choose(chosen)}
      >
        {[first, second].map((locale) => {
          const { name, language } = localeInfo(locale);
          return (
            <ToggleButton key={locale} value={locale} lang={language}>
              {name}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      {others.length > 0 && (
        <DeviceSelect
          value={others.some((locale) => locale === code) ? code : ''}
          onChange={({ target }) => choose(target.value)}
          inputProps={{ 'aria-label': t`Autres langues` }}
        >
          <option value="" disabled>
            {t`Autres langues`}
          </option>
          {others.map((locale) => {
            const { name, language } = localeInfo(locale);
            return (
              <option key={locale} value={locale} lang={language}>
                {name}
              </option>
            );
          })}
        </DeviceSelect>
      )}
    </Box>
  );
}

interface Props {
  title: ReactNode;
  /** Name of the page's state. When it changes, the heading takes the focus, since the pressed button is gone. */
  moment?: string;
  children: ReactNode;
}

/** Layout of the pages before sign-in: content at the start, the bridge at the end; on a phone the bridge is above. */
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
          px: { xs: '20px', xl: '64px' },
          py: { xs: '20px', xl: '36px' },
        }}
      >
        <Box
          component="header"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '12px 16px',
          }}
        >
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
            py: { xl: '48px' },
            outline: 'none',
          }}
        >
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            sx={{ mb: '8px', '&:focus-visible': { outline: 'none' } }}
          >
            {title}
          </Typography>
          {children}
        </Box>
        <Typography
          component="footer"
          variant="caption"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', '& a': { color: 'text.secondary' } }}
        >
          <Link href={routePaths.termsOfUse}>
            <Trans>Conditions d’utilisation</Trans>
          </Link>
          <Link href={routePaths.privacyPolicy}>
            <Trans>Politique de confidentialité</Trans>
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}
