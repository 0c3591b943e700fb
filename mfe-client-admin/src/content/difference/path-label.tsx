import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Record<string, MessageDescriptor> = {
  title: msg`Titre`,
  name: msg({ message: 'Nom', context: 'of a thing' }),
  text: msg`Texte`,
  description: msg`Description`,
  label: msg`Libellé`,
  answer: msg({ message: 'Réponse', context: 'to a question' }),
  jobs: msg`Métiers`,
  link: msg`Adresse du lien`,
};

/** Names a text of an item by its path: `subTasks/read/title` is « Sous-tâche « read » : titre ». */
export function usePathLabel(): (path: string) => string {
  const { t } = useLingui();
  return (path) => {
    const parts = path.split('/');
    const last = parts.at(-1) ?? '';
    const found = names[last];
    const what = found ? t(found) : last;
    const key = parts[1] ?? '';
    if (parts.length < 3) return what;
    if (parts[0] === 'weeks') return t`Semaine ${key} : ${what}`;
    if (parts[0] === 'subTasks') return t`Sous-tâche « ${key} » : ${what}`;
    if (parts[0] === 'results') return t`Résultat « ${key} » : ${what}`;
    const answer = parts[3] ?? '';
    if (parts[2] === 'answers') return t`Question « ${key} », réponse « ${answer} »`;
    return t`Question « ${key} » : ${what}`;
  };
}
