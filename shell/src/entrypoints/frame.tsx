import { WordsProvider } from '@passerelle/shared/i18n';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';

import { CrashBoundary, QuietBoundary } from '../errors/boundaries';
import { restorePaintedFocus } from './keep-focus';

const Consent = lazy(async () => ({
  default: (await import(/* webpackChunkName: "consent" */ '../features/consent/consent')).Consent,
}));

/** What every document may have to say over its page: first in the page, so that a keyboard meets it first. */
export const PageNotices = (): ReactNode => (
  <QuietBoundary>
    <Suspense>
      <Consent />
    </Suspense>
  </QuietBoundary>
);

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
