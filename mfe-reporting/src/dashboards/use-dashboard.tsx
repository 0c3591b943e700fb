import { FailureText, useToast } from '@passerelle/shared/ui';
import { useEffect, useState } from 'react';

import type { Dashboard } from './dashboard';
import general from './general.json';

interface Asked {
  user: unknown;
  distrib: unknown;
}

/** Most ask for everybody: the definitions of one person and of people side by side come when they are asked for. */
const others = {
  'per-user': async () => (await import(/* webpackChunkName: "per-user" */ './per-user.json')).default,
  'per-distribution': async () =>
    (await import(/* webpackChunkName: "per-distribution" */ './per-distribution.json')).default,
};
const loaded = new Map<Dashboard['name'], Dashboard>([['general', general as Dashboard]]);

/** Which of the definitions tells what was asked for: of one person, of people side by side, or of all. */
function nameFor({ user, distrib }: Asked): Dashboard['name'] {
  if (user !== null) return 'per-user';
  return distrib === null ? 'general' : 'per-distribution';
}

/** Null until it is there. Where it does not come a message says so, and the network that is back tries again. */
export function useDashboard(asked: Asked): Dashboard | null {
  const toast = useToast();
  const [, setCount] = useState(loaded.size);
  const name = nameFor(asked);
  useEffect(() => {
    if (name === 'general' || loaded.has(name)) return undefined;
    const load = (): void => {
      others[name]().then(
        (definition) => setCount(loaded.set(name, definition as Dashboard).size),
        (error: unknown) => {
          toast(<FailureText error={error} />, { tone: 'error' });
          addEventListener('online', load, { once: true });
        },
      );
    };
    load();
    return () => removeEventListener('online', load);
  }, [name, toast]);
  return loaded.get(name) ?? null;
}
