import type { ReactNode } from 'react';

import { OffersShown } from '../job-offer-parts/offers-shown';
import { JobOfferList } from './job-offer-list';

/** The offers that a participant follows, and what came of them. */
export const JobOfferListScreen = (): ReactNode => (
  <OffersShown>
    <JobOfferList />
  </OffersShown>
);
