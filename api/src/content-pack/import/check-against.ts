import { msg } from '@lingui/core/macro';
import type { Db } from '../../platform/database/connection';
import { Problems } from '../problems';
import type { Pack } from '../read/read-pack';

type Organization = string | null;

/** Rows available to an organisation: its own, and those common to all. */
const tables = { surveys: 'surveys', library: 'library_documents' } as const;

async function checkUses(db: Db, pack: Pack, organizationId: Organization, problems: Problems): Promise<void> {
  for (const used of pack.uses) {
    const [kind, key] = used.split('/') as ['surveys' | 'library', string];
    const found = await db
      .selectFrom(tables[kind])
      .where('key', '=', key)
      .where('archived_at', 'is', null)
      .where((eb) =>
        eb.or([eb('organization_id', 'is', null), eb('organization_id', 'is not distinct from', organizationId)]),
      )
      .select('id')
      .executeTakeFirst();
    if (!found) problems.add(pack.usesAt, msg`Aucun autre pack n’a encore apporté ${used}`);
  }
}

/** Two packs with the same item would undo each other’s work at every import. */
async function checkOthers(db: Db, pack: Pack, organizationId: Organization, problems: Problems): Promise<void> {
  const others = await db
    .selectFrom('content_packs')
    .where('organization_id', 'is not distinct from', organizationId)
    .where('name', '<>', pack.name)
    .select(['name', 'contents'])
    .execute();
  for (const [path, file] of pack.files)
    for (const { name, contents } of others)
      if (contents.includes(path)) problems.add({ file, line: 1 }, msg`Le pack « ${name} » a déjà apporté ${path}`);
}

const readTypes = (db: Db, organizationId: Organization) =>
  db
    .selectFrom('sub_tasks as step')
    .innerJoin('tasks', 'tasks.id', 'step.task_id')
    .innerJoin('program_weeks as week', 'week.id', 'tasks.program_week_id')
    .innerJoin('programs', 'programs.id', 'week.program_id')
    .where('programs.organization_id', 'is not distinct from', organizationId)
    .select(['programs.key as program', 'tasks.key as task', 'step.key', 'step.type'])
    .execute();

/** Stored answers depend on the type of a question, so the type cannot change. */
async function checkTypes(db: Db, pack: Pack, organizationId: Organization, problems: Problems): Promise<void> {
  const surveys = await db
    .selectFrom('surveys')
    .where('organization_id', 'is not distinct from', organizationId)
    .select(['key', 'type'])
    .execute();
  for (const { key, type } of pack.surveys) {
    const before = surveys.find((one) => one.key === key);
    const file = pack.files.get(`surveys/${key}`) ?? '';
    if (before && before.type !== type)
      problems.add(
        { file, line: 1 },
        msg`Le type était ${{ type: before.type }}, auquel des personnes ont répondu : donnez un autre nom au nouveau questionnaire`,
      );
  }
  const steps = new Map(
    (await readTypes(db, organizationId)).map(({ program, task, key, type }) => [`${program}/${task}/${key}`, type]),
  );
  for (const { key: program, tasks } of pack.programs)
    for (const { key: task, steps: asked } of tasks)
      for (const { key, type, place } of asked) {
        const before = steps.get(`${program}/${task}/${key}`);
        if (before !== undefined && before !== type)
          problems.add(place, msg`Le type de ${key} était ${{ type: before }} : choisissez une autre clé`);
      }
}

/** Checks whether the pack fits the content of the database. */
export async function checkAgainst(db: Db, pack: Pack, organizationId: Organization): Promise<void> {
  const problems = new Problems();
  await checkUses(db, pack, organizationId, problems);
  await checkOthers(db, pack, organizationId, problems);
  await checkTypes(db, pack, organizationId, problems);
  problems.assertNone();
}
