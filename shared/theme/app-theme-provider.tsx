import { CacheProvider, Global, type Interpolation, ThemeContext } from '@emotion/react';
import type { Locale, OrganizationTheme } from '@passerelle/shared/contract';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';

import { pageStyles } from './kit/page-styles';
import { addedSheets, weakened } from './kit/sheets';
import { directionOf, createStyleCache, isDirectionReady, prepareDirection } from './style-cache';
import { themeFor } from './theme-for';

interface Props {
  organization: OrganizationTheme | null;
  locale: Locale;
  /** The page's content security policy asks it of every style. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The one theme of the page, made from the organisation's colour, in the direction of the locale. */
export function AppThemeProvider({ organization, locale, nonce, children }: Props): ReactNode {
  const direction = directionOf(locale);
  const [, setReady] = useState(isDirectionReady(direction));
  const ready = isDirectionReady(direction);
  useEffect(() => {
    if (!ready) void prepareDirection(direction).then(() => setReady(true));
  }, [direction, ready]);

  const cache = useMemo(() => createStyleCache(ready ? direction : 'ltr', nonce), [direction, ready, nonce]);
  const { theme, variables } = useMemo(() => themeFor(organization, locale), [organization, locale]);
  const styles = useMemo(() => pageStyles(theme) as Interpolation<object>, [theme]);
  const added = useSyncExternalStore(addedSheets.subscribe, addedSheets.get, addedSheets.get);
  const addedStyles = useMemo(() => added.map((sheet) => weakened(sheet(theme))), [added, theme]);
  if (!ready) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <Global styles={{ ':root': variables }} />
        <Global styles={styles} />
        {addedStyles.map((sheet) => (
          <Global key={Object.keys(sheet)[0]} styles={sheet as Interpolation<object>} />
        ))}
        {children}
      </ThemeContext>
    </CacheProvider>
  );
}
