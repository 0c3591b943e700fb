import { routePaths } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

import { Part } from './parts/part';
import { parts } from './parts/parts';

/** Before the product, and the product. */
export function AppRoutes(): ReactNode {
  return (
    <Routes>
      <Route path={routePaths.login} element={<Part of={parts.login} />} />
      <Route path={routePaths.loginTerms} element={<Part of={parts.terms} />} />
      <Route path="*" element={<Part of={parts.inside} />} />
    </Routes>
  );
}
