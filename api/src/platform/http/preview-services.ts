import { inForeground } from '../background/task';
import { failure } from '../failure';
import { inPreview } from '../previews/preview-schema';
import type { Person } from '../sessions/person';
import type { Route } from './routes';
import type { Services } from './services';

const ofSessions = /^\w+ \/(auth|logAs)\b/;

/** Sessions, and calls that only a person may make, are of the product: a preview has none. */
export function assertInProduct({ preview }: Person, { key, options }: Pick<Route, 'key' | 'options'>): void {
  if (preview === undefined) return;
  if (options.oneselfOnly || ofSessions.test(key)) throw failure('forbidden', { message: 'inPreview' });
}

/** The services of a call; in a preview, on its tables and nothing else, in one transaction. */
export const withServicesFor = <T>(
  person: Pick<Person, 'preview'> | undefined,
  services: Services,
  work: (services: Services) => Promise<T>,
): Promise<T> =>
  person?.preview === undefined
    ? work(services)
    : inPreview(services.db, person.preview, (db) =>
        work({ ...services, db, readCopy: undefined, background: inForeground(db) }),
      );
