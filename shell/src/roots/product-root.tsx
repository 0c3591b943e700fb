import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { Inside } from '../inside/inside';

/** The product: it comes in one chunk, once it is known that somebody may enter. */
export function ProductRoot(): ReactNode {
  return (
    <BrowserRouter>
      <Inside />
    </BrowserRouter>
  );
}

export { prepareScreenAt as prepare } from '../federation/prepare-at';
