import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Locale, OrganizationTheme } from '@passerelle/shared/contract';
import { directionOf } from '@passerelle/shared/contract/enums/locales';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { createStyleCache, isDirectionReady, prepareDirection } from './style-cache';
import { themeFor } from './theme-for';

interface Props {
  organization: OrganizationTheme | null;
  locale: Locale;
  /** The page's content security policy asks it of every style. */
  nonce?: string | undefined;
  /** Element for the styles, instead of the head of the document. */
  styleContainer?: Node | undefined;
  children: ReactNode;
}

/** The one theme of the page, made from the organisation's colour, in the direction of the locale. */
export function AppThemeProvider({ organization, locale, nonce, styleContainer, children }: Props): ReactNode {
  const direction = directionOf(locale);
  const [, setReady] = useState(isDirectionReady(direction));
  const ready = isDirectionReady(direction);
  useEffect(() => {
    if (!ready) void prepareDirection(direction).then(() => setReady(true));
  }, [direction, ready]);

  const cache = useMemo(
    () => createStyleCache(ready ? direction : 'ltr', { nonce, container: styleContainer }),
    [direction, ready, nonce, styleContainer],
  );
  const theme = useMemo(() => themeFor(organization, locale), [organization, locale]);
  if (!ready) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
