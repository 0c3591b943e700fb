import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import { calls, type Calls } from '@passerelle/shared/contract/calls';
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';
import type { ReadFromReplica } from '../database/read-replica';
import type { Services } from './services';
import type { Person } from '../sessions/person';
import type { Access, PersonFor, FormatFailure } from './access';
import type { Load } from './load-limits';
import type { ReceivedFiles } from './received-files';
import type { Locale } from './locale';
import type { SeenVersions } from '../versions';

type Key = keyof Calls & string;

export interface Context<C, P = Person> {
  /** For a changing call (POST, PUT, DELETE) this is one transaction: a thrown failure rolls back. */
  db: Db;
  person: P;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Files of a multipart call, by contract name. */
  files: ReceivedFiles;
  locale: Locale;
  /** The versions in `If-Match`: `assertSeen` compares them with the present one. */
  seen: SeenVersions;
  now: DateTime<true>;
  /** For a read that also writes; a call that only reads says `mayLag`. */
  readFromCopy: ReadFromReplica;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** The value of `data`; or the reply itself, for a file or a redirect. */
type Answer<C> = ResponseOf<C> extends undefined ? FastifyReply | void : ResponseOf<C> | FastifyReply;
type Handler<C, P> = (context: Context<C, P>) => Promise<Answer<C>> | Answer<C>;

export interface RouteOptions<C = Call, P = Person | undefined> {
  /** `false` where changes must survive a failure: counters of wrong passwords. */
  transaction?: boolean;
  /** Runs before the transaction, without its rollback: counters, and slow work on files. */
  before?: (context: Context<C, P>) => Promise<void>;
  /** Refused during impersonation. */
  oneselfOnly?: boolean;
  /** Open pages poll this call: it is no activity of the user. */
  isPoll?: boolean;
  /** A read that may lag by some seconds: it uses a read replica if there is one. */
  mayLag?: boolean;
  /** The cost class of the call, which limits its parallelism. Absent: an ordinary call. */
  load?: Load;
  /** The body limit in bytes, if not the general one. */
  bodyLimit?: number;
  /** The limit of each file of a multipart body, likewise. */
  fileLimit?: number;
  /** The error format of a call that follows another product's; undefined: the general one. */
  formatFailure?: FormatFailure;
}

export interface Route {
  key: string;
  call: Call;
  access: Access;
  options: RouteOptions;
  handler: (context: Context<Call, Person | undefined>) => unknown;
}

export type On = <K extends Key, const A extends Access>(
  key: K,
  access: A,
  handler: Handler<Calls[K], PersonFor<A>>,
  options?: RouteOptions<Calls[K], PersonFor<A>>,
) => void;

/** A domain's calls, each with its access and its handler; `registerRoutes` registers them with the server. */
export function defineRoutes(describe: (on: On) => void): readonly Route[] {
  const routes: Route[] = [];
  describe((key, access, handler, options = {}) => {
    const call: Call | undefined = calls[key];
    if (!call) throw new Error(`${key} is not a call of the contract.`);
    if (!access?.kind) throw new Error(`${key} does not say who may make it.`);
    routes.push({
      key,
      call,
      access,
      options: options as RouteOptions,
      handler: handler as Route['handler'],
    });
  });
  return routes;
}
