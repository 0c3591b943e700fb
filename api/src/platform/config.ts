import type { Env } from '@passerelle/shared/contract';
import type { ObjectPlace } from './object-place';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The server’s settings, as `readConfig` makes them of its environment. */
export interface Config {
  env: string;
  version: string;
  host: string;
  port: number;
  /** Where the metrics of this process are read; absent: nowhere. */
  metricsPort: number | undefined;
  /** Where traces are sent, by OTLP over HTTP; absent: nowhere. */
  tracesUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without the pooler that `databaseUrl` leads to; absent: none is between. */
  databaseDirectUrl: string | undefined;
  /** A copy of the database for reading; absent: none. */
  databaseReadUrl: string | undefined;
  /** The object store for files; absent: they lie in the data folder. */
  filesAt: ObjectPlace | undefined;
  /** Without a slash at the end. */
  publicUrl: string;
  /** The proxies that are trusted to state where a request came from; empty: none. */
  trustedProxies: readonly string[];
  sessionSecret: string;
  demo: boolean;
  /** Absent: mails are kept and not sent. */
  smtpUrl: string | undefined;
  /** Who mails come from. */
  mailFrom: { name: string; address: string };
  logLevel: LogLevel;
  /** Absent: no audience is measured. */
  analytics: Env['analytics'];
  /** The built pages; absent: only the API is served. */
  webDir: string | undefined;
  /** A Prometheus-compatible server that holds the samples of events, without a slash at the end; absent: none. */
  reportingUpstream: string | undefined;
  /** Origins where remotes may come to stand: a page that is open when one moves there can then follow it. */
  remoteOrigins: readonly string[];
}
