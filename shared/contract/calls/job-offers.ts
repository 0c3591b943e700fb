import { Type } from 'typebox';
import { defineCalls } from '../call';
import { JobOfferCounts } from '../entities/reporting/counts';
import { JobOffer, JobOfferCreation, JobOfferUpdate } from '../entities/network/job-offer';
import { jobOfferSorts, jobOfferStatuses } from '../enums/networking';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { countQuery, listQuery, several } from '../paging';
import { listOf } from '../envelope';
import { stepProgress } from './program';

const params = Type.Object({ jobOfferId: Id });

/** Networking actions name the offer they are about, and figures count applications. */
const changes = ['/me/jobOffers/*', '/me/agenda/*', '/me/stats'] as const;

export const jobOfferCalls = defineCalls({
  'GET /me/jobOffers': {
    summary: 'The job offers a person follows. Those « en cours » are asked for as pending and accepted.',
    query: listQuery(jobOfferSorts, { status: several(jobOfferStatuses) }, pageSizes.jobOffers),
    response: listOf(JobOffer),
  },
  // The specification counts offers for the tabs without giving the call a path.
  'GET /me/jobOffers/count': {
    summary: 'Number of offers per tab; accepted ones count as pending.',
    query: countQuery({}),
    response: JobOfferCounts,
  },
  'POST /me/jobOffers': {
    summary: 'Add an offer with its pictures, as `documents.N.file` beside `documents.N.description`.',
    body: JobOfferCreation,
    files: ['documents'],
    response: JobOffer,
    touches: ['/me/jobOffers/*', ...stepProgress],
  },
  'GET /me/jobOffers/:jobOfferId': { summary: 'One offer.', params, response: JobOffer },
  'PUT /me/jobOffers/:jobOfferId': {
    summary: 'Change an offer, or only its status.',
    params,
    body: JobOfferUpdate,
    files: ['documents'],
    response: JobOffer,
    touches: changes,
  },
  'DELETE /me/jobOffers/:jobOfferId': { summary: 'Delete an offer; its interviews stay.', params, touches: changes },
  'PUT /me/jobOffers/:jobOfferId/restore': {
    summary: 'Take a deletion back.',
    params,
    response: JobOffer,
    touches: changes,
  },
});
