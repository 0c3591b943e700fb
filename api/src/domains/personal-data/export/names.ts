import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { inLocale } from '../../../platform/text/text';

type Words = Partial<Record<Locale, string>>;
interface Named {
  id: string;
  name: Words | string | null;
}

const readPrograms = (db: Db, userId: string): Promise<Named[]> =>
  db
    .selectFrom('programs')
    .where((eb) =>
      eb('id', 'in', db.selectFrom('user_programs').where('user_id', '=', userId).select('program_id')).or(
        'id',
        'in',
        db
          .selectFrom('user_program_extensions as extension')
          .innerJoin('user_programs as given', 'given.id', 'extension.user_program_id')
          .where('given.user_id', '=', userId)
          .select('extension.program_id'),
      ),
    )
    .select(['id', 'name'])
    .execute();

const readTasks = (db: Db, userId: string): Promise<Named[]> =>
  db
    .selectFrom('tasks')
    .where('id', 'in', db.selectFrom('user_tasks').where('user_id', '=', userId).select('task_id'))
    .select(['id', 'name'])
    .execute();

const readSubTasks = (db: Db, userId: string): Promise<Named[]> =>
  db
    .selectFrom('sub_tasks')
    .where('id', 'in', db.selectFrom('user_sub_tasks').where('user_id', '=', userId).select('sub_task_id'))
    .select(['id', 'title as name'])
    .execute();

const answered = (db: Db, userId: string) =>
  db.selectFrom('survey_responses').where('user_id', '=', userId).select('survey_version_id');

const readSurveys = (db: Db, userId: string): Promise<Named[]> =>
  db.selectFrom('survey_versions').where('id', 'in', answered(db, userId)).select(['id', 'title as name']).execute();

const readQuestions = (db: Db, userId: string): Promise<Named[]> =>
  db
    .selectFrom('survey_questions')
    .where('survey_version_id', 'in', answered(db, userId))
    .select(['id', 'label as name'])
    .execute();

const readGroups = (db: Db, userId: string): Promise<Named[]> =>
  db
    .selectFrom('user_groups')
    .where((eb) =>
      eb('id', 'in', db.selectFrom('group_members').where('user_id', '=', userId).select('group_id')).or(
        'id',
        'in',
        db.selectFrom('group_managers').where('user_id', '=', userId).select('group_id'),
      ),
    )
    .select(['id', 'name'])
    .execute();

const readOrganizations = (db: Db, userId: string): Promise<Named[]> =>
  db
    .selectFrom('organizations')
    .where('id', 'in', db.selectFrom('users').where('id', '=', userId).select('organization_id'))
    .select(['id', 'name'])
    .execute();

const readers = {
  organizations: readOrganizations,
  groups: readGroups,
  programs: readPrograms,
  tasks: readTasks,
  subTasks: readSubTasks,
  surveyVersions: readSurveys,
  surveyQuestions: readQuestions,
};

/** The names behind content ids, so that the export can be read without the product. */
export async function readNames(
  db: Db,
  userId: string,
  locale: Locale,
): Promise<Record<string, Record<string, string>>> {
  const names: Record<string, Record<string, string>> = {};
  for (const [kind, read] of Object.entries(readers)) {
    const rows = await read(db, userId);
    names[kind] = Object.fromEntries(
      rows.map(({ id, name }) => [id, typeof name === 'string' ? name : inLocale(name ?? {}, locale)]),
    );
  }
  return names;
}
