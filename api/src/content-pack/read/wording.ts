import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { notInFile, notTranslated, type Path, type Place, type Problems } from '../problems';
import type { Page } from '../source/parse';
import type { Source } from '../source/source';
import { toHtml } from '../source/to-html';

export type Words = Partial<Record<Locale, string>>;

/** One file of an item, and its language. */
export interface ParsedFile {
  locale: Locale;
  source: Source;
  text?: Page;
}

interface Found {
  path: Path;
  value: unknown;
  /** The missing part of the path. */
  missing?: string;
}

/** A list entry by its key, since a translation may order them differently. */
export interface Entry {
  name: string;
  is: (entry: unknown, index: number, all: readonly unknown[]) => boolean;
}

export const byKey = (key: string): Entry => ({
  name: key,
  is: (entry) => (entry as { key?: unknown } | null)?.key === key,
});

export const at = (place: number): Entry => ({ name: String(place + 1), is: (_entry, index) => index === place });

export type Route = readonly (string | Entry)[];

const step = (value: unknown, part: string | Entry): [string | number, unknown] | undefined => {
  if (typeof part === 'string')
    return typeof value === 'object' && value !== null && Object.hasOwn(value, part)
      ? [part, (value as Record<string, unknown>)[part]]
      : undefined;
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const index = entries.findIndex(part.is);
  return index === -1 ? undefined : [index, entries[index]];
};

/** The value as far as the path exists. */
function follow({ source }: ParsedFile, route: Route): Found {
  let found: Found = { path: [], value: source.data };
  for (const [index, part] of route.entries()) {
    const next = step(found.value, part);
    if (!next) return { path: found.path, value: undefined, missing: nameOf(route.slice(0, index + 1)) };
    found = { path: [...found.path, next[0]], value: next[1] };
  }
  return found;
}

const nameOf = (route: Route): string => route.map((part) => (typeof part === 'string' ? part : part.name)).join(' > ');

const textMissing = msg`Le texte manque ici, alors qu’il existe dans une autre langue`;

/** The texts of an item in all languages, each from its own file. */
export class Wording {
  constructor(
    private readonly main: ParsedFile,
    private readonly others: readonly ParsedFile[],
    private readonly problems: Problems,
  ) {}

  /** An organisation with a single language uses only the files of that language. */
  private filesIn(only: Locale | undefined): readonly ParsedFile[] {
    const all = [this.main, ...this.others];
    return only === undefined ? all : all.filter(({ locale }) => locale === only);
  }

  /** The texts at the path in every language, or none where the first has none. */
  words(route: Route, only?: Locale): Words | undefined {
    const texts = this.filesIn(only).map((one) => ({ one, ...follow(one, route) }));
    const isGiven = texts.some(({ one, value }) => value !== undefined && (one === this.main || only !== undefined));
    if (!isGiven) {
      for (const { one, path, value } of texts)
        if (value !== undefined)
          this.problems.add(one.source.placeOf(path), notInFile(nameOf(route), this.main.source.file));
      return undefined;
    }
    const words: Words = {};
    for (const { one, path, value, missing } of texts) {
      if (typeof value === 'string') words[one.locale] = value;
      else this.addMissing(one.source.placeOf(path), notTranslated(missing ?? nameOf(route), one.locale), only);
    }
    return words;
  }

  /** The texts at the path, in the languages that have one. */
  given(route: Route): Words {
    const texts = [this.main, ...this.others].map((one) => [one.locale, follow(one, route).value] as const);
    return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'));
  }

  /** The texts below the three hyphens, first language first. */
  texts(): { locale: Locale; text: Page }[] {
    return [this.main, ...this.others].flatMap(({ locale, text }) => (text ? [{ locale, text }] : []));
  }

  /** The same for a text in Markdown. */
  async html(route: Route, only?: Locale): Promise<Words | undefined> {
    const words = this.words(route, only);
    if (!words) return undefined;
    const html: Words = {};
    for (const one of this.filesIn(only)) {
      const text = words[one.locale];
      if (text !== undefined)
        html[one.locale] = await toHtml(text, one.source.placeOfText(follow(one, route).path), this.problems);
    }
    return html;
  }

  /** The text below the three hyphens. */
  async body(): Promise<Words | undefined> {
    const html: Words = {};
    const missing: Place[] = [];
    for (const { locale, text } of this.texts()) {
      if (text.body.trim() === '') missing.push(text.bodyAt);
      else html[locale] = await toHtml(text.body, text.bodyAt, this.problems);
    }
    if (Object.keys(html).length === 0) return undefined;
    for (const place of missing)
      this.addMissing(place, textMissing, place === this.main.text?.bodyAt ? this.main.locale : undefined);
    return html;
  }

  /** A text that only one language has cannot be left out. */
  private addMissing(place: Place, message: MessageDescriptor, only: Locale | undefined): void {
    if (only === undefined) this.problems.addNotice(place, message);
    else this.problems.add(place, message);
  }

  /** Entries of a translation that the first language does not have. */
  refuseOthers(route: Route, known: (entry: unknown, index: number) => boolean): void {
    for (const one of this.others) {
      const { path, value } = follow(one, route);
      for (const [index, entry] of (Array.isArray(value) ? (value as unknown[]) : []).entries()) {
        if (known(entry, index)) continue;
        const { key = index + 1 } = entry as { key?: string };
        const name = `${nameOf(route)} > ${key}`;
        this.problems.add(one.source.placeOf([...path, index]), notInFile(name, this.main.source.file));
      }
    }
  }
}
