import type { PartOf } from '../parts/part';

/** The account, for who opens it. */
export const accountPart: PartOf = {
  name: 'account',
  load: async () => (await import(/* webpackChunkName: "account" */ './account-routes')).AccountRoutes,
};
