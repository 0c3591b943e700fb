import { type Locale, localeInfo, type LocaleInfo } from './locale-info';
import { currentLocale, useLocale } from './activate';
import { dateFormats, onFirstUse } from './format-dates';

const NARROW_NBSP = '\u202F';

/** Intl sets the wide space of units before a percent sign; French wants the narrow one. */
const bindPercent = (text: string): string => text.replace(/\s%/u, `${NARROW_NBSP}%`);

/** Decimal, as the limits of the contract are. */
const bytesPer = { kilobyte: 1_000, megabyte: 1_000_000 } as const;

/** Formats of numbers and lists. */
function figureFormats({ code, format: tag }: LocaleInfo) {
  const bind = code === 'fr' ? bindPercent : (text: string) => text;
  const figures = (options: Intl.NumberFormatOptions) => onFirstUse(() => new Intl.NumberFormat(tag, options));
  const plain = figures({ maximumFractionDigits: 1 });
  const ratio = figures({ style: 'percent', maximumFractionDigits: 0 });
  const euros = figures({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const sizes = {
    kilobyte: figures({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
    megabyte: figures({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
  };
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
      return sizes[unit]().format(Math.max(bytes, bytesPer.kilobyte) / bytesPer[unit]);
    },
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
