/** A question in the text of `faq/<key>.md`. */
export interface FaqEntry {
  key: string;
  title: string;
  answer: string;
  /** Index of its heading among the lines of the text. */
  line: number;
}

const heading = /^##\s+(.*)$/;
const named = /^(|.*\S)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/;

/** Cuts a text at its headings, `## The question {#its-key}`; `strayLines` are indexes of lines above the first one. */
export function splitFaqText(text: string): { questions: FaqEntry[]; strayLines: number[] } {
  const found: (Omit<FaqEntry, 'answer'> & { lines: string[] })[] = [];
  const strayLines: number[] = [];
  for (const [line, content] of text.split('\n').entries()) {
    const given = heading.exec(content)?.[1];
    if (given !== undefined) {
      const [, title = given, key = ''] = named.exec(given) ?? [];
      found.push({ key, title, line, lines: [] });
    } else if (found.length > 0) found.at(-1)?.lines.push(content);
    else if (content.trim() !== '') strayLines.push(line);
  }
  return { questions: found.map(({ lines, ...question }) => ({ ...question, answer: lines.join('\n') })), strayLines };
}

/** The text of `faq/<key>.md` from its questions. */
export const joinFaqText = (questions: readonly Pick<FaqEntry, 'key' | 'title' | 'answer'>[]): string =>
  questions
    .map(({ key, title, answer }) => `## ${`${title.trim()} {#${key}}`.trim()}\n\n${answer.trim()}`.trim())
    .join('\n\n');
