import type { Dashboard } from './dashboard';
import general from './general.json';
import { type Parts, usePart } from './use-part';

interface Asked {
  user: unknown;
  distrib: unknown;
}

/** Most ask for everybody: the definitions of one person and of people side by side come when they are asked for. */
const definitions: Parts<Dashboard['name'], Dashboard> = {
  loaders: {
    general: () => Promise.resolve(general as Dashboard),
    'per-user': async () => (await import(/* webpackChunkName: "per-user" */ './per-user.json')).default as Dashboard,
    'per-distribution': async () =>
      (await import(/* webpackChunkName: "per-distribution" */ './per-distribution.json')).default as Dashboard,
  },
  loaded: new Map([['general', general as Dashboard]]),
};

/** Which of the definitions tells what was asked for: of one person, of people side by side, or of all. */
function nameFor({ user, distrib }: Asked): Dashboard['name'] {
  if (user !== null) return 'per-user';
  return distrib === null ? 'general' : 'per-distribution';
}

export const useDashboard = (asked: Asked): Dashboard | null => usePart(definitions, nameFor(asked));
