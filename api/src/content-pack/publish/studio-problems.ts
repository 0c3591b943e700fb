import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentProblem, Locale } from '@passerelle/shared/contract';
import { type Say, wordsIn } from '../../platform/text/words';
import { notInFile, type Path, type Problem, problemsIn } from '../problems';

/** Fields of the files, as the forms of the studio name them. */
const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  answers: msg`Réponses`,
  badges: msg`Badges`,
  captions: msg`Sous-titres`,
  cover: msg`Couverture`,
  description: msg`Description`,
  document: msg`Document`,
  family: msg`Famille`,
  file: msg`Fichier`,
  jobs: msg`Métiers qui conviennent`,
  key: msg`Clé`,
  label: msg`Énoncé`,
  link: msg`Adresse du lien`,
  maxSuspension: msg`Semaines de pause possibles`,
  name: msg({ message: 'Nom', context: 'of a thing' }),
  points: msg`Points`,
  position: msg`Place dans la page`,
  questions: msg`Questions`,
  requiredCount: msg`Nombre demandé`,
  results: msg`Résultats`,
  subTasks: msg`Sous-tâches`,
  survey: msg`Questionnaire`,
  title: msg`Titre`,
  type: msg`Type`,
  values: msg`Valeurs`,
  weeks: msg`Semaines`,
};

/** « Semaine 2 » or « Question 3, réponse 1 » */
function placeIn(path: Path): MessageDescriptor | undefined {
  const [list, index, inner, innerIndex] = path;
  if (typeof index !== 'number') return undefined;
  const number = index + 1;
  if (list === 'weeks') return msg`Semaine ${number}`;
  if (list === 'subTasks') return msg`Sous-tâche ${number}`;
  if (list === 'results') return msg`Résultat ${number}`;
  if (list !== 'questions') return undefined;
  if (inner !== 'answers' || typeof innerIndex !== 'number') return msg`Question ${number}`;
  const answer = innerIndex + 1;
  return msg`Question ${number}, réponse ${answer}`;
}

/** The message with the name of its field as the form has it. */
function withFieldName(message: MessageDescriptor, say: Say): MessageDescriptor {
  const name: unknown = message.values?.['name'];
  const label = typeof name === 'string' ? fieldNames[name.split(' > ')[0] ?? ''] : undefined;
  return label ? { ...message, values: { ...message.values, name: say(msg`« ${{ field: say(label) }} »`) } } : message;
}

/** The name of a frequent question, which its file has in its heading. */
const questionName = /^\{#(.+)\}$/;

/** A question that only a translation has is named without its file. */
function withoutFile(message: MessageDescriptor): MessageDescriptor {
  const key = questionName.exec(String(message.values?.['name']))?.[1];
  return key && message.id === notInFile('', '').id
    ? msg`La traduction contient une question « ${key} » que l’original n’a plus`
    : message;
}

/** Problems for an author who sees forms, and neither files nor lines. */
export function studioProblems(locale: Locale, problems: readonly Problem[]): ContentProblem[] {
  const say = wordsIn(locale);
  const named = problems.map((problem) => ({ ...problem, message: withFieldName(withoutFile(problem.message), say) }));
  return problemsIn(locale, named).map((problem, index) => {
    const { path = [], message: { values } = {} } = named[index] ?? {};
    // A message that names the week needs no place before it.
    const place = values?.['week'] === undefined ? placeIn(path) : undefined;
    const { message } = problem;
    return place ? { ...problem, message: say(msg`${{ part: say(place) }} : ${message}`) } : problem;
  });
}
