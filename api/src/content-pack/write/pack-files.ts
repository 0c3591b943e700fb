import type { ItemFile, Locale } from '@passerelle/shared/contract';
import type { StoredKind } from '../items/item-row';
import type { PlacedItem } from '../items/place-items';

export interface PackHead {
  name: string;
  version: string;
  locales: readonly Locale[];
  uses: readonly string[];
}

const twoDigits = (week: number): string => String(week).padStart(2, '0');

const endings: Record<StoredKind, 'md' | 'yaml'> = {
  programs: 'yaml',
  tasks: 'md',
  surveys: 'yaml',
  library: 'md',
  faq: 'md',
  pages: 'md',
  trades: 'yaml',
};

/** `surveys/midway`, or of a task `programs/rebond/weeks/01/cv`. */
export function pathOfItem({ kind, key, program }: Pick<PlacedItem, 'kind' | 'key' | 'program'>): string {
  if (kind === 'tasks') return `programs/${program?.key ?? ''}/weeks/${twoDigits(program?.week ?? 0)}/${key}`;
  return `${kind}/${key}`;
}

const stemOf = (item: PlacedItem): string =>
  item.kind === 'programs' ? `${pathOfItem(item)}/program` : pathOfItem(item);

/** The file of an item in one language: the pack’s first one has no suffix. */
const fileOf = (item: PlacedItem, locale: Locale, first: Locale | undefined): string =>
  `${stemOf(item)}${locale === first ? '' : `.${locale}`}.${endings[item.kind]}`;

const isEmpty = ({ fields, text = '' }: ItemFile): boolean => Object.keys(fields).length === 0 && text.trim() === '';

/** A document exists in the languages that have a file of their own. */
const isLeftOut = ({ kind }: PlacedItem, { fields }: ItemFile, locale: Locale, first: Locale | undefined): boolean =>
  kind === 'library' && locale !== first && fields['file'] === undefined;

export interface WrittenFile {
  path: string;
  text: string;
  item: PlacedItem | undefined;
}

/** The text files of a pack. The YAML writer is loaded by imports and publications only. */
export async function packFiles(head: PackHead, items: readonly PlacedItem[]): Promise<WrittenFile[]> {
  const { writeYaml } = await import('../source/read-yaml');
  const [first] = head.locales;
  const { uses, ...rest } = head;
  const written: WrittenFile[] = [
    { path: 'pack.yaml', text: writeYaml({ ...rest, ...(uses.length > 0 && { uses }) }), item: undefined },
  ];
  for (const item of items)
    for (const [locale, file] of Object.entries(item.files) as [Locale, ItemFile][]) {
      if ((isEmpty(file) && locale !== first) || isLeftOut(item, file, locale, first)) continue;
      const yaml = writeYaml(file.fields);
      const text = endings[item.kind] === 'md' ? `---\n${yaml}---\n\n${(file.text ?? '').trim()}\n` : yaml;
      written.push({ path: fileOf(item, locale, first), text, item });
    }
  return written;
}
