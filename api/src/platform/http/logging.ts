import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';
import { systemClock } from '../clock';

const secrets = [
  'password',
  'oldPassword',
  'token',
  'secret',
  'recoveryCodes',
  'username',
  'email',
  'authorization',
  'cookie',
  '["set-cookie"]',
];
const below = (path: string, name: string): string => (name.startsWith('[') ? path + name : `${path}.${name}`);

/** One JSON object per line. Secrets are redacted wherever they stand in an object. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  // The process’s own stream survives what cannot be written; the logger’s own way to it ends the process.
  stream: { write: (line) => void process.stdout.write(line) },
  base: null,
  timestamp: () => `,"time":"${systemClock.now().toISO()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: secrets.flatMap((name) => [name, below('*', name), below('*.*', name)]), censor: '(kept out)' },
});

/** Called every few seconds by the gateway. */
const probes = ['/api/health', '/api/ready'];

/** Successful probes are logged as debug only. */
export const levelOfCall = (route: string, status: number): 'debug' | 'info' =>
  probes.includes(route) && status < 400 ? 'debug' : 'info';
