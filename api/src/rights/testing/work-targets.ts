import type { BulkAction, BulkKind } from '@passerelle/shared/contract';
import { aFile, aLine, fieldsOf, sendFile } from '../../domains/users/import/testing/people-file';
import type { TestPerson } from '../../testing/builders';
import type { Actor, World } from './a-world';
import type { Maker, Whereabouts } from './target';

/** The owner of an import or bulk action: the actor, or for roles without the right, a colleague. */
const maker = (world: World, actor: Actor): TestPerson =>
  actor.role === 'user' || actor.role === 'manager' ? world.colleague : actor;

/** Staff who may import, and their import: one person, or a refused line. */
async function anImport(
  world: World,
  actor: Actor,
  where: Whereabouts,
  { status, line = {} }: { status: 'new' | 'checked' | 'done'; line?: Parameters<typeof aLine>[0] },
) {
  const { app } = world;
  const place = world[where];
  const isOwn = where === 'near';
  const importer = isOwn
    ? maker(world, actor)
    : await app.aPerson({ organization_id: place.organization, role: 'headHR' });
  if (!isOwn)
    await app.db.insertInto('group_managers').values({ group_id: place.group, user_id: importer.id }).execute();
  const groups = { near: 'Lyon', far: 'Rennes', foreign: 'Nancy' }[where];
  const client = app.as(importer);
  const cells = { Groupes: groups, RRH: importer.email, ...line };
  const { data } = await sendFile(client, aFile(aLine(cells)));
  if (status !== 'new') await client.put(`/users/imports/${data.id}`, { columns: fieldsOf(data) });
  if (status === 'done') await client.post(`/users/imports/${data.id}/start`, {});
  return { id: data.id };
}

/** A bulk action of the actor, or of a colleague for roles without the right. */
const aBulkOf =
  (kind: BulkKind): Maker =>
  async (world, actor, where) => {
    const { app } = world;
    const place = world[where];
    const by =
      where === 'near'
        ? maker(world, actor)
        : await app.aPerson({ organization_id: place.organization, role: 'owner' });
    const one = await world.someone(place);
    const body = { kind, selection: { ids: [one.id] } };
    return { id: (await app.as(by).post<BulkAction>('/users/bulk', body)).data.id };
  };

/** Imports and bulk actions, in each of their states. */
export const workMakers = {
  newImport: (world, actor, where) => anImport(world, actor, where, { status: 'new' }),
  checkedImport: (world, actor, where) => anImport(world, actor, where, { status: 'checked' }),
  doneImport: (world, actor, where) => anImport(world, actor, where, { status: 'done' }),
  refusedImport: (world, actor, where) => anImport(world, actor, where, { status: 'done', line: { Genre: '?' } }),
  runningImport: async (world, actor, where) => {
    const { id } = await anImport(world, actor, where, { status: 'checked' });
    await world.app.db.updateTable('user_imports').set({ status: 'running' }).where('id', '=', id).execute();
    return { id };
  },
  bulk: aBulkOf('welcome'),
  deletion: async (world, actor, where) => {
    const { id } = await aBulkOf('delete')(world, actor, where);
    await world.app.services.jobs.runDue();
    return { id };
  },
  plannedBulk: async (world, actor, where) => {
    const { id } = await aBulkOf('welcome')(world, actor, where);
    await world.app.db.updateTable('bulk_actions').set({ status: 'planned' }).where('id', '=', id).execute();
    return { id };
  },
} as const satisfies Record<string, Maker>;
