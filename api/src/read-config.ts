import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { logLevels, type Config, type LogLevel } from './platform/config';
import { demoAnalytics } from './platform/demo-audience';
import { type ObjectPlace, readObjectPlace } from './platform/object-place';
import { readSender } from './platform/mail/header-values';
import { folderProblem, prepareFolder } from './platform/starting/data-folder';
import { codeOf, StartProblem } from './platform/starting/start-problem';
import { isAddressRange } from './platform/source';
import { isOrigin } from './platform/web/origins';

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting; its message is one sentence for the operator. */
export class BadSetting extends StartProblem {}

const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function readPort(env: Environment, name: string): number | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new BadSetting(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function readMetricsPort(env: Environment, port: number): number | undefined {
  const metricsPort = readPort(env, 'METRICS_PORT');
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port) {
    throw new BadSetting('METRICS_PORT must be another port than PORT: people must not reach it.');
  }
  return metricsPort;
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  // The message does not repeat the value, which may contain a password.
  const refused = new BadSetting(
    `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
  if (!URL.canParse(text)) throw refused;
  const { protocol, hostname } = new URL(text);
  // A database may be reached through a socket file; other addresses have a host.
  const hasHost = hostname !== '' || protocol.startsWith('postgres');
  if (!protocols.includes(protocol) || !hasHost) throw refused;
  return text.replace(/\/+$/, '');
}

function readDatabases(env: Environment): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'> {
  const read = (name: string) => readUrl(env, name, ['postgres:', 'postgresql:']);
  const databaseUrl = read('DATABASE_URL');
  const beside = { DATABASE_DIRECT_URL: read('DATABASE_DIRECT_URL'), DATABASE_READ_URL: read('DATABASE_READ_URL') };
  const alone = Object.entries(beside).find(([, url]) => url !== undefined && databaseUrl === undefined);
  if (alone) throw new BadSetting(`${alone[0]} is set beside DATABASE_URL, or not at all.`);
  return {
    databaseUrl,
    databaseDirectUrl: beside.DATABASE_DIRECT_URL,
    databaseReadUrl: beside.DATABASE_READ_URL,
  };
}

/** By the variables of OpenTelemetry's tools. */
function readTracesUrl(env: Environment): string | undefined {
  const read = (name: string) => readUrl(env, name, ['http:', 'https:']);
  if (given(env, 'OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  const base = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  return read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (base && `${base}/v1/traces`);
}

function readFilesAt(env: Environment): ObjectPlace | undefined {
  const text = given(env, 'FILES_URL');
  if (text === undefined) return undefined;
  const place = readObjectPlace(text);
  if (place) return place;
  // The value is not repeated: it is a secret.
  throw new BadSetting(
    'FILES_URL must be s3://KEY:SECRET@host/bucket, with the key or without, with a folder behind it or without, and ?region=, &encryption=, &tls=off where they are needed.',
  );
}

function readMailFrom(env: Environment, publicUrl: string): Config['mailFrom'] {
  const text = given(env, 'MAIL_FROM');
  if (text === undefined) return { name: 'Passerelle', address: `no-reply@${new URL(publicUrl).hostname}` };
  const sender = readSender(text);
  if (sender) return sender;
  throw new BadSetting('MAIL_FROM must be an address, with a name or without: Passerelle <no-reply@example.org>.');
}

function readSupportEmail(env: Environment, demo: boolean): string | undefined {
  const text = given(env, 'SUPPORT_EMAIL');
  if (text === undefined) return demo ? 'support@demo.example' : undefined;
  const address = readSender(text)?.address;
  if (address === text) return address;
  throw new BadSetting('SUPPORT_EMAIL must be an address without a name: support@example.org.');
}

function readFlag(env: Environment, name: string): boolean | undefined {
  const text = given(env, name)?.toLowerCase();
  if (text === undefined) return undefined;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new BadSetting(`${name} must be 1 or 0, not "${text}".`);
}

function readLogLevel(env: Environment): LogLevel {
  const text = given(env, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}

const cookieName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/** All settings or none: a script's cookies must be deletable on refusal. */
function readAnalytics(env: Environment): Config['analytics'] {
  const scriptUrl = readUrl(env, 'ANALYTICS_SCRIPT_URL', ['http:', 'https:']);
  const siteId = given(env, 'ANALYTICS_SITE_ID');
  const cookies = given(env, 'ANALYTICS_COOKIES')
    ?.split(',')
    .map((name) => name.trim());
  if (!scriptUrl && !siteId && !cookies) return undefined;
  if (!scriptUrl || !siteId || !cookies) {
    throw new BadSetting(
      'ANALYTICS_SCRIPT_URL, ANALYTICS_SITE_ID and ANALYTICS_COOKIES are set together, or not at all.',
    );
  }
  if (cookies.every((name) => cookieName.test(name))) return { scriptUrl, siteId, cookies };
  throw new BadSetting('ANALYTICS_COOKIES must be names of cookies, or how they begin, with commas between them.');
}

function readOrigins(env: Environment, name: string): string[] {
  const origins = given(env, name)?.split(',') ?? [];
  const trimmed = origins.map((origin) => origin.trim());
  if (trimmed.every(isOrigin)) return trimmed;
  throw new BadSetting(`${name} must be origins such as https://files.example.org, with commas between them.`);
}

function readTrustedProxies(env: Environment): string[] {
  const ranges = given(env, 'TRUSTED_PROXIES')?.split(',') ?? [];
  const trimmed = ranges.map((range) => range.trim());
  if (trimmed.every(isAddressRange)) return trimmed;
  throw new BadSetting(
    'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.5 or 172.16.0.0/12, with commas between them.',
  );
}

/** Made once and stored, so that signatures stay valid after a restart. */
function readSecret(env: Environment, dataDir: string, isProduction: boolean): string {
  const secret = given(env, 'SESSION_SECRET');
  if (secret !== undefined) {
    if (secret.length >= 32) return secret;
    throw new BadSetting('SESSION_SECRET must have at least 32 characters.');
  }
  if (isProduction)
    throw new BadSetting('SESSION_SECRET must be set when NODE_ENV is production: 32 random characters or more.');
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    prepareFolder('DATA_DIR', dataDir);
    makeSecret(file);
  }
  const made = readFileSync(file, 'utf8').trim();
  if (made.length >= 32) return made;
  throw new BadSetting(`${file} has no whole secret in it: remove it, or set SESSION_SECRET.`);
}

