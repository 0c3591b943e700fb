import type { Env } from '@passerelle/shared/contract';
import type { ObjectPlace } from './object-place';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The server’s settings, as `readConfig` reads them from the environment. */
export interface Config {
  env: string;
  version: string;
  host: string;
  port: number;
  /** The address of this process's metrics; absent: none. */
  metricsPort: number | undefined;
  /** The target of traces, OTLP over HTTP; absent: none. */
  tracesUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without the pooler of `databaseUrl`; absent: there is no pooler. */
  databaseDirectUrl: string | undefined;
  /** A read replica of the database; absent: none. */
  databaseReadUrl: string | undefined;
  /** The object store for files; absent: they are in the data folder. */
  filesAt: ObjectPlace | undefined;
  /** Without a slash at the end. */
  publicUrl: string;
  /** The proxies that are trusted to state the client's address; empty: none. */
  trustedProxies: readonly string[];
  sessionSecret: string;
  demo: boolean;
  /** Absent: mails are kept and not sent. */
  smtpUrl: string | undefined;
  /** The sender of mails. */
  mailFrom: { name: string; address: string };
  /** Address for reports of wrong translations, linked in the footer; absent: no link. */
  supportEmail: string | undefined;
  logLevel: LogLevel;
  /** Absent: no audience is measured. */
  analytics: Env['analytics'];
  /** The built pages; absent: only the API is served. */
  webDir: string | undefined;
  /** A Prometheus-compatible server with the samples of events, without a trailing slash; absent: none. */
  reportingUpstream: string | undefined;
  /** Origins of future remotes: an open page can then follow a remote that moves there. */
  remoteOrigins: readonly string[];
}
