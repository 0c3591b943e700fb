import { bindPercent } from './french-spaces';
import type { LocaleInfo } from './locale-info';

/** How figures and enumerations of things are written. */
export function figureFormats({ code, format: tag }: LocaleInfo) {
  const bind = code === 'fr' ? bindPercent : (text: string) => text;
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const ratio = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const euros = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const lists = {
    and: new Intl.ListFormat(tag, { type: 'conjunction' }),
    or: new Intl.ListFormat(tag, { type: 'disjunction' }),
  };
  return {
    /** « 1 284 » */
    number: (value: number) => plain.format(value),
    /** From a share of one: 0.12 is « 12 % ». */
    percent: (share: number) => bind(ratio.format(share)),
    /** Euros without decimals: « 41 284 € » */
    money: (value: number) => euros.format(value),
    /** « un, deux et trois » */
    list: (items: readonly string[], join: keyof typeof lists = 'and') => lists[join].format(items),
  };
}
