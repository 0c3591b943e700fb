import { msg } from '@lingui/core/macro';
import type { ItemFile, Locale } from '@passerelle/shared/contract';
import type { Static, TSchema } from 'typebox';
import { fileMissing, type Problems } from '../problems';
import { check } from '../source/check';
import { type Folder, readText } from '../source/folder';
import { type Page, parseMarkdown, parseYaml } from '../source/parse';
import type { Source } from '../source/source';
import type { Files } from './layout';
import { type ParsedFile, Wording } from './wording';

/** The context of every reader. */
export interface Reading {
  folder: Folder;
  /** The pack's languages; a file without a language suffix is in the first. */
  locales: readonly [Locale, ...Locale[]];
  problems: Problems;
  /** The read files as their authors wrote them. */
  sources: Map<string, ItemFile>;
}

export interface Thing<T> {
  data: T;
  source: Source;
  text: Page | undefined;
  wording: Wording;
}

async function parse(
  { folder, problems }: Reading,
  file: string,
): Promise<Pick<ParsedFile, 'source' | 'text'> | undefined> {
  const text = await readText(folder, file, problems);
  if (text === undefined) return undefined;
  if (!file.endsWith('.md')) {
    const source = await parseYaml(file, text, problems);
    return source && { source };
  }
  const page = await parseMarkdown(file, text, problems);
  return page && { source: page.front, text: page };
}

/** Reads one file and validates it against its schema. */
export async function readFile<S extends TSchema>(
  reading: Reading,
  file: string,
  schema: S,
  isTranslation = false,
): Promise<{ data: Static<S>; source: Source; text?: Page } | undefined> {
  const parsed = await parse(reading, file);
  const data = parsed && check(parsed.source, schema, reading.problems, isTranslation);
  if (parsed && data !== undefined) reading.sources.set(file, sourceOf(data, parsed.text));
  return parsed && data !== undefined ? { ...parsed, data } : undefined;
}

const sourceOf = (data: unknown, text: Page | undefined): ItemFile => {
  const body = text?.body.replaceAll('\r\n', '\n').trim() ?? '';
  return { fields: data as ItemFile['fields'], ...(body !== '' && { text: body }) };
};

const otherFile = (file: string, locale: Locale): string => file.replace(/(\.(?:md|yaml))$/, `.${locale}$1`);

/** Reads an item in all languages of the pack: the first file is complete, the others translate its texts. */
export async function readThing<S extends TSchema>(
  reading: Reading,
  { main: file, others, first }: Files,
  schemas: { main: S; words: TSchema },
): Promise<Thing<Static<S>> | undefined> {
  const [mainLocale, ...otherLocales] = reading.locales;
  if (file === undefined) {
    reading.problems.add({ file: first, line: 1 }, msg`Le fichier que celui-ci traduit est absent`);
    return undefined;
  }
  const main = await readFile(reading, file, schemas.main);
  const parsed: ParsedFile[] = [];
  for (const locale of otherLocales) {
    const translation = others[locale];
    if (translation === undefined) {
      reading.problems.addNotice({ file, line: 1 }, fileMissing(otherFile(file, locale)));
      continue;
    }
    const read = await readFile(reading, translation, schemas.words, true);
    if (read) parsed.push({ locale, ...read });
  }
  if (!main) return undefined;
  const wording = new Wording({ locale: mainLocale, ...main }, parsed, reading.problems);
  return { data: main.data, source: main.source, text: main.text, wording };
}
