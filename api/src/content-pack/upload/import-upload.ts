import type { ContentImport, ContentKind, Locale } from '@passerelle/shared/contract';
import { contentKinds, contentOutcomes } from '@passerelle/shared/contract/entities/content/content-import';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { Calls } from '@passerelle/shared/contract/calls';
import { transact } from '../../platform/database/connection';
import { asDryRun } from '../../platform/database/dry-run';
import { failure } from '../../platform/failure';
import { hashingFileStore } from '../../platform/files/file-store';
import type { ReceivedFile } from '../../platform/files/received-file';
import type { Context } from '../../platform/http/routes';
import { writeAuditEntry } from '../../platform/sessions/audit';
import type { Person } from '../../platform/sessions/person';
import { discardUpload, makeTemporaryFolder } from '../../platform/starting/leftovers';
import { type DraftPlan, importDraft } from '../studio/import-draft';
import { type Importing, importPack } from '../import/import-pack';
import type { Plan } from '../import/plan';
import { PackRefused, problemsIn } from '../problems';
import { type Pack, readPack } from '../read/read-pack';
import { areaOf, scopeOf } from '../rights';
import { unpack } from './unpack';

type Uploading = Context<Calls['POST /content']>;

const kindOf = (path: string): ContentKind => contentKinds.find((kind) => path.startsWith(`${kind}/`)) ?? 'programs';

/** By the effect of the import: a pack without its former programme archives it, though it names no programme. */
function assertAllowed({ permissions }: Person, { outcomes }: Plan): void {
  for (const [path, outcome] of outcomes) {
    if (outcome !== 'unchanged' && !allows(permissions, areaOf[kindOf(path)], 'w')) {
      throw failure('forbidden', { message: 'contentKindNotAllowed' });
    }
  }
}

const countsOf = ({ outcomes }: Pick<Plan, 'outcomes'>): ContentImport['kinds'] =>
  contentKinds.flatMap((kind) => {
    const found = [...outcomes].flatMap(([path, outcome]) => (kindOf(path) === kind ? outcome : []));
    if (found.length === 0) return [];
    const count = (outcome: string): number => found.filter((one) => one === outcome).length;
    const counts = Object.fromEntries(contentOutcomes.map((outcome) => [outcome, count(outcome)]));
    return [{ kind, counts: counts as ContentImport['kinds'][number]['counts'] }];
  });

const byPath = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1);

type Asked = Pick<ContentImport, 'dryRun' | 'asDraft'> & { locale: Locale };

type DonePlan = Pick<Plan, 'outcomes'> & Partial<DraftPlan>;

const doneOf = (pack: Pack, plan: DonePlan, { locale, ...asked }: Asked): ContentImport => ({
  name: pack.name,
  version: pack.version,
  ...asked,
  replacedDrafts: plan.replacedDrafts ?? 0,
  kinds: countsOf(plan),
  things: [...plan.outcomes]
    .flatMap(([path, outcome]) => (outcome === 'unchanged' ? [] : { path, outcome }))
    .toSorted(byPath),
  problems: [],
  notices: problemsIn(locale, [...(plan.notices ?? []), ...pack.notices]),
});

/** Reports all errors at once; nothing was imported. */
const refusedOf = ({ problems }: PackRefused, { locale, ...asked }: Asked): ContentImport => ({
  name: null,
  version: null,
  ...asked,
  replacedDrafts: 0,
  kinds: [],
  things: [],
  problems: problemsIn(locale, problems),
  notices: [],
});

/** Imports a pack and publishes it. */
async function publishRead(context: Uploading, pack: Pack, importing: Importing): Promise<Plan> {
  const { person, body } = context;
  const { db, organizationId } = importing;
  const plan = await importPack(pack, { ...importing, by: person.id });
  assertAllowed(person, plan);
  if (body.dryRun) return plan;
  await writeAuditEntry(
    { ...context, db },
    {
      action: 'content.imported',
      subjectKind: 'content',
      subjectIds: [plan.packId],
      organizationId,
      details: { name: pack.name, version: pack.version },
    },
  );
  return plan;
}

/** A dry run is the import itself, rolled back at the end, so its plan is exact. */
async function importRead(context: Uploading, pack: Pack, asked: Asked): Promise<ContentImport> {
  const { services, person, body, now, request } = context;
  const files = asked.dryRun ? hashingFileStore(services.files) : services.files;
  return transact(services.db, async (db) => {
    const organizationId = await scopeOf(db, person, body.organization);
    const importing = { db, files, organizationId, now };
    const work = async (): Promise<DonePlan> =>
      asked.asDraft ? importDraft(pack, { ...importing, person, request }) : publishRead(context, pack, importing);
    return doneOf(pack, asked.dryRun ? await asDryRun(db, work) : await work(), asked);
  });
}

async function readUpload(file: ReceivedFile): Promise<Pack & { discard: () => Promise<void> }> {
  const folder = await makeTemporaryFolder('upload');
  const discard = (): Promise<void> => discardUpload(folder);
  try {
    await unpack(file, folder);
    return { ...(await readPack(folder)), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Imports an uploaded pack, or reports its errors by file and line. */
export async function importUpload(context: Uploading): Promise<ContentImport> {
  const { files, body, locale } = context;
  const [file, ...others] = files['pack'] ?? [];
  if (!file || others.length > 0) throw failure('invalid', { fields: { pack: file ? 'tooMany' : 'required' } });
  const asked = { dryRun: body.dryRun === true, asDraft: body.asDraft === true, locale };
  try {
    const { discard, ...pack } = await readUpload(file);
    try {
      return await importRead(context, pack, asked);
    } finally {
      await discard();
    }
  } catch (error) {
    if (error instanceof PackRefused) return refusedOf(error, asked);
    throw error;
  }
}
