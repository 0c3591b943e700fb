import { msg } from '@lingui/core/macro';
import type { SubTaskType } from '@passerelle/shared/contract';
import type { ProgramTemplate, TaskTemplate } from '../../domains/programs/template';
import { fieldMissing, fileMissing, keyRepeated, oneOf, type Place } from '../problems';
import { ProgramFile, ProgramTexts } from '../schemas/pack';
import type { Files } from './layout';
import { type Late, readStep } from './read-step';
import { type Reading, readThing, type Thing } from './read-thing';
import { at } from './wording';
import { type SubTaskEntry, TaskFile, TaskTexts } from '../schemas/task';
import type { Reference } from './references';

interface ReadTask {
  key: string;
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
      problems.add(task.source.placeOf([...path, 'key']), keyRepeated(key));
    if (locale !== undefined && !locales.includes(locale))
      problems.add(task.source.placeOf([...path, 'locale']), oneOf('locale', locales));
    if (title === undefined && (locale === undefined || locale === locales[0]))
      problems.add(task.source.placeOf(path), fieldMissing('title'));
  }
}

async function readTask(reading: Reading, files: Files): Promise<ReadTask | undefined> {
  const task = await readThing(reading, files, { main: TaskFile, words: TaskTexts });
  if (!task) return undefined;
  const { data, source, wording } = task;
  checkSteps(task, reading);
  wording.refuseOthers(['subTasks'], (entry) =>
    data.subTasks.some(({ key }) => key === (entry as { key?: unknown }).key),
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
    key: common.key,
    template: (documentId) => ({ ...common, subTasks: steps.map((step) => step(documentId)) }),
    references: data.subTasks.flatMap((step, index) => referenceOf(task, step, index)),
    steps: data.subTasks.map(({ key, type }, index) => ({ key, type, place: source.placeOf(['subTasks', index]) })),
  };
}

export interface ReadProgram {
  key: string;
  place: Place;
  template: Late<ProgramTemplate>;
  tasks: readonly ReadTask[];
}

const twoDigits = (week: number): string => String(week).padStart(2, '0');

/** A programme with its weeks; `tasks` are the task files of the whole pack by their name. */
export async function readProgram(
  reading: Reading,
  files: Files,
  tasks: ReadonlyMap<string, Files>,
): Promise<ReadProgram | undefined> {
  const { problems } = reading;
  const program = await readThing(reading, files, { main: ProgramFile, words: ProgramTexts });
  // Problems of the tasks are reported together with those of the programme.
  const read = new Map<string, ReadTask>();
  for (const [name, file] of tasks) {
    const task = name.startsWith(`${files.name}/`) ? await readTask(reading, file) : undefined;
    if (task) read.set(name, task);
  }
  if (!program) return undefined;
  const { data, source, wording } = program;
  const named = new Set<string>();
  const used = new Set<string>();
  const weeks = data.weeks.map(({ tasks: keys }, index) => {
    const written = keys.flatMap((key, order) => {
      const name = `${files.name}/weeks/${twoDigits(index + 1)}/${key}`;
      named.add(name);
      if (used.has(key)) problems.add(source.placeOf(['weeks', index, 'tasks', order]), keyRepeated(key));
      used.add(key);
      if (!tasks.has(name))
        problems.add(source.placeOf(['weeks', index, 'tasks', order]), fileMissing(`programs/${name}.md`));
      return read.get(name) ?? [];
    });
    return { title: wording.words(['weeks', at(index), 'title']) ?? {}, tasks: written };
  });
  wording.refuseOthers(['weeks'], (_entry, index) => index < data.weeks.length);
  for (const [name, { first }] of tasks)
    if (name.startsWith(`${files.name}/`) && !named.has(name))
      problems.add({ file: first, line: 1 }, msg`Aucune semaine de ${{ program: source.file }} ne cite cette tâche`);
  const description = await wording.html(['description']);
  const common = {
    key: files.name,
    type: data.type,
    name: wording.words(['name']) ?? {},
    ...(description && { description }),
    maxSuspension: data.maxSuspension,
    badges: data.badges,
    shouldDisplayJobOffers: data.jobOffers,
  };
  return {
    key: files.name,
    place: { file: source.file, line: 1 },
    template: (documentId) => ({
      ...common,
      weeks: weeks.map((week) => ({
        title: week.title,
        tasks: week.tasks.map(({ template }) => template(documentId)),
      })),
    }),
    tasks: [...read.values()],
  };
}
