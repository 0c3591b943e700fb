const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Trusted HTML. Any other value is text, and is escaped where it is inserted. */
export class Markup {
  constructor(readonly html: string) {}
}

type Piece = string | number | false | null | undefined | Markup | readonly Piece[];

function htmlOf(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return '';
  if (piece instanceof Markup) return piece.html;
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return piece.map(htmlOf).join('');
}

/** markup`<p>${name}</p>` escapes `name`. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(parts.reduce((html, part, index) => html + htmlOf(pieces[index - 1]) + part));
