import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import type { PageTemplate } from '../../domains/content/static-pages';
import type { QuestionSectionTemplate } from '../../domains/content/question-sections';
import type { TradeListTemplate } from '../../domains/content/trades';
import type { SurveyTemplate } from '../../domains/surveys/save-survey';
import { fileMissing, type Place, type Problem, Problems } from '../problems';
import { PackFile } from '../schemas/pack';
import { type Folder, listFolder } from '../source/folder';
import { type Files, type Kind, layOut } from './layout';
import { readDocument, type ReadDocument } from './read-document';
import { readProgram, type ReadProgram } from './read-program';
import { readPage, readSection } from './read-pages';
import { readSurvey } from './read-survey';
import { readFile, type Reading } from './read-thing';
import { readTrades } from './read-trades';
import { type PackItem, packItems } from './pack-items';
import { checkReferences } from './references';

/** The content of a pack, validated as far as possible without the database. */
export interface Pack {
  name: string;
  version: string;
  /** Items of other packs: `surveys/tricam`. */
  uses: readonly string[];
  usesAt: Place;
  documents: readonly ReadDocument[];
  surveys: readonly SurveyTemplate[];
  programs: readonly ReadProgram[];
  sections: readonly QuestionSectionTemplate[];
  pages: readonly PageTemplate[];
  trades: readonly TradeListTemplate[];
  /** The location of each definition, by path: `surveys/midway`. */
  files: ReadonlyMap<string, string>;
  /** The first one is that of files without a language in their name. */
  locales: readonly [Locale, ...Locale[]];
  /** The items as their authors wrote them. */
  items: readonly PackItem[];
  /** Missing translations: readers get the first language. */
  notices: readonly Problem[];
}

const isNoFolder = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function openFolder(root: string, problems: Problems): Promise<Folder> {
  try {
    return await listFolder(root, problems);
  } catch (error) {
    if (!isNoFolder(error)) throw error;
    problems.add({ file: root, line: 1 }, msg`Ce dossier n’existe pas`);
    problems.assertNone();
    throw error;
  }
}

async function readHead(folder: Folder, problems: Problems): Promise<{ head: PackFile; place: Place }> {
  if (!folder.has('pack.yaml'))
    problems.add(
      { file: 'pack.yaml', line: 1 },
      msg`Ce fichier manque : c’est lui qui fait d’un dossier un pack de contenu`,
    );
  const read = await readFile({ folder, locales: ['fr'], problems, sources: new Map() }, 'pack.yaml', PackFile);
  if (!read) {
    problems.assertNone();
    throw new Error('A pack without a head.');
  }
  return { head: read.data, place: read.source.placeOf(['uses']) };
}

/** Reads a whole pack. All its problems are reported at once, by file and line. */
export async function readPack(root: string): Promise<Pack> {
  const problems = new Problems();
  const folder = await openFolder(root, problems);
  const { head, place } = await readHead(folder, problems);
  const [first = 'fr', ...rest] = head.locales;
  const locales: [Locale, ...Locale[]] = [first, ...rest];
  const reading: Reading = { folder, locales, problems, sources: new Map() };
  const things = layOut(folder, locales, problems);
  const of = (kind: Kind): Files[] => things.filter((thing) => thing.kind === kind);

  const used = new Set<string>();
  const documents = await each(of('library'), (files) => readDocument(reading, files, used));
  const surveys = await each(of('surveys'), (files) => readSurvey(reading, files));
  const tasks = new Map(of('tasks').map((files) => [files.name, files]));
  const programs = await each(of('programs'), (files) => readProgram(reading, files, tasks));
  const sections = await each(of('faq'), (files) => readSection(reading, files));
  const pages = await each(of('pages'), (files) => readPage(reading, files));
  const trades = await each(of('trades'), (files) => readTrades(reading, files));

  for (const [name, { first: file }] of tasks)
    if (!of('programs').some((program) => name.startsWith(`${program.name}/`)))
      problems.add({ file, line: 1 }, fileMissing(`programs/${name.split('/')[0]}/program.yaml`));
  // An invalid document does not say which files are its own.
  const areRead = documents.length === of('library').length;
  for (const file of folder.keys())
    if (areRead && file.startsWith('library/files/') && !used.has(file))
      problems.add({ file, line: 1 }, msg`Aucun document de la bibliothèque ne porte sur ce fichier`);
  // An invalid survey still counts as defined: references to it are not reported.
  const questions = new Map(of('surveys').map(({ name }) => [name, Number.POSITIVE_INFINITY]));
  for (const { key, questions: asked } of surveys) questions.set(key, asked.length);
  checkReferences(
    programs.flatMap((program) => program.tasks.flatMap(({ references }) => references)),
    { surveys: questions, library: new Set(of('library').map(({ name }) => name)), uses: head.uses ?? [] },
    problems,
  );
  problems.assertNone();
  const wholes = things.filter(({ kind }) => kind !== 'tasks');
  const files = new Map(wholes.map(({ kind, name, first: file }) => [`${kind}/${name}`, file]));
  const { name, version, uses = [] } = head;
  const { notices } = problems;
  const items = packItems(things, reading);
  return {
    name,
    version,
    uses,
    usesAt: place,
    locales,
    items,
    notices,
    documents,
    surveys,
    programs,
    sections,
    pages,
    trades,
    files,
  };
}

async function each<T>(things: readonly Files[], read: (files: Files) => Promise<T | undefined>): Promise<T[]> {
  const found: T[] = [];
  for (const files of things) {
    const one = await read(files);
    if (one !== undefined) found.push(one);
  }
  return found;
}
