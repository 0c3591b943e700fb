import { useCall } from '@passerelle/shared/client';

export const useJobOffer = (jobOfferId: string) => useCall('GET /me/jobOffers/:jobOfferId', { params: { jobOfferId } });
