import { plainDigits, plainLetters } from '@passerelle/shared/contract/rules/common/search';
import { givenLine } from '../text/text';

/** A column title in normalised form: plain letters and figures of any script, single spaces. */
export const plainTitle = (title: string): string =>
  plainLetters(title)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A cell with an e-mail or a number is no title of a column. */
export const isValue = (cell: string): boolean =>
  /\S@\S+\.\S/.test(cell) || /^[+0(]?[\d .()-]{6,}$/.test(plainDigits(cell).trim());

/** Direction marks that phones copy, and the signs that keep a spreadsheet from computing a number. */
const aroundNumber = /\p{Cf}|^\s*(?:tel:|[='"])+|"$/gu;

/** Signs of Chinese and Japanese keyboards. */
const fullWidth = /[\uFF01-\uFF5E]/gu;

/** « (555) 123-4567 », « 02/98/40 », « '+33 6 », « ۰۹۱۲ »: as a stored phone number. */
export const readPhoneNumber = (text: string): string | null =>
  givenLine(
    plainDigits(text.replaceAll(fullWidth, (sign) => sign.normalize('NFKC')))
      .replaceAll(aroundNumber, '')
      .replaceAll('/', ' ')
      .replace(/^\s*\(([^)]*)\)/, '$1 ')
      .replaceAll(/[\u2010-\u2015]/g, '-'),
  );
