import { useLocale } from '@passerelle/shared/i18n';
import { AppThemeProvider } from '@passerelle/shared/theme';
import type { ReactNode } from 'react';

import { styleNonce } from '../../boot/boot-data';
import { CodeStep, type CodeStepProps } from './code-step';

/** On the login page, which has no theme: nobody who is not asked for a code loads one. */
export function ThemedCodeStep(props: CodeStepProps): ReactNode {
  const { code } = useLocale();
  return (
    <AppThemeProvider organization={null} locale={code} nonce={styleNonce}>
      <CodeStep {...props} />
    </AppThemeProvider>
  );
}
