import type { SurveyTemplate } from '../../surveys/save-survey';
import type { ProgramTemplate, SubTaskTemplate, TaskTemplate } from '../template';

const validation = { type: 'automatic' } as const;

export const aText = (key: string): SubTaskTemplate => ({ key, type: 'text', title: { fr: 'À lire' }, validation });

let made = 0;

export const aTask = (values: Partial<TaskTemplate> = {}): TaskTemplate => {
  made += 1;
  return {
    key: `task-${made}`,
    family: 'other',
    points: 20,
    name: { fr: `Tâche ${made}`, en: `Task ${made}` },
    subTasks: [aText('read')],
    ...values,
  };
};

/** One week per list of tasks. */
export const aTemplate = (weeks: TaskTemplate[][], values: Partial<ProgramTemplate> = {}): ProgramTemplate => {
  made += 1;
  return {
    key: `program-${made}`,
    type: 'basic',
    name: { fr: 'Cap sur la suite', en: 'What comes next' },
    maxSuspension: 4,
    badges: ['cv', 'linkedin', 'professionalProject'],
    shouldDisplayJobOffers: true,
    weeks: weeks.map((tasks) => ({ title: { fr: 'Semaine' }, tasks })),
    ...values,
  };
};

/** A question of every kind, three of which are required. */
export const aSurvey = (values: Partial<SurveyTemplate> = {}): SurveyTemplate => ({
  key: 'midway',
  type: 'basic',
  title: { fr: 'Point d’étape', en: 'Half-way' },
  questions: [
    { key: 'ready', type: 'boolean', label: { fr: 'Êtes-vous prêt ?', en: 'Are you ready?' } },
    {
      key: 'pace',
      type: 'list',
      label: { fr: 'Votre rythme', en: 'Your pace' },
      answers: [
        { label: { fr: 'Lent', en: 'Slow' }, values: ['slow'] },
        { label: { fr: 'Vif', en: 'Brisk' }, values: ['brisk'] },
      ],
    },
    {
      key: 'help',
      type: 'multiValue',
      label: { fr: 'Qui vous aide', en: 'Who helps you' },
      answers: [
        { label: { fr: 'Un proche', en: 'A relative' }, values: ['relative'] },
        { label: { fr: 'Un collègue', en: 'A colleague' }, values: ['colleague'] },
      ],
    },
    { key: 'words', type: 'text', label: { fr: 'En un mot', en: 'In a word' } },
  ],
  ...values,
});

export const aSurveyStep = (survey = 'midway', requiredCount = 3): SubTaskTemplate => ({
  key: `answer-${survey}`,
  type: 'survey',
  survey,
  title: { fr: 'Répondre' },
  validation: { ...validation, requiredCount },
});

/** A programme of so many weeks, each with one task. */
export const aTemplateOfWeeks = (count: number) => aTemplate(Array.from({ length: count }, () => [aTask()]));
