import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale, TaskFamily } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { libraryTypeOf } from '@passerelle/shared/contract/rules/content/library';
import type { Static } from 'typebox';
import { CaptionsFault, parseCaptions } from '../../domains/library/captions';
import { contentTypeOf, libraryExtensions } from '../../domains/library/content-types';
import { type DocumentContent, extensionOf } from '../../domains/library/save-content';
import type { StoredCaptions } from '../../platform/database/schema';
import { isPictureExtension } from '../../platform/files/pictures/clean-picture';
import { nearest } from '../../platform/text/nearest';
import { fileMissing } from '../problems';
import { DocumentFile, OtherDocumentFile } from '../schemas/pack';
import { readText } from '../source/folder';
import type { Source } from '../source/source';
import { toHtml } from '../source/to-html';
import { findFileFault } from './file-fault';
import type { Files } from './layout';
import { readFile, type Reading } from './read-thing';

export interface ReadDocument {
  key: string;
  family: TaskFamily;
  contents: Partial<Record<Locale, DocumentContent>>;
}

/** The problem of a file, if any. */
async function faultOf(path: string): Promise<MessageDescriptor | undefined> {
  const extension = extensionOf(path);
  const fault = await findFileFault(path, extension);
  switch (fault?.code) {
    case undefined:
      return undefined;
    case 'extension':
      return msg`Un fichier de la bibliothèque est de l’un de ces types : ${{ types: libraryExtensions.join(', ') }}`;
    case 'tooLarge':
      return msg`Le fichier dépasse ${{ megabytes: fileLimits.document.bytes / 1_000_000 }} Mo`;
    case 'unknown':
      return msg`Le fichier n’est pas de type ${extension} : rien de connu ne commence comme lui`;
    case 'other':
      return msg`Le fichier est nommé ${extension} et est de type ${{ kind: fault.kind }}`;
  }
}

type Front = Static<typeof OtherDocumentFile>;

/** The path of the card's picture. */
async function readCover({ folder, problems }: Reading, { cover }: Front, source: Source, used: Set<string>) {
  if (cover === undefined) return undefined;
  const inPack = `library/${cover}`;
  used.add(inPack);
  const path = folder.get(inPack);
  const fault = path === undefined ? fileMissing(inPack) : await faultOf(path);
  if (fault !== undefined) problems.add(source.placeOf(['cover']), fault);
  else if (!isPictureExtension(extensionOf(inPack)))
    problems.add(source.placeOf(['cover']), msg`Une couverture est une image`);
  return path;
}

/** The captions of a film or a recording, by language. */
async function readAllCaptions(reading: Reading, { captions, file }: Front, source: Source, used: Set<string>) {
  const { folder, problems } = reading;
  const read: StoredCaptions = {};
  if (captions && libraryTypeOf(contentTypeOf(extensionOf(file))) === 'file')
    problems.add(source.placeOf(['captions']), msg`Seuls un film ou un enregistrement ont des sous-titres`);
  for (const [language, name] of Object.entries(captions ?? {}) as [Locale, string][]) {
    const inPack = `library/${name}`;
    used.add(inPack);
    const text = await readText(folder, inPack, problems);
    if (text === undefined) {
      if (!folder.has(inPack)) problems.add(source.placeOf(['captions', language]), fileMissing(inPack));
      continue;
    }
    try {
      read[language] = parseCaptions(text);
    } catch (fault) {
      if (!(fault instanceof CaptionsFault)) throw fault;
      problems.add({ file: inPack, line: 1 }, fault.problem);
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
  let isWhole = true;
  for (const locale of locales) {
    const file = locale === locales[0] ? main : others[locale];
    if (file === undefined) continue;
    const read = await readFile(reading, file, file === first ? DocumentFile : OtherDocumentFile);
    if (!read?.text) {
      isWhole = false;
      continue;
    }
    const { data, source, text } = read;
    const at = source.placeOf(['file']);
    const inPack = `library/${data.file}`;
    const path = folder.get(inPack);
    used.add(inPack);
    const offered = [...folder.keys()].filter((one) => one.startsWith('library/files/'));
    const fault = path === undefined ? fileMissing(inPack) : await faultOf(path);
    if (fault !== undefined) problems.add(at, fault, path === undefined ? nearest(inPack, offered) : undefined);
    if (data.family !== undefined && file !== first)
      problems.add(source.placeOf(['family']), msg`family n’est dit qu’une fois, dans ${first}`);
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
    problems.add(
      { file: first, line: 1 },
      msg`Un document est un texte, un film ou un enregistrement dans toutes ses langues`,
    );
  return isWhole && family ? { key, family, contents } : undefined;
}
