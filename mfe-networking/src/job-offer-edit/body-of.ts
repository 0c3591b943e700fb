import type { JobOffer, JobOfferBody } from '@passerelle/shared/contract';

/** An offer as its form holds it. */
export const bodyOf = (offer: JobOffer): JobOfferBody => {
  const { title, type, company, responseDate, followUpDate, origin, reference, job, description, documents } = offer;
  return {
    ...{ title, type, company, responseDate, followUpDate, origin, reference, job, description },
    documents: documents.map((document) => ({ id: document.id, description: document.description })),
  };
};
