import type { PartOf } from '../parts/part';

/** The legal texts, for who opens them. */
export const legalPart: PartOf = {
  name: 'legal',
  load: async () => (await import(/* webpackChunkName: "legal" */ './legal-routes')).LegalRoutes,
};
