import type { Token, Tokens } from 'marked';
import { allowedTags } from '../../platform/text/safe-html';
import type { Place, Problems } from '../problems';

const refused: Readonly<Record<string, string>> = {
  image: 'a picture is not shown in a text: offer it in the library',
  table: 'a table is not shown: use a list',
  code: 'a line that begins with four spaces or stands between ``` is code, which is not shown',
  codespan: 'text between ` is code, which is not shown',
  del: 'text between ~~ is struck out, which is not shown',
};

const headings = 'headings begin with ##, ### or ####';
const schemes = /^(https?:|mailto:|tel:)/i;
const tagName = /<\/?([a-z][a-z0-9]*)/gi;

const childrenOf = (token: Token): Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...(token.type === 'list' ? (token as Tokens.List).items : []),
];

/** Why the page would drop a node, if it would. */
function faultOf(token: Token): string | undefined {
  if (token.type === 'heading' && ((token as Tokens.Heading).depth < 2 || (token as Tokens.Heading).depth > 4))
    return headings;
  if (token.type === 'list_item' && (token as Tokens.ListItem).task) return 'a box to tick is not shown in a text';
  if (token.type === 'link' && !schemes.test((token as Tokens.Link).href))
    return 'a link must begin with https://, http://, mailto: or tel:';
  if (token.type === 'html') {
    const tags = [...token.raw.matchAll(tagName)].map(([, name]) => (name ?? '').toLowerCase());
    const foreign = tags.find((name) => !allowedTags.includes(name));
    if (foreign !== undefined) return `<${foreign}> is not shown in a text`;
    if (tags.length === 0) return 'a comment is not shown in a text: leave it out';
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
