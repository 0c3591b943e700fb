import { isDeepStrictEqual } from 'node:util';
import type { ItemFile, ItemFiles, ItemKind, Locale } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { StoredItem } from '../../platform/database/schema/content';
import { failure } from '../../platform/failure';
import type { StoredKind } from './item-row';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A loop without recursion, since the sender chooses the depth. */
function isTooDeep(value: unknown): boolean {
  const left = [{ depth: 0, value }];
  for (let next = left.pop(); next; next = left.pop()) {
    if (!isRecord(next.value)) continue;
    if (next.depth >= limits.itemDepth) return true;
    for (const inner of Object.values(next.value)) left.push({ depth: next.depth + 1, value: inner });
  }
  return false;
}

const weeksOf = (file: ItemFile | undefined): unknown[] => {
  const weeks = file?.fields['weeks'];
  return Array.isArray(weeks) ? weeks : [];
};

/** A draft may be incomplete. It is refused only where it could not be stored or edited. */
export function assertStorableFiles(kind: ItemKind, files: ItemFiles, source: Locale): void {
  const main = files[source];
  if (!main) throw failure('invalid', { fields: { [`files.${source}`]: 'required' } });
  if (isTooDeep(files)) throw failure('invalid', { fields: { files: 'format' } });
  if (Buffer.byteLength(JSON.stringify(files)) > limits.itemBytes)
    throw failure('tooLarge', { message: 'contentTooLarge', fields: { files: 'tooLarge' } });
  if (kind === 'programs' && weeksOf(main).length > limits.itemWeeks)
    throw failure('invalid', {
      message: 'contentWeeksFull',
      fields: { [`files.${source}.fields.weeks`]: 'tooMany' },
    });
}

/** The paths in `library/` that the files refer to. */
export function attachedPaths(files: ItemFiles): Set<string> {
  const paths = Object.values(files).flatMap(({ fields: { file, cover, captions } }) => [
    file,
    cover,
    ...(isRecord(captions) ? Object.values(captions) : []),
  ]);
  return new Set(paths.filter((path) => typeof path === 'string'));
}

/** The attachments that the files refer to: those of the draft, else the published ones. */
export function attachmentsOf(
  kind: StoredKind,
  files: ItemFiles,
  ...known: readonly (StoredItem | null)[]
): StoredItem['attachments'] {
  if (kind !== 'library') return {};
  const all: StoredItem['attachments'] = Object.assign({}, ...known.toReversed().map((one) => one?.attachments));
  return Object.fromEntries(
    [...attachedPaths(files)].flatMap((path) => {
      const id = all[path];
      return id === undefined ? [] : [[path, id]];
    }),
  );
}

const isEmptyFile = ({ fields, text = '' }: ItemFile): boolean => Object.keys(fields).length === 0 && text === '';

/** An empty text is none, and so is an empty translation. Packs keep no blank lines around a text. */
const comparable = (kind: StoredKind, stored: StoredItem) => ({
  attachments: attachmentsOf(kind, stored.files, stored),
  files: Object.fromEntries(
    Object.entries(stored.files).flatMap(([language, file]) => {
      const { text = '', fields } = file;
      return isEmptyFile(file) ? [] : [[language, { fields, text: text.trim() }]];
    }),
  ),
});

export const isSameItem = (kind: StoredKind, one: StoredItem, other: StoredItem | null): boolean =>
  other !== null && isDeepStrictEqual(comparable(kind, one), comparable(kind, other));
