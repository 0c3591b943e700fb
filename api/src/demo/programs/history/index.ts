import type { DateTime } from 'luxon';
import { closeProgram } from '../../../domains/programs/close-program';
import { extendProgram } from '../../../domains/programs/extend-program';
import { giveProgram } from '../../../domains/programs/give-program';
import { rollProgramsOver } from '../../../domains/programs/roll-over';
import { suspendProgram } from '../../../domains/programs/suspend-program';
import type { Course, Demo, DemoParts, DemoPerson, DemoPrograms } from '../../organizations/demo-types';
import { givenAt, wednesdayOf } from '../../people/dates';
import { byPace, participantStory, type Story, withAnswers } from './story';

/**
 * Tasks that are answered: a profile with six letters whose step shows partial results; a half-way survey that asks
 * for a talk with the HR representative; and every kind of survey.
 */
const answered: Readonly<Record<string, readonly string[]>> = {
  'participant@other.example': ['trade-today'],
  'capucine.delorme@boisetrives.example': ['midway'],
  'rosalie.fontaine@boisetrives.example': [
    'trade-sheets',
    'two-leads',
    'rehearse',
    'tricam',
    'colors',
    'intelligences',
  ],
};

function storyOf({ email }: DemoPerson, { pace }: Course): Story {
  if (email === 'participant@demo.example') return participantStory;
  const keys = answered[email];
  return keys ? withAnswers(byPace(pace), keys) : byPace(pace);
}

/** A programme event at a given time, and when the person continues, if later. */
interface Turn {
  at: DateTime<true>;
  resumes?: DateTime<true>;
  happen: (at: DateTime<true>) => Promise<unknown>;
}

/** A pause, an extension, an end. */
function turnsOf({ db, now }: Demo, programs: DemoPrograms, person: DemoPerson, course: Course): Turn[] {
  const { suspension, closure, extended } = course;
  const wednesday = (weeks: number) => wednesdayOf(now, weeks);
  const turns: Turn[] = [];
  if (suspension) {
    const { weeks } = suspension;
    const at = wednesday(-suspension.weeksAgo);
    const resumes = at.startOf('week').plus({ weeks: weeks + 1 });
    turns.push({ at, resumes, happen: () => suspendProgram(db, person.id, weeks, at) });
  }
  if (extended) {
    const extending = { userId: person.id, programId: programs.extension, packId: person.packId };
    turns.push({
      at: wednesday(Math.min(course.startsInWeeks + 11, -1)),
      happen: (at) => extendProgram(db, extending, at),
    });
  }
  if (closure) {
    const { weeksAgo, ...body } = closure;
    turns.push({ at: wednesday(-weeksAgo), happen: (at) => closeProgram(db, person.id, body, at) });
  }
  return turns.toSorted((one, other) => one.at.toMillis() - other.at.toMillis());
}

async function live(demo: Demo, programs: DemoPrograms, person: DemoPerson, course: Course): Promise<void> {
  const { db, now } = demo;
  const monday = now.startOf('week').plus({ weeks: course.startsInWeeks });
  const programId = programs[course.program ?? 'basic'];
  const giving = { userId: person.id, programId, packId: person.packId, from: monday.toISO() };
  await giveProgram(db, giving, givenAt(course, now));
  if (monday > now) return;
  await rollProgramsOver(db, monday);
  const story = storyOf(person, course);
  let since = monday;
  for (const { at, resumes = at, happen } of turnsOf(demo, programs, person, course)) {
    await story.live(demo, person, { since, until: at });
    await happen(at);
    since = resumes;
  }
  const { closure, quiet } = course;
  const until = quiet ? wednesdayOf(now, -quiet.weeks) : now;
  if (!closure && since < until) await story.live(demo, person, { since, until });
}

/** Gives the programmes to everyone with a course, and simulates them until now with a moving clock. */
export const livePrograms: DemoParts['livePrograms'] = async (demo, programs, people) => {
  for (const person of people) {
    if (person.course) await live(demo, programs, person, person.course);
  }
  await rollProgramsOver(demo.db, demo.now);
};
