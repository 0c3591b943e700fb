import { codeOf, StartProblem } from './start-problem';

interface Named {
  /** Host and port, or the folder of the socket. */
  place: string;
  user: string;
  database: string;
}

/** The parts of an address for messages: never its password. */
function readAddress(url: string): Named {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  const user = decodeURIComponent(username) || searchParams.get('user') || process.env['USER'] || '';
  return { place: `${host}:${port || 5432}`, user, database: decodeURIComponent(pathname.slice(1)) || user };
}

const correct = 'or correct DATABASE_URL.';

const sentences: readonly [RegExp, (named: Named) => string][] = [
  [/^(ENOTFOUND|EAI_\w+)$/, ({ place }) => `Nothing is called ${place}: start the database, ${correct}`],
  [/^3D000$/, ({ database, place }) => `There is no database "${database}" at ${place}: create it, ${correct}`],
  [/^28P01$/, ({ user, place }) => `The database at ${place} refuses the password of "${user}": correct DATABASE_URL.`],
  [/^28...$/, ({ user, place }) => `The database at ${place} does not let "${user}" in: create that role, ${correct}`],
  [/^57P03$/, ({ place }) => `The database at ${place} is still starting: start the server again in a moment.`],
  [/^53300$/, ({ place }) => `The database at ${place} has no connection left: raise its max_connections.`],
  [/^(53100|ENOSPC)$/, ({ place }) => `The disk of the database at ${place} is full: make room on it.`],
  [
    /^25006$/,
    ({ place }) => `The database at ${place} can only be read: name the one that is written to in DATABASE_URL.`,
  ],
  [/^42501$/, ({ user, database }) => `"${user}" may not make tables in "${database}": make it the owner, ${correct}`],
  [/^E[A-Z]+$|^08...$|^57P0.$/, ({ place }) => `The database at ${place} does not answer: start it, ${correct}`],
];

/** Messages of failed connections that have no error code. */
const unconnected =
  /Connection terminated|timeout exceeded when trying to connect|does not support SSL|SASL|self-signed/;

/** Returns the known reason why a database is unusable, else the original error. `setting` names the address. */
export function databaseProblem(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  if (error instanceof StartProblem) return error;
  const named = readAddress(url);
  const code = codeOf(error) ?? '';
  const known = sentences.find(([codes]) => codes.test(code));
  if (known) return new StartProblem(known[1](named).replace('DATABASE_URL', setting));
  const { message } = error instanceof Error ? error : { message: '' };
  if (!unconnected.test(message)) return error;
  return new StartProblem(
    `The database at ${named.place} does not answer (${message}): start it, ${correct}`.replace(
      'DATABASE_URL',
      setting,
    ),
  );
}

export const OLDEST_SERVER = 15;
export const neededExtensions = ['pg_trgm', 'btree_gin', 'unaccent'] as const;

/** A server that is too old, or lacks the extensions for searches. */
export function assertServer(version: number, extensions: readonly string[]): void {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_SERVER) {
    throw new StartProblem(`DATABASE_URL names a PostgreSQL ${major}: it must be ${OLDEST_SERVER} or newer.`);
  }
  const missing = neededExtensions.filter((name) => !extensions.includes(name));
  if (missing.length === 0) return;
  throw new StartProblem(
    `The PostgreSQL of DATABASE_URL lacks ${missing.join(', ')}: install its "contrib" extensions.`,
  );
}
