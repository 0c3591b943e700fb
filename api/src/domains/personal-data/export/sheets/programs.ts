import { inLocale } from '../../../../platform/text/text';
import { exportLabels } from '../../../users/list/export-labels';
import type { Cell } from '../../../../platform/spreadsheet/workbook';
import { cellsFor, type Reader, type Sheet } from './sheet';

const readGiven = ({ db, userId }: Reader) =>
  db
    .selectFrom('user_programs as given')
    .innerJoin('programs', 'programs.id', 'given.program_id')
    .leftJoin('user_program_closures as closure', 'closure.user_program_id', 'given.id')
    .where('given.user_id', '=', userId)
    .orderBy('given.from_date')
    .select(['given.id', 'given.status', 'given.from_date', 'given.to_date', 'programs.name'])
    .select(['closure.type as closure', 'closure.closed_at', 'closure.comment'])
    .execute();

const readExtensions = ({ db, userId }: Reader) =>
  db
    .selectFrom('user_program_extensions as extension')
    .innerJoin('user_programs as given', 'given.id', 'extension.user_program_id')
    .innerJoin('programs', 'programs.id', 'extension.program_id')
    .where('given.user_id', '=', userId)
    .orderBy('extension.from_date')
    .select(['given.id as given', 'extension.from_date', 'extension.to_date', 'programs.name'])
    .execute();

const readSuspensions = ({ db, userId }: Reader) =>
  db
    .selectFrom('user_program_suspensions as suspension')
    .innerJoin('user_programs as given', 'given.id', 'suspension.user_program_id')
    .where('given.user_id', '=', userId)
    .orderBy('suspension.from_date')
    .select(['given.id as given', 'suspension.from_date', 'suspension.to_date', 'suspension.weeks'])
    .select('suspension.weeks_given_back')
    .execute();

type Given = Awaited<ReturnType<typeof readGiven>>[number];

/** Each programme with its extensions, pauses, and end. */
export async function readPrograms(reader: Reader): Promise<Sheet> {
  const { words, locale } = reader;
  const { text, weekDay, moment, figure, word } = cellsFor(reader);
  const nature = (name: keyof typeof words.natures): Cell => text(words.natures[name]);
  const extensions = await readExtensions(reader);
  const suspensions = await readSuspensions(reader);
  const { states } = exportLabels(locale);
  // A programme that was replaced has no outcome to be entered.
  const state = ({ status, closure }: Given): Cell =>
    status === 'closed' && !closure ? text(words.programOver) : word(states, status);
  const rowsOf = (given: Given): Cell[][] => {
    const name = text(inLocale(given.name, locale));
    return [
      [nature('program'), name, weekDay(given.from_date), weekDay(given.to_date), state(given)],
      ...extensions
        .filter((extension) => extension.given === given.id)
        .map((row) => [
          nature('extension'),
          text(inLocale(row.name, locale)),
          weekDay(row.from_date),
          weekDay(row.to_date),
        ]),
      ...suspensions
        .filter((suspension) => suspension.given === given.id)
        .map((row) => [
          nature('suspension'),
          name,
          weekDay(row.from_date),
          weekDay(row.to_date),
          null,
          figure(row.weeks - row.weeks_given_back),
        ]),
      ...(given.closure
        ? [
            [
              nature('closure'),
              name,
              null,
              moment(given.closed_at),
              word(words.values.closureTypes, given.closure),
              null,
              text(given.comment),
            ],
          ]
        : []),
    ];
  };
  return {
    name: 'programs',
    columns: { nature: 16, program: 40, startsOn: 13, endsOn: 18, state: 22, weeks: 10, comment: 50 },
    rows: (await readGiven(reader)).flatMap(rowsOf),
  };
}
