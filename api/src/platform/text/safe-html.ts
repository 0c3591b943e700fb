import sanitize from 'sanitize-html';

export const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
  'hr',
];

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Formatted text that is safe to store: links, emphasis, lists and headings, no scripts or external resources. */
export const safeHtml = (html: string): string => sanitize(html, options);

/** The same in every language. */
export const safeWords = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([locale, html]) => [locale, safeHtml(html)]));
