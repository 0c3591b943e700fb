import { resolve } from 'node:path';
import { UserIdentityBody } from '@passerelle/shared/contract/entities/people/user';
import { limits } from '@passerelle/shared/contract/limits';
import { isTimeZone, timeZones } from '@passerelle/shared/contract/rules/common/time-zone';
import { DateTime } from 'luxon';
import { validator } from '../../platform/http/validation';
import { isPlainAddress } from '../../platform/mail/header-values';
import { didYouMean } from '../../platform/text/nearest';

/** The value type of an option. */
export interface Kind<T> {
  /** In the help: `<text>`. */
  hint: string;
  /** Ends the sentence « --x must be … ». */
  expects: (given: string) => string;
  /** Undefined where the text is not of this kind. */
  read: (given: string, folder: string) => T | undefined;
}

const kind = <T>(hint: string, expects: string, read: Kind<T>['read']): Kind<T> => ({
  hint,
  expects: () => expects,
  read,
});

const hasControls = (text: string): boolean => /\p{Cc}/u.test(text);

export const text = (max: number = limits.titleLength): Kind<string> =>
  kind('<text>', `a text of 1 to ${max} signs on one line`, (given) => {
    const trimmed = given.trim();
    return trimmed === '' || trimmed.length > max || hasControls(trimmed) ? undefined : trimmed;
  });

const checkEmail = validator(UserIdentityBody.properties.email, 'exact');

/** An address that sign-in accepts, and nothing else: it is put in a mail header. */
export const email = kind('<address>', 'an e-mail address', (given) => {
  try {
    const address = checkEmail(given);
    return isPlainAddress(address) ? address : undefined;
  } catch {
    return undefined;
  }
});

export const count = (min: number, max: number): Kind<number> =>
  kind('<number>', `a whole number from ${min} to ${max}`, (given) => {
    const number = Number(given);
    return /^\d+$/.test(given) && number >= min && number <= max ? number : undefined;
  });

export const day = kind('<yyyy-mm-dd>', 'a day written as 2026-11-23', (given) => {
  const date = DateTime.fromISO(given, { zone: 'utc' });
  return /^\d{4}-\d\d-\d\d$/.test(given) && date.isValid ? date : undefined;
});

export const oneOf = <T extends string>(words: readonly T[]): Kind<T> => ({
  hint: words.length > 6 ? '<word>' : words.join('|'),
  expects: (given) => `one of ${words.join(', ')}${didYouMean(given, words)}`,
  read: (given) => words.find((word) => word === given),
});

export const timeZone: Kind<string> = {
  hint: '<zone>',
  expects: (given) => `a time zone such as Europe/Paris${didYouMean(given, timeZones())}`,
  read: (given) => (isTimeZone(given) ? given : undefined),
};

export const list = kind('<a,b>', 'names with commas between them', (given) => {
  const names = given.split(',').map((name) => name.trim());
  return names.some((name) => name === '') ? undefined : [...new Set(names)];
});

export const file = kind('<file>', 'a file', (given, folder) => (given === '' ? undefined : resolve(folder, given)));

/** `none` removes the value. */
export const orNone = <T>(inner: Kind<T>): Kind<T | null> => ({
  hint: `${inner.hint}|none`,
  expects: (given) => `${inner.expects(given)}, or none`,
  read: (given, folder) => (given === 'none' ? null : inner.read(given, folder)),
});

export const color = kind('<#RRGGBB>', 'a colour written as #6B5AED', (given) =>
  /^#[0-9a-f]{6}$/i.test(given) ? given.toUpperCase() : undefined,
);
