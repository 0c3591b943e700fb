import { WordsProvider } from '@passerelle/shared/i18n';
import { type ReactNode, useLayoutEffect } from 'react';

import { CrashBoundary } from '../errors/boundaries';
import { AfterPaint } from '../loading/after-paint';
import { restorePaintedFocus } from './keep-focus';

const loadConsent = async () => (await import(/* webpackChunkName: "consent" */ '../features/consent/consent')).Consent;

/** What every document may have to say over its page: first in the page, so that a keyboard meets it first. */
export const PageNotices = (): ReactNode => <AfterPaint load={loadConsent} />;

/** What every document stands in, from the outside in. Whoever needs a theme brings it: the login page does without. */
export function Frame({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(restorePaintedFocus, []);
  return (
    <WordsProvider>
      <PageNotices />
      <CrashBoundary>{children}</CrashBoundary>
    </WordsProvider>
  );
}
