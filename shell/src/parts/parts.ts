import type { PartOf } from './part';

/** What comes before the product opens, and the product itself: whoever signs in does not load it to see the form. */
export const parts = {
  login: {
    name: 'login',
    load: async () => (await import(/* webpackChunkName: "login" */ '../login/login.screen')).LoginScreen,
  },
  terms: {
    name: 'terms',
    load: async () => (await import(/* webpackChunkName: "terms" */ '../terms/terms.screen')).TermsScreen,
  },
  inside: {
    name: 'inside',
    load: async () => (await import(/* webpackChunkName: "inside" */ '../inside/inside')).Inside,
  },
} satisfies Record<string, PartOf>;
