import { stat } from 'node:fs/promises';
import type { Locale, TaskFamily } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { libraryTypeOf } from '@passerelle/shared/contract/rules/content/library';
import type { Static } from 'typebox';
import { CaptionsFault, parseCaptions } from '../../domains/library/captions';
import { contentTypeOf, libraryExtensions } from '../../domains/library/content-types';
import { type DocumentContent, extensionOf } from '../../domains/library/save-content';
import type { StoredCaptions } from '../../platform/database/schema';
import { isPictureExtension } from '../../platform/files/pictures/clean-picture';
import { isSameKind, kindOfFile } from '../../platform/files/received-file';
import { didYouMean } from '../../platform/text/nearest';
import { DocumentFile } from '../schemas/pack';
import { readText } from '../source/folder';
import type { Source } from '../source/source';
import { toHtml } from '../source/to-html';
import type { Files } from './layout';
import { readFile, type Reading } from './read-thing';

export interface ReadDocument {
  key: string;
  family: TaskFamily;
  contents: Partial<Record<Locale, DocumentContent>>;
}

/** The reason to refuse a file, if any: its bytes decide, not its name. */
async function faultOf(path: string): Promise<string | undefined> {
  const extension = extensionOf(path);
  if (!libraryExtensions.includes(extension)) return `a file of the library is one of ${libraryExtensions.join(', ')}`;
  const { size } = await stat(path);
  if (size > fileLimits.document.bytes) return `the file is larger than ${fileLimits.document.bytes / 1_000_000} MB`;
  const kind = await kindOfFile(path);
  if (kind === undefined) return `the file is no ${extension}: nothing is known that begins like it`;
  return isSameKind(kind, extension) ? undefined : `the file is called ${extension} and is ${kind}`;
}

type Front = Static<typeof DocumentFile>;

/** The path of the card's picture. */
async function readCover({ folder, problems }: Reading, { cover }: Front, source: Source, used: Set<string>) {
  if (cover === undefined) return undefined;
  const inPack = `library/${cover}`;
  used.add(inPack);
  const path = folder.get(inPack);
  const fault = path === undefined ? `${inPack} is not there` : await faultOf(path);
  if (fault !== undefined) problems.add(source.placeOf(['cover']), fault);
  else if (!isPictureExtension(extensionOf(inPack))) problems.add(source.placeOf(['cover']), 'a cover is a picture');
  return path;
}

/** The captions of a film or a recording, by language. */
async function readAllCaptions(reading: Reading, { captions, file }: Front, source: Source, used: Set<string>) {
  const { folder, problems } = reading;
  const read: StoredCaptions = {};
  if (captions && libraryTypeOf(contentTypeOf(extensionOf(file))) === 'file')
    problems.add(source.placeOf(['captions']), 'only a film or a recording has captions');
  for (const [language, name] of Object.entries(captions ?? {}) as [Locale, string][]) {
    const inPack = `library/${name}`;
    used.add(inPack);
    const text = await readText(folder, inPack, problems);
    if (text === undefined) {
      if (!folder.has(inPack)) problems.add(source.placeOf(['captions', language]), `${inPack} is not there`);
      continue;
    }
    try {
      read[language] = parseCaptions(text);
    } catch (fault) {
      if (!(fault instanceof CaptionsFault)) throw fault;
      problems.add({ file: inPack, line: 1 }, fault.message);
    }
  }
  return read;
}

/** A document exists in the languages that have a file: it need not have all languages of the pack. */
export async function readDocument(
  reading: Reading,
  { name: key, main, others, first }: Files,
  used: Set<string>,
): Promise<ReadDocument | undefined> {
  const { folder, locales, problems } = reading;
  const contents: ReadDocument['contents'] = {};
  let family: TaskFamily | undefined;
  for (const locale of locales) {
    const file = locale === locales[0] ? main : others[locale];
    const read = file === undefined ? undefined : await readFile(reading, file, DocumentFile);
    if (file === undefined || !read?.text) continue;
    const { data, source, text } = read;
    const at = source.placeOf(['file']);
    const inPack = `library/${data.file}`;
    const path = folder.get(inPack);
    used.add(inPack);
    const offered = [...folder.keys()].filter((one) => one.startsWith('library/files/'));
    const fault = path === undefined ? `${inPack} is not there${didYouMean(inPack, offered)}` : await faultOf(path);
    if (fault !== undefined) problems.add(at, fault);
    if (data.family !== undefined && file !== first)
      problems.add(source.placeOf(['family']), `family is said once, in ${first}`);
    family ??= data.family;
    contents[locale] = {
      name: data.name,
      description: await toHtml(text.body, text.bodyAt, problems),
      file: path ?? '',
      cover: await readCover(reading, data, source, used),
      captions: await readAllCaptions(reading, data, source, used),
    };
  }
  const kinds = new Set(Object.values(contents).map(({ file }) => libraryTypeOf(contentTypeOf(extensionOf(file)))));
  if (kinds.size > 1)
    problems.add({ file: first, line: 1 }, 'a document is a text, a film or a recording in all its languages');
  if (family === undefined) {
    problems.add({ file: first, line: 1 }, 'family is missing');
    return undefined;
  }
  return { key, family, contents };
}
