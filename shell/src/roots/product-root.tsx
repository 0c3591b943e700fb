import { swrConfig } from '@passerelle/shared/client';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { Inside } from '../inside/inside';
import { ProductRouter } from '../navigation/product-router';
import { AfterPaint } from '../parts/after-paint';
import { FollowProfile } from '../session/follow-profile';
import { SessionEnd } from '../session/session-end';

/** The forms before the login say for themselves when nothing answers. */
const loadNetwork = async () =>
  (await import(/* webpackChunkName: "network" */ '../network/network-notice')).NetworkNotice;

/** The product: it comes in one chunk, once it is known that somebody may enter. */
export function ProductRoot(): ReactNode {
  return (
    <SWRConfig value={swrConfig}>
      <AfterPaint load={loadNetwork} />
      <ProductRouter>
        <Inside />
        <FollowProfile />
        <SessionEnd />
      </ProductRouter>
    </SWRConfig>
  );
}

export { prepareScreenAt as prepare } from '../federation/prepare-at';
