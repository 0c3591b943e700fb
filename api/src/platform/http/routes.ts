import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import { calls, type Calls } from '@passerelle/shared/contract/calls';
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';
import type { ReadFromCopy } from '../database/read-copy';
import type { Services } from './services';
import type { Person } from '../sessions/person';
import type { Access, PersonFor, FormatFailure } from './access';
import type { Load } from './load-limits';
import type { ReceivedFiles } from './received-files';
import type { Locale } from './locale';
import type { SeenVersions } from '../versions';

type Key = keyof Calls & string;

export interface Context<C, P = Person> {
  /** On a changing call (POST, PUT, DELETE) this is one transaction: a thrown failure takes everything back. */
  db: Db;
  person: P;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Files of a multipart call, by the names that the contract gives them. */
  files: ReceivedFiles;
  locale: Locale;
  /** The versions in `If-Match`: `assertSeen` compares them with the present one. */
  seen: SeenVersions;
  now: DateTime<true>;
  /** For a read beside which something is written: a call that does nothing else says `mayLag`. */
  readFromCopy: ReadFromCopy;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** What goes into `data`; or the reply itself, once a handler has answered with a file or a redirect. */
type Answer<C> = ResponseOf<C> extends undefined ? FastifyReply | void : ResponseOf<C> | FastifyReply;
type Handler<C, P> = (context: Context<C, P>) => Promise<Answer<C>> | Answer<C>;

export interface RouteOptions<C = Call, P = Person | undefined> {
  /** `false` where changes must stay although the call fails: counting wrong passwords. */
  transaction?: boolean;
  /** Runs before the transaction and is not rolled back with it: counting tries, and slow work on files. */
  before?: (context: Context<C, P>) => Promise<void>;
  /** Refused while somebody of the product is signed in as the person. */
  oneselfOnly?: boolean;
  /** Any open page makes this call again and again: it is no sign of the person's activity. */
  isPoll?: boolean;
  /** It only reads, and may miss for some seconds what others have written: it goes to a copy of the database where there is one. */
  mayLag?: boolean;
  /** What the call costs, which decides how many of it run at a time. Absent: an ordinary call. */
  load?: Load;
  /** Bytes of a body, where the general limit does not fit. */
  bodyLimit?: number;
  /** Bytes of each file of a multipart body, likewise. */
  fileLimit?: number;
  /** How a failure is told, where the call follows another product's form; undefined: as everywhere. */
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
