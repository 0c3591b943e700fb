/**
 * Typography rules of each language, for the words of a message: `texts` of its shape.
 * @typedef {readonly [name: string, fault: RegExp][]} Rules
 */

/** @type {Rules} */
const everywhere = [
  ['no space stands at the beginning or the end', /^\s|\s$/u],
  ['no two spaces follow each other', /\s{2}/u],
  [
    'no control, zero-width or direction character',
    /[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u,
  ],
  ['an apostrophe is ’', /'/u],
  ['quotation marks are not straight', /"/u],
  ['an ellipsis is …', /\.\.\./u],
];

/** @type {Rules} */
const spaceBefore = [['no space stands before , . ; : ! ? and %', /[\s][,;:!?](?!\w)|\s\.(?!\w)/u]];

/** @type {Rules} */
const french = [
  ['a narrow no-break space stands before ; ! ? and %', /(?<![\u202F;!?%(«]|^)[;!?%](?!\w)/u],
  ['a no-break space stands before :', /(?<!\u00A0|\d|^|https?):(?!\d|\/\/)/u],
  ['a no-break space stands before €', /(?<!\u00A0|^)€/u],
  ['« is followed and » preceded by a no-break space', /«(?!\u00A0)|(?<!\u00A0)»/u],
  ['quotation marks are « »', /[“”„]/u],
  ['the hyphen of e‑mail and of rendez‑vous does not break', /\be-mail|rendez-vous/iu],
  ['a narrow no-break space groups digits', /\d[ \u00A0]\d{3}(?!\d)/u],
];

/** @type {Rules} */
const arabicScript = [
  ...spaceBefore,
  ['a comma is ،, a semicolon ؛, a question mark ؟', /(?<=[\p{Script=Arabic}\uFFFC»)])[,;?]/u],
  ['quotation marks are «»', /[“”„]/u],
];

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』）】”]`;
/** @type {Rules} */
const wideScript = [
  ['punctuation after a wide character is wide', new RegExp(`(?<=${wide})[,;:?!.()]|[(](?=${wide})`, 'u')],
  ['no space stands around wide punctuation', /\s[，。、：；？！（）「」]|[，。、：；？！（）「」]\s/u],
  ['quotation marks are those of the language', /[«»„]/u],
];

/** @type {(marks: string, refused: RegExp) => Rules} */
const quotes = (marks, refused) => [[`quotation marks are ${marks}`, refused]];
/** No space inside «». @type {Rules} */
const tightGuillemets = [['no space stands inside «»', /«\s|\s»/u]];

/** @type {Record<string, Rules>} */
const rulesOf = {
  fr: french,
  en: [...spaceBefore, ...quotes('“ ”', /[«»„]/u)],
  ar: [...arabicScript, ...tightGuillemets],
  cn: wideScript,
  de: [...spaceBefore, ...quotes('„ “', /[«»”]/u)],
  es: [
    ...spaceBefore,
    ...tightGuillemets,
    ...quotes('«»', /[“”„]/u),
    ['a question begins with ¿', /^[^¿]*\?/u],
    ['an exclamation begins with ¡', /^[^¡]*!/u],
  ],
  id: [...spaceBefore, ...quotes('“ ”', /[«»„]/u)],
  ir: [...arabicScript, ...tightGuillemets, ['a Persian ye is ی and a ke ک', /[يىك]/u]],
  it: [...spaceBefore, ...tightGuillemets, ...quotes('«»', /[“”„]/u)],
  jp: wideScript,
  pt: [...spaceBefore, ...quotes('“ ”', /[«»„]/u)],
  ru: [...spaceBefore, ...tightGuillemets, ...quotes('«»', /[“”]/u)],
  tr: [...spaceBefore, ...quotes('“ ”', /[«»„]/u)],
};

/** Persian spelling needs the non-joiner. */
const withoutJoiners = (/** @type {string} */ locale, /** @type {string} */ text) =>
  locale === 'ir' ? text.replaceAll('\u200C', '') : text;

/** @param {string} locale @param {readonly string[]} texts @returns {string[]} names of the rules they break */
export const typographyFaults = (locale, texts) =>
  texts.flatMap((text) =>
    [...everywhere, ...(rulesOf[locale] ?? [])]
      .filter(([, fault]) => fault.test(withoutJoiners(locale, text)))
      .map(([name]) => name),
  );

const endings = [
  ['.', '.。'],
  ['?', '?？؟'],
  ['!', '!！'],
  ['…', '…'],
  [':', ':：'],
];
const CLOSERS = /[\s»”“」』）)]+$/u;

/** The kind of mark that a text ends with, in whatever script; empty for a word. @param {string} text */
export function endOf(text) {
  const last = text.replace(CLOSERS, '').at(-1) ?? '';
  return endings.find(([, marks = '']) => last !== '' && marks.includes(last))?.[0] ?? '';
}
