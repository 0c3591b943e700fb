import { screen, within } from '@testing-library/react';

import type { JobOffer } from '@passerelle/shared/contract';
import { aJobOffer, aProfile, fakeApi, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { JobOfferScreen } from './job-offer.screen';

export const site = aJobOffer({
  job: { occupation: 'projectManagement' },
  description: 'Conduire les chantiers.\nTrois sites.',
  documents: [{ id: '00000000-0000-4000-8000-000000000011', url: '/api/files/11', description: 'Capture du site' }],
});
export const follow = (offer: JobOffer, more: Handlers = {}) =>
  fakeApi({
    'GET /me': () => aProfile(),
    'GET /me/jobOffers/:jobOfferId': () => offer,
    ...more,
  });
export const open = (offer: JobOffer, state: unknown = null) =>
  renderScreen(<JobOfferScreen />, { route: `/job-offers/${offer.id}`, path: '/job-offers/:jobOfferId', state });
export const changes = (api: ReturnType<typeof follow>) =>
  api.requestsOf('PUT /me/jobOffers/:jobOfferId').map(({ body }) => body);
export const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));
/** A server that stores the changes it receives. */
export const remembering = (offer: JobOffer): Handlers => {
  let stored = offer;
  return {
    'GET /me/jobOffers/:jobOfferId': () => stored,
    'PUT /me/jobOffers/:jobOfferId': ({ body }) => {
      stored = { ...stored, ...(body as Partial<JobOffer>), statusDate: '2026-11-18T09:30:00.000Z' };
      return stored;
    },
  };
};
