import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const sourceLocale = 'fr';
const format = formatter();

/**
 * Reads one catalogue and compiles its messages, so that the page parses no message syntax.
 * French is the source: an entry without translation is its own text. In any other locale it is an error.
 * @param {string} content
 * @param {string} locale
 * @param {(file: string) => boolean} isShown which sources' texts; a text lies with all that show it
 */
export function compilePo(content, locale, isShown = () => true) {
  // Lingui's type leaves room for formats that parse asynchronously; this one does not.
  const catalog = /** @type {import('@lingui/conf').CatalogType} */ (
    format.parse(content, { locale, sourceLocale, filename: `${locale}.po` })
  );
  /** @type {Record<string, unknown>} */
  const messages = {};
  /** @type {string[]} */
  const missing = [];
  for (const [id, entry] of Object.entries(catalog ?? {})) {
    if (entry.obsolete || !(entry.origin ?? [['']]).some(([file]) => isShown(file))) continue;
    const text = entry.translation || (locale === sourceLocale ? (entry.message ?? id) : '');
    if (!text) missing.push(entry.message ?? id);
    else messages[id] = compileMessage(text);
  }
  return { messages, missing };
}