/**
 * The file appears whole or not at all: a full disk leaves no empty secret, and of two parallel starts one makes it.
 */
function makeSecret(file: string): void {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(own, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw folderProblem('DATA_DIR', dirname(file), error);
  } finally {
    rmSync(own, { force: true });
  }
}

export function readConfig(env: Environment, version: string): Config {
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = resolve(given(env, 'DATA_DIR') ?? '.data');
  const port = readPort(env, 'PORT') ?? 3000;
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const webDir = given(env, 'WEB_DIR');
  const demo = readFlag(env, 'DEMO') ?? !isProduction;
  return {
    env: given(env, 'NODE_ENV') ?? 'development',
    version,
    host: given(env, 'HOST') ?? '127.0.0.1',
    port,
    metricsPort: readMetricsPort(env, port),
    tracesUrl: readTracesUrl(env),
    dataDir,
    ...readDatabases(env),
    filesAt: readFilesAt(env),
    publicUrl,
    trustedProxies: readTrustedProxies(env),
    sessionSecret: readSecret(env, dataDir, isProduction),
    demo,
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(env, publicUrl),
    supportEmail: readSupportEmail(env, demo),
    logLevel: readLogLevel(env),
    analytics: readAnalytics(env) ?? (demo ? demoAnalytics : undefined),
    webDir: webDir === undefined ? undefined : resolve(webDir),
    reportingUpstream: readUrl(env, 'REPORTING_UPSTREAM_URL', ['http:', 'https:']),
    remoteOrigins: readOrigins(env, 'REMOTE_ORIGINS'),
  };
}
