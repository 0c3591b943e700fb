import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import { cookieOptions } from './cookie';

/** A new password invalidates the devices of the account. */
interface Account {
  id: string;
  passwordHash: string;
}

/** Browsers on which the person has signed in before: guesses by others do not delay them. */
export interface KnownDevices {
  /** A random name of this browser for the account; undefined for an unknown browser. */
  nameOf(request: FastifyRequest, account: Account): string | undefined;
  remember(account: Account, request: FastifyRequest, reply: FastifyReply): void;
}

interface Options {
  secret: string;
  clock: Clock;
  /** True if the site uses https; a request over https is enough. */
  isSecure: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const YEAR_DAYS = 365;
/** Users who share a browser; beyond this number the one with the oldest sign-in is dropped. */
const PEOPLE_MAX = 4;
const pattern = /^([a-z\d]{1,6})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * A cookie with, for each account, the day, a random name and a signature over both, the account and its password:
 * nothing is stored, and it reveals no account.
 */
export function createKnownDevices({ secret, clock, isSecure }: Options): KnownDevices {
  const isSecureFor = (request: FastifyRequest): boolean => isSecure || request.protocol === 'https';
  const cookieFor = (request: FastifyRequest): string => `${isSecureFor(request) ? '__Host-' : ''}passerelle_device`;
  const today = (): number => Math.floor(clock.now().toMillis() / DAY_MS);
  const sign = (day: string, name: string, { id, passwordHash }: Account): string =>
    createHmac('sha256', secret).update(['known-device', day, name, id, passwordHash].join('\n')).digest('base64url');

  const tokensOf = (request: FastifyRequest): string[] =>
    (request.cookies[cookieFor(request)] ?? '')
      .slice(0, 1_000)
      .split('~')
      .filter((token) => pattern.test(token));

  function nameIn(token: string, account: Account): string | undefined {
    const [, day = '', name = '', signature = ''] = pattern.exec(token) ?? [];
    const age = today() - parseInt(day, 36);
    const isRight = timingSafeEqual(Buffer.from(sign(day, name, account)), Buffer.from(signature));
    return isRight && age >= 0 && age < YEAR_DAYS ? name : undefined;
  }

  return {
    nameOf(request, account) {
      for (const token of tokensOf(request).slice(0, PEOPLE_MAX)) {
        const name = nameIn(token, account);
        if (name !== undefined) return name;
      }
      return undefined;
    },

    remember(account, request, reply) {
      const day = today().toString(36);
      const name = randomBytes(12).toString('base64url');
      const others = tokensOf(request).filter((token) => nameIn(token, account) === undefined);
      const tokens = [`${day}.${name}.${sign(day, name, account)}`, ...others].slice(0, PEOPLE_MAX);
      const options = cookieOptions((YEAR_DAYS * DAY_MS) / 1_000, isSecureFor(request));
      void reply.setCookie(cookieFor(request), tokens.join('~'), options);
    },
  };
}
