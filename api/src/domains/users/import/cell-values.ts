import type { Gender, JobLevel, RoleName } from '@passerelle/shared/contract';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { creatableRoles, roles } from '@passerelle/shared/contract/enums/security';
import { plainDigits, plainLetters } from '@passerelle/shared/contract/rules/common/search';
import { DateTime } from 'luxon';
import { givenLine } from '../../../platform/text/text';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { exportLabels } from '../list/export-labels';

const roleLabels: Record<string, RoleName> = {
  ...Object.fromEntries(roles.map((role) => [plainLetters(role), role])),
  utilisateur: 'user',
  utilisatrice: 'user',
  participant: 'user',
  participante: 'user',
  salarie: 'user',
  salariee: 'user',
  'participant e': 'user',
  rrh: 'headHR',
  rh: 'headHR',
  'responsable rh': 'headHR',
  'responsable ressources humaines': 'headHR',
  'hr manager': 'headHR',
  'administrateur principal': 'owner',
  'main administrator': 'owner',
  administrateur: 'admin',
  administrator: 'admin',
  'super admin': 'superAdmin',
};

const genderLabels: Record<string, Gender> = {
  homme: 'man',
  h: 'man',
  m: 'man',
  mr: 'man',
  monsieur: 'man',
  masculin: 'man',
  man: 'man',
  male: 'man',
  femme: 'woman',
  f: 'woman',
  mme: 'woman',
  madame: 'woman',
  mlle: 'woman',
  feminin: 'woman',
  woman: 'woman',
  female: 'woman',
  mrs: 'woman',
  ms: 'woman',
};

const levelLabels: Record<string, JobLevel> = {
  ouvrier: 'worker',
  ouvriere: 'worker',
  employe: 'worker',
  employee: 'worker',
  'ouvrier ou employe': 'worker',
  'ouvrier employe': 'worker',
  worker: 'worker',
  'worker or employee': 'worker',
  etam: 'etam',
  'agent de maitrise': 'etam',
  technicien: 'etam',
  technicienne: 'etam',
  cadre: 'executive',
  executive: 'executive',
};

/** The words of the template in every language, which are those of the export. */
const translatedWords = <V extends string>(list: 'roles' | 'genders' | 'jobLevels'): Record<string, V> =>
  Object.fromEntries(
    textLocales.flatMap((locale) =>
      Object.entries(exportLabels(locale)[list]).map(([value, word]) => [plainTitle(word), value as V]),
    ),
  );

/** The value of a word; an unknown word is kept, for the contract to refuse. */
function reader<V extends string>(words: Record<string, V>, list: 'roles' | 'genders' | 'jobLevels') {
  let all: Record<string, V> | undefined;
  return (text: string): V => {
    all ??= { ...translatedWords<V>(list), ...words };
    return all[plainTitle(text)] ?? (text.trim() as V);
  };
}

export const readRole = reader(roleLabels, 'roles');
export const readGender = reader(genderLabels, 'genders');
export const readLevel = reader(levelLabels, 'jobLevels');
export const isCreatable = (role: string): boolean => creatableRoles.some((known) => known === role);
export const isRole = (role: string): role is RoleName => roles.some((known) => known === role);
export const isStaffRole = (role: string): boolean => isRole(role) && role !== 'user';

export type ReadDay = { day: string } | { fault: 'serialDate' | 'noSuchDay' | 'format' };

/** Without the direction marks of Arabic spreadsheets, and with plain digits and separators. */
const readable = (cell: string): string => plainDigits(cell.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));

const french = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const yearFirst = /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})日?$/;
/** Midnight that programs append to a day. */
const midnight = /[ T]00:00(:00(\.0+)?)?Z?$/;
/** Smaller ones are of another calendar, such as the Persian 1403. */
const FIRST_YEAR = 1800;
const serial = /^\d{4,6}([.,]\d+)?$/;

/**
 * A day with the day first, or with the year first. A bare spreadsheet number is ambiguous between two calendars: it is
 * refused by name.
 */
export function readDay(cell: string): ReadDay {
  const text = (givenLine(readable(cell)) ?? '').replace(midnight, '');
  const [, d, m, y] = french.exec(text) ?? [];
  const [, year = y, month = m, day = d] = yearFirst.exec(text) ?? [];
  if (year === undefined) return { fault: serial.test(text) ? 'serialDate' : 'format' };
  if (Number(month) > 12) return { fault: 'format' };
  const read = DateTime.utc(Number(year), Number(month), Number(day));
  if (!read.isValid) return { fault: 'noSuchDay' };
  return read.year > FIRST_YEAR ? { day: read.toISODate() } : { fault: 'format' };
}

/** « 32 500,50 € », « 32,500.50 », « ۳۲٬۵۰۰ »: undefined if it is no amount. */
export function readAmount(cell: string): number | undefined {
  const text = readable(cell)
    .replaceAll(/[\s\u00A0\u202F\u2009'’\u066C€]|eur(os?)?$/gi, '')
    .replace('\u066B', '.');
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  // Three figures after a single separator are thousands.
  const isFraction = last !== -1 && text.length - last - 1 !== 3;
  const whole = (isFraction ? text.slice(0, last) : text).replaceAll(/[.,]/g, '');
  return Number(isFraction ? `${whole}.${text.slice(last + 1)}` : whole);
}
