import type { ProgramTemplate } from '../../domains/programs/template';
import type { Place } from '../problems';
import { ProgramFile, ProgramWords } from '../schemas/pack';
import type { Files } from './layout';
import type { Late } from './read-step';
import { readTask, type ReadTask } from './read-task';
import { type Reading, readThing } from './read-thing';
import { at } from './wording';

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
  const program = await readThing(reading, files, { main: ProgramFile, words: ProgramWords });
  // Problems of the tasks are reported together with those of the programme.
  const read = new Map<string, ReadTask>();
  for (const [name, file] of tasks) {
    const task = name.startsWith(`${files.name}/`) ? await readTask(reading, file) : undefined;
    if (task) read.set(name, task);
  }
  if (!program) return undefined;
  const { data, source, wording } = program;
  const named = new Set<string>();
  const weeks = data.weeks.map(({ tasks: keys }, index) => {
    const written = keys.flatMap((key, order) => {
      const name = `${files.name}/weeks/${twoDigits(index + 1)}/${key}`;
      named.add(name);
      if (!tasks.has(name))
        problems.add(source.placeOf(['weeks', index, 'tasks', order]), `programs/${name}.md is not there`);
      return read.get(name) ?? [];
    });
    return { title: wording.words(['weeks', at(index), 'title']) ?? {}, tasks: written };
  });
  wording.refuseOthers(['weeks'], (_entry, index) => index < data.weeks.length, 'week');
  for (const [name, { first }] of tasks)
    if (name.startsWith(`${files.name}/`) && !named.has(name))
      problems.add({ file: first, line: 1 }, `no week of ${source.file} names this task`);
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
