const NARROW_NBSP = '\u202F';

/** Intl sets the wide space of units before a percent sign; French wants the narrow one. */
export const bindPercent = (text: string): string => text.replace(/\s%/u, `${NARROW_NBSP}%`);

/** Typography rules of French texts. Tags and placeholders of the message syntax are ignored. */
const rules: readonly [name: string, fault: RegExp][] = [
  ['an apostrophe is ’', /'/u],
  ['an ellipsis is …', /\.\.\./u],
  ['a narrow no-break space stands before ; ! ? and %', /(?<![\u202F;!?%(«]|^)[;!?%](?!\w)/u],
  ['a no-break space stands before :', /(?<!\u00A0|\d|^|https?):(?!\d|\/\/)/u],
  ['a no-break space stands before €', /(?<!\u00A0|^)€/u],
  ['« is followed and » preceded by a no-break space', /«(?!\u00A0)|(?<!\u00A0)»/u],
  ['quotation marks are « »', /["“”]/u],
  ['the hyphen of e‑mail does not break', /\be-mail/iu],
  ['a narrow no-break space groups digits', /\d[ \u00A0]\d{3}(?!\d)/u],
];

/** The words of a message: without placeholders, tags and the keywords of plurals. */
const wordsOf = (message: string): string =>
  message
    .replaceAll(/\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/gu, '')
    .replaceAll(/(=\d+|offset:\d+|\b\w+)\s*\{(?=[^{}]*\}|[^{}]*\{)/gu, '{')
    .replaceAll(/\{\w+\}/gu, '0')
    .replaceAll(/<\/?\w+\/?>/gu, '')
    .replaceAll(/[{}]/gu, '\n');

export const typographyFaults = (message: string): string[] =>
  wordsOf(message)
    .split('\n')
    .flatMap((text) => rules.filter(([, fault]) => fault.test(text)).map(([name]) => name));
