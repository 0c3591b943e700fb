import type { JobOffer } from '@passerelle/shared/contract';

/** The first interview that takes place, or has; one that was cancelled is none. They come in the order of their dates. */
export const firstInterview = ({ appointments }: Pick<JobOffer, 'appointments'>) =>
  appointments.find(({ status }) => status !== 'cancelled');
