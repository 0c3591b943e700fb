import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ItemFile, ItemFiles, ItemKind, Locale } from '@passerelle/shared/contract';
import { textPaths } from '@passerelle/shared/contract/rules/content/item-texts';

type Names = Readonly<Record<string, MessageDescriptor>>;

const description = msg`Description`;
const title = msg`Titre`;

/** The texts of an item, as the fields of its editor are called. */
const names: Record<ItemKind, Names> = {
  faq: { title: msg`Titre de la rubrique` },
  library: { name: msg`Nom du document`, text: description },
  pages: { title, text: msg`Texte` },
  programs: { name: msg`Nom du programme`, description },
  surveys: { title: msg`Titre du questionnaire`, description },
  tasks: { name: msg`Titre de la tâche`, text: description },
};

/** The texts of an entry of a list. */
const entryNames: Names = {
  title,
  description,
  label: msg`Énoncé`,
  answer: msg({ message: 'Réponse', context: 'to a question' }),
  jobs: msg`Métiers qui conviennent`,
  link: msg`Adresse du lien`,
};

/** The number of the entry at `depth` of the path among those of its list, in the first of the files that has it. */
function numberAt(depth: number, parts: readonly string[], files: readonly string[][]): number {
  const list = `${parts.slice(0, depth).join('/')}/`;
  for (const paths of files) {
    const keys = new Set(paths.filter((path) => path.startsWith(list)).map((path) => path.split('/')[depth]));
    const index = [...keys].indexOf(parts[depth]);
    if (index >= 0) return index + 1;
  }
  return 1;
}

/** The files that number the entries, the source of each state first. */
export const filesInOrder = (source: Locale, ...states: readonly ItemFiles[]): ItemFile[] =>
  [...states.map((files) => files[source]), ...states.flatMap((files) => Object.values(files))].filter(
    (file) => file !== undefined,
  );

/** Names a text of an item by its path: `subTasks/read/title` is « Sous-tâche 1 : Titre ». */
export function usePathLabel(kind: ItemKind, files: readonly ItemFile[]): (path: string) => string {
  const { t } = useLingui();
  const paths = files.map((file) => textPaths(kind, file));
  return (path) => {
    const parts = path.split('/');
    const [list = '', , inner] = parts;
    const last = parts.at(-1) ?? '';
    const isQuestion = kind === 'faq' && last === 'title';
    const found = parts.length < 3 ? names[kind][last] : isQuestion ? msg`Question` : entryNames[last];
    const what = found ? t(found) : last;
    if (parts.length < 3) return what;
    const number = numberAt(1, parts, paths);
    if (list === 'weeks') return t`Semaine ${number} : ${what}`;
    if (list === 'subTasks') return t`Sous-tâche ${number} : ${what}`;
    if (list === 'results') return t`Résultat ${number} : ${what}`;
    if (inner !== 'answers') return t`Question ${number} : ${what}`;
    const answer = numberAt(3, parts, paths);
    return t`Question ${number}, réponse ${answer}`;
  };
}
