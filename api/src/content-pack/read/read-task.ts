import type { SubTaskType } from '@passerelle/shared/contract';
import type { TaskTemplate } from '../../domains/programs/template';
import type { Place } from '../problems';
import { type SubTaskEntry, TaskFile, TaskWords } from '../schemas/task';
import type { Files } from './layout';
import { type Late, readStep } from './read-step';
import { type Reading, readThing, type Thing } from './read-thing';
import type { Reference } from './references';

export interface ReadTask {
  /** `programs/rebond/weeks/03/cv` */
  path: string;
  template: Late<TaskTemplate>;
  references: readonly Reference[];
  steps: readonly { key: string; type: SubTaskType; place: Place }[];
}

function referenceOf({ source }: Thing<TaskFile>, step: SubTaskEntry, index: number): Reference[] {
  const place = (name: string): Place => source.placeOf(['subTasks', index, name]);
  if (step.type === 'document') return [{ kind: 'library', key: step.document, place: place('document') }];
  if (step.type !== 'survey') return [];
  const { survey: key, requiredCount } = step;
  return [{ kind: 'surveys', key, place: place('survey'), ...(requiredCount !== undefined && { requiredCount }) }];
}

function checkSteps(task: Thing<TaskFile>, { locales, problems }: Reading): void {
  const { subTasks } = task.data;
  for (const [index, { key, locale, title }] of subTasks.entries()) {
    const path = ['subTasks', index];
    if (subTasks.findIndex((one) => one.key === key) < index)
      problems.add(task.source.placeOf([...path, 'key']), `there is another sub-task with the key ${key}`);
    if (locale !== undefined && !locales.includes(locale))
      problems.add(task.source.placeOf([...path, 'locale']), `locale must be one of ${locales.join(', ')}`);
    if (title === undefined && (locale === undefined || locale === locales[0]))
      problems.add(task.source.placeOf(path), 'title is missing');
  }
}

export async function readTask(reading: Reading, files: Files): Promise<ReadTask | undefined> {
  const task = await readThing(reading, files, { main: TaskFile, words: TaskWords });
  if (!task) return undefined;
  const { data, source, wording } = task;
  checkSteps(task, reading);
  wording.refuseOthers(
    ['subTasks'],
    (entry) => data.subTasks.some(({ key }) => key === (entry as { key?: unknown }).key),
    'sub-task',
  );
  const description = await wording.body();
  const steps: Awaited<ReturnType<typeof readStep>>[] = [];
  for (const step of data.subTasks) steps.push(await readStep(task, reading, step));
  const common = {
    key: files.name.split('/').at(-1) ?? '',
    family: data.family,
    points: data.points,
    name: wording.words(['name']) ?? {},
    ...(description && { description }),
    ...(data.mode && { mode: data.mode }),
  };
  return {
    path: `programs/${files.name}`,
    template: (documentId) => ({ ...common, subTasks: steps.map((step) => step(documentId)) }),
    references: data.subTasks.flatMap((step, index) => referenceOf(task, step, index)),
    steps: data.subTasks.map(({ key, type }, index) => ({ key, type, place: source.placeOf(['subTasks', index]) })),
  };
}
