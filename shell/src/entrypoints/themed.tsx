import { type Locale, useLocale } from '@passerelle/shared/i18n';
import { AppThemeProvider, directionOf, prepareDirection } from '@passerelle/shared/theme';
import type { ComponentType, ReactNode } from 'react';

import { styleNonce } from '../boot/boot-data';
import { useSession } from '../session/session-store';

/** The theme, in the colour of the organisation: for all but the login page, which draws its few things without. */
export const themed = (Screen: ComponentType): ComponentType =>
  function ThemedScreen(): ReactNode {
    const { me } = useSession();
    const { code } = useLocale();
    return (
      <AppThemeProvider organization={me?.organization?.theme ?? null} locale={code} nonce={styleNonce}>
        <Screen />
      </AppThemeProvider>
    );
  };

/** What a locale that reads from the right takes, before the first render. */
export const prepareTheme = (locale: Locale): Promise<void> => prepareDirection(directionOf(locale));
