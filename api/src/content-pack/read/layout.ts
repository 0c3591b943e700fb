import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { nearest } from '../../platform/text/nearest';
import type { Problems } from '../problems';
import { keyForm } from '../schemas/fields';
import type { Folder } from '../source/folder';

/** The paths of each kind of file; the brackets capture the key. */
const kinds = {
  programs: /^programs\/([^/]+)\/program\.yaml$/,
  tasks: /^programs\/([^/]+\/weeks\/\d\d\/[^/]+)\.md$/,
  surveys: /^surveys\/([^/]+)\.yaml$/,
  library: /^library\/([^/]+)\.md$/,
  faq: /^faq\/([^/]+)\.md$/,
  pages: /^pages\/([^/]+)\.md$/,
  trades: /^trades\/([^/]+)\.yaml$/,
} as const;

export type Kind = keyof typeof kinds;

/** The files of one item: in the pack's first language, and in the others. */
export interface Files {
  kind: Kind;
  /** `midway`, `rebond/weeks/03/cv` */
  name: string;
  main: string | undefined;
  others: Partial<Record<Locale, string>>;
  /** The file in the pack's first language, which has all fields. */
  first: string;
}

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const folders = ['programs', 'surveys', 'library', 'faq', 'pages', 'trades'];
const suffixed = /^(.+)\.([^./]+)(\.(?:md|yaml))$/;

const isKnown = (word: string): word is Locale => (locales as readonly string[]).includes(word);
const kindOf = (path: string): [Kind, string] | undefined => {
  for (const [kind, pattern] of Object.entries(kinds) as [Kind, RegExp][]) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) return [kind, name];
  }
  return undefined;
};

function misplaced(path: string): [MessageDescriptor, (string | undefined)?] {
  const [top = ''] = path.split('/');
  if (!folders.includes(top)) return [msg`Ceci ne fait pas partie d’un pack`, nearest(top, [...folders, 'pack.yaml'])];
  if (/\.ya?ml$|\.md$/i.test(path))
    return [msg`Rien n’est lu à cet endroit : docs/content-pack.md dit où placer ce fichier`];
  return [msg`Ceci ne fait pas partie d’un pack : les documents sont dans library/files`];
}

/** Groups the files of a pack by item; reports files with an unknown path. */
export function layOut(folder: Folder, packLocales: readonly Locale[], problems: Problems): Files[] {
  const [mainLocale] = packLocales;
  const things = new Map<string, Files>();
  for (const file of folder.keys()) {
    if (file === 'pack.yaml' || file.startsWith('library/files/')) continue;
    const [, stem = '', suffix, ending = ''] = suffixed.exec(file) ?? [];
    const found = kindOf(suffix === undefined ? file : stem + ending);
    if (!found) {
      problems.add({ file, line: 1 }, ...misplaced(file));
      continue;
    }
    const [kind, name] = found;
    const odd = name.split('/').find((part) => !form.test(part));
    if (odd !== undefined) problems.add({ file, line: 1 }, keyForm(odd));
    const thing = things.get(`${kind}/${name}`) ?? { kind, name, main: undefined, others: {}, first: file };
    things.set(`${kind}/${name}`, thing);
    if (suffix === undefined) Object.assign(thing, { main: file, first: file });
    else if (suffix === mainLocale)
      problems.add({ file, line: 1 }, msg`Les textes en ${suffix} vont dans ${{ file: stem + ending }}`);
    else if (isKnown(suffix) && packLocales.includes(suffix)) thing.others[suffix] = file;
    else
      problems.add(
        { file, line: 1 },
        msg`${suffix} n’est pas une des langues citées par pack.yaml : ${{ languages: packLocales.join(', ') }}`,
      );
  }
  return [...things.values()];
}
