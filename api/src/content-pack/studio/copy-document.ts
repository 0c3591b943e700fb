import { extname } from 'node:path';
import type { ItemFile, ItemFiles, Locale } from '@passerelle/shared/contract';
import type { StoredItem } from '../../platform/database/schema/content';
import { type Attached, attachmentPath } from './attachment-paths';

interface Move {
  from: string;
  to: string;
}

/** The paths of a file's attachments under the key of the copy. */
function movesOf({ fields }: ItemFile, place: Pick<Attached, 'key' | 'language'>) {
  const moveTo = (from: unknown, part: Pick<Attached, 'role' | 'captions'>): Move | undefined =>
    typeof from === 'string'
      ? { from, to: attachmentPath({ ...place, ...part, extension: extname(from).slice(1).toLowerCase() }) }
      : undefined;
  const { file, cover, captions } = fields;
  const spoken = Object.entries(typeof captions === 'object' && captions !== null ? captions : {});
  return {
    file: moveTo(file, { role: 'file' }),
    cover: moveTo(cover, { role: 'cover' }),
    captions: spoken.flatMap(([language, path]: [string, unknown]) => {
      const move = moveTo(path, { role: 'captions', captions: language as Locale });
      return move ? [[language, move] as const] : [];
    }),
  };
}

function movedFile(file: ItemFile, { file: main, cover, captions }: ReturnType<typeof movesOf>): ItemFile {
  return {
    ...file,
    fields: {
      ...file.fields,
      ...(main && { file: main.to }),
      ...(cover && { cover: cover.to }),
      ...(captions.length > 0 && { captions: Object.fromEntries(captions.map(([spoken, { to }]) => [spoken, to])) }),
    },
  };
}

/** A document for another key. Its attachments have paths of their own, so that a new file replaces only one of them. */
export function copyOfDocument({ files, attachments }: StoredItem, key: string): StoredItem {
  const copies: ItemFiles = {};
  const moved: Record<string, string> = {};
  for (const [language, file] of Object.entries(files) as [Locale, ItemFile][]) {
    const moves = movesOf(file, { key, language });
    copies[language] = movedFile(file, moves);
    for (const move of [moves.file, moves.cover, ...moves.captions.map(([, one]) => one)]) {
      const id = move && attachments[move.from];
      if (move && id !== undefined) moved[move.to] = id;
    }
  }
  return { files: copies, attachments: moved };
}
