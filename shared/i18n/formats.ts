import { type Locale, localeInfo, type LocaleInfo } from './locale-info';
import { currentLocale, useLocale } from './activate';
import { dateFormats, onFirstUse } from './format-dates';

const NBSP = '\u00A0';
const NARROW_NBSP = '\u202F';

/** Intl sets the wide space before a percent sign and the narrow one before a unit; French has them the other way round. */
const bindFrench = (text: string): string => text.replace(/\s%/u, `${NARROW_NBSP}%`).replace(/\s(?=\p{L})/u, NBSP);

/** Decimal, as the limits of the contract are. */
const bytesPer = { kilobyte: 1_000, megabyte: 1_000_000 } as const;

const MINUTE_SECONDS = 60;

/** Formats of numbers and lists. */
function figureFormats({ code, format: tag }: LocaleInfo) {
  const bind = code === 'fr' ? bindFrench : (text: string) => text;
  const figures = (options: Intl.NumberFormatOptions) => onFirstUse(() => new Intl.NumberFormat(tag, options));
  const plain = figures({ maximumFractionDigits: 1 });
  const ratio = figures({ style: 'percent', maximumFractionDigits: 0 });
  const euros = figures({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const units = {
    kilobyte: figures({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
    megabyte: figures({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    second: figures({ style: 'unit', unit: 'second', maximumFractionDigits: 0 }),
    minute: figures({ style: 'unit', unit: 'minute', maximumFractionDigits: 0 }),
  };
  const measure = (value: number, unit: keyof typeof units): string => bind(units[unit]().format(value));
  const lists = {
    and: onFirstUse(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
    or: onFirstUse(() => new Intl.ListFormat(tag, { type: 'disjunction' })),
  };
  return {
    /** « 1 284 » */
    number: (value: number) => plain().format(value),
    /** From a share of one: 0.12 is « 12 % ». */
    percent: (share: number) => bind(ratio().format(share)),
    /** Euros without decimals: « 41 284 € » */
    money: (value: number) => euros().format(value),
    /** The size of a file: « 500 ko », « 5 Mo »; never less than one kilobyte. */
    fileSize: (bytes: number) => {
      const unit = bytes < bytesPer.megabyte ? 'kilobyte' : 'megabyte';
      return measure(Math.max(bytes, bytesPer.kilobyte) / bytesPer[unit], unit);
    },
    /** « 7 min », or « 45 s » for less than one minute. */
    duration: (seconds: number) =>
      seconds < MINUTE_SECONDS ? measure(seconds, 'second') : measure(seconds / MINUTE_SECONDS, 'minute'),
    /** « un, deux et trois » */
    list: (items: readonly string[], join: keyof typeof lists = 'and') => lists[join]().format(items),
  };
}

const build = (code: Locale) => {
  const info = localeInfo(code);
  return { ...dateFormats(info), ...figureFormats(info) };
};

export type Formats = ReturnType<typeof build>;

const made = new Map<Locale, Formats>();

/** The formats of a locale; outside of components, of the current one. */
export function formatsFor(code: Locale = currentLocale()): Formats {
  const formats = made.get(code) ?? build(code);
  made.set(code, formats);
  return formats;
}

/** The formats of the page's locale; the component renders again when that changes. */
export const useFormats = (): Formats => formatsFor(useLocale().code);
