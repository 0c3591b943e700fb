import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config';
import { systemClock } from '../clock';

const secrets = ['password', 'oldPassword', 'token', 'authorization', 'cookie', 'username', 'email'];

/** One JSON object a line. Nothing that opens a door is written, wherever in an object it stands. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${systemClock.now().toISO()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(kept out)' },
});
