import type { ItemFile, ItemFiles, ItemKind, Locale } from '@passerelle/shared/contract';
import type { Files } from './layout';
import type { Reading } from './read-thing';

/** An item of a pack as its author wrote it. */
export interface PackItem {
  kind: ItemKind | 'trades';
  key: string;
  /** The key of a task’s programme. */
  program?: string;
  /** `surveys/midway`; of a task, `programs/rebond/weeks/03/cv`. */
  path: string;
  files: ItemFiles;
  /** Files beside the texts: places on the disk by path in `library/`. */
  attachments: ReadonlyMap<string, string>;
}

/** `midway`; of a task, `rebond/weeks/03/cv`. */
const keysOf = ({ kind, name }: Files): Pick<PackItem, 'key' | 'program'> => {
  if (kind !== 'tasks') return { key: name };
  const [program = '', , , key = ''] = name.split('/');
  return { key, program };
};

const pathOf = ({ kind, name }: Files): string => `${kind === 'tasks' ? 'programs' : kind}/${name}`;

/** Paths in `library/` that a document names. */
export const attachedPaths = ({ fields }: ItemFile): string[] =>
  [fields['file'], fields['cover'], ...Object.values(fields['captions'] ?? {})].filter(
    (path): path is string => typeof path === 'string',
  );

export const packItems = (things: readonly Files[], { folder, locales, sources }: Reading): PackItem[] =>
  things.map((thing) => {
    const { kind, main, others } = thing;
    const paths: [Locale, string | undefined][] = locales.map((locale) => [
      locale,
      locale === locales[0] ? main : others[locale],
    ]);
    const files: ItemFiles = {};
    for (const [locale, path] of paths) {
      const source = path === undefined ? undefined : sources.get(path);
      if (source) files[locale] = source;
    }
    const attached = kind === 'library' ? Object.values(files).flatMap(attachedPaths) : [];
    const attachments = new Map(attached.map((path) => [path, folder.get(`library/${path}`) ?? '']));
    return { kind, ...keysOf(thing), path: pathOf(thing), files, attachments };
  });
