import { isDeepStrictEqual } from 'node:util';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentImport, Locale } from '@passerelle/shared/contract';
import { wordsIn } from '../platform/text/words';

/** The way to a value in the data of a file: `['weeks', 1, 'tasks']`. */
export type Path = readonly (string | number)[];

/** The position of a problem; lines count from 1, as in editors. */
export interface Place {
  file: string;
  line: number;
  path?: Path;
}

export interface Problem extends Place {
  message: MessageDescriptor;
  /** The known word closest to a mistyped one. */
  meant: string | undefined;
}

/** Problems in the language of their reader. */
export function problemsIn(locale: Locale, problems: readonly Problem[]): ContentImport['problems'] {
  const say = wordsIn(locale);
  return problems.map(({ file, line, message, meant }) => {
    const problem = say(message);
    return { file, line, message: meant === undefined ? problem : say(msg`${problem} ; vouliez-vous dire ${meant} ?`) };
  });
}

/** Problems for the terminal, which uses English. */
export const problemLines = (problems: readonly Problem[]): string[] =>
  problemsIn('en', problems).map(({ file, line, message }) => `${file}:${line}: ${message}`);

function addOnce(list: Problem[], problem: Problem): void {
  if (!list.some((one) => isDeepStrictEqual(one, problem))) list.push(problem);
}

/** Problems in the order of the files in the folder. */
const byPlace = (a: Place, b: Place): number => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);

/** All problems of a pack, so that an author can correct them at once. */
export class Problems {
  private readonly found: Problem[] = [];
  private readonly noticed: Problem[] = [];

  add(place: Place, message: MessageDescriptor, meant?: string): void {
    addOnce(this.found, { ...place, message, meant });
  }

  /** A missing translation stops nothing: readers get the first language. */
  addNotice(place: Place, message: MessageDescriptor): void {
    addOnce(this.noticed, { ...place, message, meant: undefined });
  }

  get all(): Problem[] {
    return this.found.toSorted(byPlace);
  }

  get notices(): Problem[] {
    return this.noticed.toSorted(byPlace);
  }

  assertNone(): void {
    if (this.found.length > 0) throw new PackRefused(this.all);
  }
}

export class PackRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problemLines(problems).join('\n'));
  }
}

export const fieldMissing = (name: string): MessageDescriptor => msg`${name} manque`;
export const fileMissing = (file: string): MessageDescriptor => msg`${file} est absent`;
export const notInFile = (name: string, file: string): MessageDescriptor => msg`${name} n’est pas dans ${file}`;
export const notTranslated = (name: string, locale: Locale): MessageDescriptor =>
  msg`${name} n’est pas traduit en ${locale}`;
export const keyRepeated = (key: string): MessageDescriptor => msg`La clé ${key} figure déjà plus haut`;
export const oneOf = (name: string, known: readonly unknown[]): MessageDescriptor =>
  msg`${name} doit être l’un de ${{ words: known.join(', ') }}`;
