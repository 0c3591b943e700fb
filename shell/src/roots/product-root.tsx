import { swrConfig } from '@passerelle/shared/client';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { Inside } from '../inside/inside';
import { FollowProfile } from '../session/follow-profile';
import { SessionEnd } from '../session/session-end';

/** The product: it comes in one chunk, once it is known that somebody may enter. */
export function ProductRoot(): ReactNode {
  return (
    <SWRConfig value={swrConfig}>
      <BrowserRouter>
        <Inside />
        <FollowProfile />
        <SessionEnd />
      </BrowserRouter>
    </SWRConfig>
  );
}

export { prepareScreenAt as prepare } from '../federation/prepare-at';
