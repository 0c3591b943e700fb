import type { ActionSubType, DocumentSubType, TaskFamily, TaskMode } from '@passerelle/shared/contract';
import type { SubTaskTemplate, TaskTemplate, WeekTemplate, Words } from '../../domains/programs/template';

/** French, English. */
export type Pair = readonly [fr: string, en: string];

/** The library's documents by their key: what it does not have is read in the step itself. */
export type Documents = ReadonlyMap<string, string>;

export const words = ([fr, en]: Pair): Words => ({ fr, en });
export const html = ([fr, en]: Pair): Words => ({ fr: `<p>${fr}</p>`, en: `<p>${en}</p>` });

const validation = { type: 'automatic' } as const;
type Step = (position: number, documents: Documents) => SubTaskTemplate;

const keyOf = (position: number): string => `step-${position + 1}`;

export const read =
  (title: Pair, text: Pair): Step =>
  (position) => ({ key: keyOf(position), type: 'text', title: words(title), description: html(text), validation });

export const document =
  (key: string, use: DocumentSubType, title: Pair, text: Pair): Step =>
  (position, documents) => {
    const documentId = documents.get(key);
    if (documentId === undefined) return read(title, text)(position, documents);
    const common = { key: keyOf(position), title: words(title), description: html(text), validation };
    return { ...common, type: 'document', use, documentId };
  };

export const visit =
  (link: Pair, title: Pair): Step =>
  (position) => ({ key: keyOf(position), type: 'link', link: words(link), title: words(title), validation });

export const act =
  (action: ActionSubType, requiredCount: number, title: Pair, text: Pair): Step =>
  (position) => ({
    key: keyOf(position),
    type: 'action',
    action,
    title: words(title),
    description: html(text),
    validation: { ...validation, requiredCount },
  });

export const send =
  (title: Pair, text: Pair): Step =>
  (position) => ({ key: keyOf(position), type: 'upload', title: words(title), description: html(text), validation });

export const answer =
  (survey: string, requiredCount: number, title: Pair): Step =>
  (position) => ({
    key: keyOf(position),
    type: 'survey',
    survey,
    title: words(title),
    validation: { ...validation, requiredCount },
  });

interface Task {
  key: string;
  family: TaskFamily;
  points: number;
  name: Pair;
  why: Pair;
  mode?: TaskMode;
  steps: readonly Step[];
}

export type Week = readonly [title: Pair, ...tasks: Task[]];

export const weekOf =
  (documents: Documents) =>
  ([title, ...tasks]: Week): WeekTemplate => ({
    title: words(title),
    tasks: tasks.map(({ name, why, steps, ...task }): TaskTemplate => ({
      ...task,
      name: words(name),
      description: html(why),
      subTasks: steps.map((step, position) => step(position, documents)),
    })),
  });
