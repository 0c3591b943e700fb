import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Token, Tokens } from 'marked';
import { allowedTags } from '../../platform/text/safe-html';
import type { Place, Problems } from '../problems';

const refused: Readonly<Record<string, MessageDescriptor>> = {
  image: msg`Une image n’est pas affichée dans un texte : proposez-la dans la bibliothèque`,
  table: msg`Un tableau n’est pas affiché : utilisez une liste`,
  code: msg`Une ligne qui commence par quatre espaces ou figure entre ${{ mark: '```' }} est du code, qui n’est pas affiché`,
  codespan: msg`Un texte entre ${{ mark: '`' }} n’est pas affiché`,
  del: msg`Un texte entre ${{ mark: '~~' }} n’est pas affiché`,
};

const headings = msg`Les titres commencent par ##, ### ou ####`;
const schemes = /^(https?:|mailto:|tel:)/i;
const tagName = /<\/?([a-z][a-z0-9]*)/gi;

const childrenOf = (token: Token): Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...(token.type === 'list' ? (token as Tokens.List).items : []),
];

/** Returns the reason why the page would drop a node; undefined if it would not. */
function faultOf(token: Token): MessageDescriptor | undefined {
  if (token.type === 'heading' && ((token as Tokens.Heading).depth < 2 || (token as Tokens.Heading).depth > 4))
    return headings;
  if (token.type === 'list_item' && (token as Tokens.ListItem).task)
    return msg`Une case à cocher n’est pas affichée dans un texte`;
  if (token.type === 'link' && !schemes.test((token as Tokens.Link).href))
    return msg`Un lien doit commencer par l’un de ces débuts : ${{ starts: 'https://, http://, mailto:, tel:' }}`;
  if (token.type === 'html') {
    const tags = [...token.raw.matchAll(tagName)].map(([, name]) => (name ?? '').toLowerCase());
    const foreign = tags.find((name) => !allowedTags.includes(name));
    if (foreign !== undefined) return msg`${{ tag: `<${foreign}>` }} n’est pas affiché dans un texte`;
    if (tags.length === 0) return msg`Un commentaire n’est pas affiché dans un texte : retirez-le`;
  }
  return refused[token.type];
}

const linesIn = (text: string): number => text.split('\n').length - 1;

function check(tokens: readonly Token[], raw: string, at: Place, problems: Problems): void {
  let from = 0;
  for (const token of tokens) {
    const start = Math.max(from, raw.indexOf(token.raw, from));
    const place = { file: at.file, line: at.line + linesIn(raw.slice(0, start)) };
    const fault = faultOf(token);
    if (fault !== undefined) problems.add(place, fault);
    check(childrenOf(token), token.raw, place, problems);
    from = start + token.raw.length;
  }
}

/** Renders Markdown as the HTML to store. Nodes that the page would drop are reported. */
export async function toHtml(markdown: string, at: Place, problems: Problems): Promise<string> {
  const { marked } = await import('marked');
  const text = markdown.replaceAll('\r\n', '\n');
  const tokens = marked.lexer(text);
  check(tokens, text, at, problems);
  return marked.parser(tokens).trim();
}
