import { routePaths, useLocation } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { FaqScreen } from './faq/faq.screen';
import { StaticPageScreen } from './static-page.screen';

/** The texts that the product owes its people. */
export function LegalRoutes(): ReactNode {
  const { pathname } = useLocation();
  if (pathname === routePaths.faq) return <FaqScreen />;
  return <StaticPageScreen slug={pathname === routePaths.termsOfUse ? 'terms-of-use' : 'privacy-policy'} />;
}
