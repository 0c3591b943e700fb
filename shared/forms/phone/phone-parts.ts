import { dialCodes, keepsZero } from './dial-codes';

export interface PhoneParts {
  country: string;
  /** The number as it is dialled within the country, or all of it when its country is not known. */
  national: string;
}

const spaced = (text: string): string => text.replaceAll(/[\s.\-()/]+/gu, ' ').trim();

function countryOf(digits: string, preferred: string): [country: string, code: string] | null {
  const fitting = Array.from(dialCodes).filter(([, code]) => digits.startsWith(code));
  const longest = fitting.toSorted(([, a], [, b]) => b.length - a.length)[0];
  if (!longest) return null;
  return dialCodes.get(preferred) === longest[1] ? [preferred, longest[1]] : longest;
}

/** Reads a number as it is kept: « +33 6 12 34 56 78 », « 0033612345678 », « 06 12 34 56 78 ». */
export function splitPhone(text: string, preferred: string): PhoneParts {
  const national = text.trim();
  const abroad = national.replace(/^00/u, '+');
  const [country, code] = (abroad.startsWith('+') && countryOf(abroad.replaceAll(/\D/gu, ''), preferred)) || [];
  if (!country || !code) return { country: preferred, national };
  // The code may be written with spaces of its own: « +1 242 … ».
  const afterCode = new RegExp(`^\\+\\s*${code.split('').join('\\s*')}`, 'u');
  return { country, national: spaced(abroad.replace(afterCode, '')) };
}

/** « 6 12 34 56 78 »: only the French way of grouping is known for sure. */
const grouped = (country: string, national: string): string => {
  const digits = national.replaceAll(' ', '');
  return country === 'fr' && /^\d{9}$/u.test(digits)
    ? digits.replace(/(\d)(\d\d)(\d\d)(\d\d)(\d\d)/u, '$1 $2 $3 $4 $5')
    : national;
};

/** A number as it is kept, whichever way it was typed; nothing when no number was. */
export function joinPhone({ country, national }: PhoneParts): string {
  const text = spaced(national);
  if (text === '' || text.startsWith('+')) return text;
  const bare = keepsZero.includes(country) ? text : text.replace(/^0\s*/u, '');
  return `+${dialCodes.get(country) ?? ''} ${grouped(country, bare)}`.trim();
}

/** What E.164 allows, with room for the short numbers of small countries. */
export const isDiallable = (phone: string): boolean => {
  const { length } = phone.replaceAll(/\D/gu, '');
  return length >= 7 && length <= 15;
};
