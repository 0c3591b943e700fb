import type { JSONContent } from '@tiptap/core';
import type { MarkdownManager } from '@tiptap/markdown';

/** Signs of the private use area stand in for syntax that the serializer must not escape. */
const escape = '\uE010';
const emphasis = { open: '\uE011', close: '\uE012' };

const lineStart = /^(?:(#{1,6}|[-+])(?=\s|$)|(-{3,}|=+)(?=\s*$)|(\d{1,9})(?=[.)](?:\s|$)))/;

/** Text that would begin a heading, a list or a rule keeps its meaning by a backslash. */
const withEscapedStart = (line: string): string =>
  line.replace(lineStart, (_all, block?: string, rule?: string, number?: string) =>
    number === undefined ? `${escape}${block ?? rule ?? ''}` : `${number}${escape}`,
  );

function withEscapes(content: readonly JSONContent[]): JSONContent[] {
  return content.map((node, index) => {
    if (node.type !== 'text' || node.text === undefined || (node.marks ?? []).length > 0) return node;
    const startsLine = index === 0 || content[index - 1]?.type === 'hardBreak';
    const lines = node.text.split('\n');
    const text = lines.map((line, at) => (at > 0 || startsLine ? withEscapedStart(line.replace(/^[ \t]+/, '')) : line));
    return { ...node, text: text.join('\n') };
  });
}

const isEmptyParagraph = ({ type, content = [] }: JSONContent): boolean => type === 'paragraph' && content.length === 0;

/** Markdown has no empty paragraphs; one that holds a list item or a quote open stays. */
function prepared(node: JSONContent): JSONContent {
  if (!node.content) return node;
  if (node.type === 'paragraph') return { ...node, content: withEscapes(node.content) };
  const kept = node.content.filter((child) => !isEmptyParagraph(child));
  return { ...node, content: (kept.length > 0 ? kept : node.content).map(prepared) };
}

const word = /[\p{L}\p{N}_]/u;

/** `_text_` as in the packs; within a word only `*text*` is emphasis. */
function withEmphasis(markdown: string): string {
  const pairs = new RegExp(`${emphasis.open}([^${emphasis.open}${emphasis.close}]*)${emphasis.close}`, 'g');
  return markdown.replaceAll(pairs, (all: string, text: string, at: number) => {
    const around = `${markdown.charAt(at - 1)}${markdown.charAt(at + all.length)}`;
    const sign = word.test(around) ? '*' : '_';
    return `${sign}${text}${sign}`;
  });
}

/** The serializer writes entities for all of these signs; most are harmless as they are. */
const withPlainSigns = (markdown: string): string =>
  markdown
    .replaceAll(/&amp;(?!#?\w+;)/g, '&')
    .replaceAll(/&lt;(?=[\s\d])/g, '<')
    .replaceAll(/(?<=[\p{L}\p{N})»”’"][ \u00A0\u202F]?)&gt;/gu, '>');

/** Delimiters of italic text, until their surroundings are known. */
export const renderItalic = (text: string): string => `${emphasis.open}${text}${emphasis.close}`;

/** The Markdown of a document, as content packs write it. */
export const toMarkdown = (manager: MarkdownManager, document: JSONContent): string =>
  withPlainSigns(withEmphasis(manager.serialize(prepared(document))).replaceAll(escape, '\\')).trim();

const foreign = new Set(['html', 'table', 'image', 'code', 'codespan', 'del']);

interface Token {
  type: string;
  depth?: number;
  task?: boolean;
  tokens?: Token[];
  items?: Token[];
}

/** True if the editor supports all elements of a text; imported texts may have others, such as HTML tags. */
export function isEditable(manager: MarkdownManager, markdown: string): boolean {
  const holds = ({ type, depth = 2, task = false, tokens = [], items = [] }: Token): boolean =>
    !foreign.has(type) && depth > 1 && depth < 5 && !task && [...tokens, ...items].every(holds);
  return (manager.instance.lexer(markdown) as Token[]).every(holds);
}
