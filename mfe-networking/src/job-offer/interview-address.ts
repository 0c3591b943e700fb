import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';

/** Where the interview of an offer is planned: all that is known of it is filled in there. */
export const interviewAddress = ({ id }: Pick<JobOffer, 'id'>): string =>
  routeTo('networkingActionCreate', {}, { query: { jobOffer: id, actionType: 'jobInterview' } });
