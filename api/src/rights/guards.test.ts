import type { RoleName } from '@passerelle/shared/contract';
import { aFile, aLine, sendFile } from '../domains/users/import/testing/people-file';
import { startTestApp, type TestApp } from '../testing/test-app';
import { aWorld, type World } from './testing/a-world';
import { checksums } from './testing/checksums';
import { anEdit } from './testing/bodies';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

let made = 0;
const anEmail = (): string => `guard.${(made += 1)}@rights.example`;

const aCreation = (values: Record<string, unknown>) => ({
  firstName: 'Nour',
  lastName: 'Haddad',
  gender: 'woman',
  birthday: '1980-04-03',
  email: anEmail(),
  role: 'user',
  groups: [world.near.group],
  company: { group: 'Bois', name: 'Site' },
  job: {
    jobTitle: 'Soudeuse',
    level: 'worker',
    position: 'Atelier',
    manager: world.colleague.id,
    hrRepresentative: world.colleague.id,
  },
  ...values,
});

const rowOf = ({ id }: { id: string }) =>
  app.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const managedBy = async ({ id }: { id: string }) =>
  (await app.db.selectFrom('group_managers').where('user_id', '=', id).select('group_id').execute()).map(
    (row) => row.group_id,
  );

/** Roles that staff with write access to people may not give; for superAdmin only superAdmin. */
const beyond: Record<'headHR' | 'owner' | 'admin' | 'superAdmin', readonly RoleName[]> = {
  headHR: ['headHR', 'owner', 'admin', 'superAdmin'],
  owner: ['owner', 'admin', 'superAdmin'],
  admin: ['owner', 'admin', 'superAdmin'],
  superAdmin: ['superAdmin'],
};
const givers = Object.entries(beyond) as [RoleName, readonly RoleName[]][];

describe('a role above the actor’s rights', () => {
  it.each(givers)('is not given by %s: neither at creation, nor by an edit, nor by a file', async (role, roles) => {
    const actor = await world.anActor(role);
    const client = app.as(actor);
    const target = await world.someone(world.near);
    for (const wanted of roles) {
      const values = { role: wanted, scope: { groups: [world.near.group] } };
      const created = await client.post('/users', aCreation(values));
      const edited = await client.put(`/users/${target.id}`, aCreation(values));
      expect([wanted, created.status, created.error.fields]).toEqual([
        wanted,
        expect.any(Number),
        { role: 'notAllowed' },
      ]);
      expect([wanted, edited.status, edited.error.fields]).toEqual([
        wanted,
        expect.any(Number),
        { role: 'notAllowed' },
      ]);
      expect([created.status, edited.status].every((status) => status === 400 || status === 403)).toBe(true);
      const words = { owner: 'Administrateur principal', admin: 'Admin', superAdmin: 'Super Admin', headHR: 'RRH' };
      const email = anEmail();
      const cells = { Rôle: words[wanted as 'owner'], 'E-mail': email, RRH: world.colleague.email };
      const imported = await sendFile(client, aFile(aLine(cells)), { path: '/users/import' });
      expect([wanted, imported.status]).toEqual([wanted, 400]);
      expect(await app.db.selectFrom('users').where('email', '=', email).select('id').execute()).toEqual([]);
    }
    expect((await rowOf(target)).role).toBe('user');
  });

  it.each(givers)('is not taken by %s for themselves, with any body', async (role) => {
    const actor = await world.anActor(role);
    const client = app.as(actor);
    const before = await rowOf(actor);
    const target = { id: actor.id, place: world.near, email: actor.email };
    const form = 'application/x-www-form-urlencoded';
    const sent = [
      await client.put(`/users/${actor.id}`, { ...anEdit({ world, actor, target }), role: 'superAdmin' }),
      await client.put(`/users/${actor.id}`, anEdit({ world, actor, target })),
      await client.put('/me', { role: 'superAdmin' }),
      await client.put('/me', { role: { slug: 'superAdmin' } }),
      await client.put('/me', { mergedPermissions: { users: 'w' } }),
      await client.put('/me', { scope: { groups: [world.far.group] } }),
      await client.put('/me', { groups: [world.far.group] }),
      await client.put('/me', { organization: world.foreign.organization }),
      await client.put('/me', { organizationId: world.foreign.organization }),
      ...(await Promise.all(
        [
          'role=superAdmin',
          'role.slug=superAdmin',
          'scope.groups.0=x',
          '__proto__.role=superAdmin',
          'organization.id=x',
        ].map((payload) => client.send({ method: 'PUT', url: '/api/me', payload, headers: { 'content-type': form } })),
      )),
    ];

    expect(sent.map(({ status }) => status >= 400 && status < 500)).toEqual(sent.map(() => true));
    const { last_seen_at: _seen, ...after } = await rowOf(actor);
    const { last_seen_at: _was, ...was } = before;
    expect(after).toEqual(was);
    expect(await managedBy(actor)).toEqual([world.near.group]);
  });

  it('cannot be edited, deleted or signed out by staff who may not give it', async () => {
    for (const [role, roles] of givers) {
      const actor = await world.anActor(role);
      for (const theirs of roles) {
        const peer = await world.someone(world.near, { role: theirs });
        const target = { id: peer.id, place: world.near, email: peer.email };
        const answers = [
          await app.as(actor).put(`/users/${peer.id}`, anEdit({ world, actor, target })),
          await app.as(actor).put(`/users/${peer.id}`, { closure: { type: 'other', leavingDate: '2026-11-25' } }),
          await app.as(actor).delete(`/users/${peer.id}`),
          await app.as(actor).delete(`/users/${peer.id}/sessions`),
          await app.as(actor).delete(`/users/${peer.id}/secondFactor`),
        ];
        expect([role, theirs, ...answers.map(({ status }) => status)]).toEqual([role, theirs, 403, 403, 403, 403, 403]);
      }
    }
  });
});

describe('groups and people outside the actor’s scope', () => {
  it.each(['headHR', 'owner'] as const)('are not given by %s', async (role) => {
    const actor = await world.anActor(role);
    const client = app.as(actor);
    const target = await world.someone(world.near);
    const place = role === 'headHR' ? world.far : world.foreign;
    const job = aCreation({}).job;
    const wanted = [
      [{ groups: [world.near.group, place.group] }, { 'groups.1': 'unknown' }],
      [{ role: 'manager', scope: { groups: [place.group] } }, { 'scope.groups.0': 'unknown' }],
      [{ job: { ...job, manager: place.hr } }, { 'job.manager': 'unknown' }],
      [{ job: { ...job, hrRepresentative: place.hr } }, { 'job.hrRepresentative': 'unknown' }],
    ] as const;
    for (const [values, fields] of wanted) {
      const answers = [
        await client.post('/users', aCreation(values)),
        await client.put(`/users/${target.id}`, aCreation(values)),
      ];
      expect(answers.map(({ status, error }) => [status, error.fields])).toEqual([
        [400, fields],
        [400, fields],
      ]);
    }
    const own = await client.put('/me', { job: { manager: place.hr } });
    expect([own.status, own.error.fields]).toEqual([400, { 'job.manager': 'notAllowed' }]);
    const selection = { ids: [target.id] };
    const bulk = await client.post('/users/bulk', { kind: 'addToGroup', selection, group: place.group });
    expect([bulk.status, bulk.error.fields]).toEqual([400, { group: 'unknown' }]);
    const group = await client.put(`/users/groups/${place.group}`, {
      name: 'x',
      description: 'x',
      licensePacks: [place.pack],
    });
    expect(group.status).toBe(role === 'headHR' ? 403 : 404);
    const program = { program: world.basic, pack: place.pack };
    expect((await client.put(`/users/${target.id}`, { selectedProgram: program })).status).toBe(404);
  });

  it('are kept when another editor replaces a person’s visible groups', async () => {
    const target = await world.someone(world.near);
    await app.db.insertInto('group_members').values({ group_id: world.far.group, user_id: target.id }).execute();
    const headHR = await world.anActor('headHR');
    await app.as(headHR).put(`/users/${target.id}`, aCreation({ email: target.email }));

    const groups = await app.db
      .selectFrom('group_members')
      .where('user_id', '=', target.id)
      .select('group_id')
      .execute();
    expect(groups.map(({ group_id }) => group_id).toSorted()).toEqual([world.near.group, world.far.group].toSorted());
  });
});

describe('the organisation of a row', () => {
  it('is never that of the request', async () => {
    const owner = await world.anActor('owner');
    const client = app.as(owner);
    const person = await world.someone(world.near);
    const { group, pack } = world.near;
    const other = world.foreign.organization;
    const before = await checksums(app.db, [
      'audit_log',
      'rate_limits',
      'sessions',
      'connections',
      'metric_facts',
      'metric_changes',
      'metric_totals',
      'latest_connections',
      'users',
      'notifications',
      'jobs',
      'mails',
    ]);
    const groupBody = { name: 'Lyon', description: 'Groupe Lyon', licensePacks: [pack] };
    const answers = [
      await client.post('/users', aCreation({ organization: other })),
      await client.put(`/users/${person.id}`, aCreation({ organization: other })),
      await client.put(`/users/${person.id}`, aCreation({ organizationId: other })),
      await client.put(`/users/${person.id}?organization=${other}`, aCreation({ organization_id: other })),
      await client.post('/users/groups', { ...groupBody, organization: other }),
      await client.put(`/users/groups/${group}`, { ...groupBody, organizationId: other }),
      await client.post('/me/contacts', { type: 'hr', lastName: 'A', organizationId: other }),
      await client.get(`/users?organization=${other}`),
      await client.get(`/users/deleted?organization=${other}`),
      await client.get(`/users/groups?organization=${other}`),
      await client.get(`/licensePacks?organization=${other}`),
      await client.get(`/licensePacks/stats?organization=${other}`),
      await client.get(`/programs?organization=${other}`),
      await client.get(`/audit?organization=${other}`),
      await client.get(`/users?organization=${other}`, { accept: 'text/csv' }),
      await client.get(`/audit?organization=${other}`, { accept: 'text/csv' }),
    ];

    expect(answers.map(({ status }) => status).filter((status) => status !== 404 && status !== 400)).toEqual([]);
    // A group's form may name an organisation, and its row keeps its own.
    const moved = await client.put(`/users/groups/${group}`, { ...groupBody, organization: other });
    expect([200, 400, 404]).toContain(moved.status);
    const kept = await app.db
      .selectFrom('user_groups')
      .where('id', '=', group)
      .select('organization_id')
      .executeTakeFirstOrThrow();
    expect(kept.organization_id).toBe(world.near.organization);
    expect((await rowOf(person)).organization_id).toBe(world.near.organization);
    const after = await checksums(app.db, [
      'audit_log',
      'rate_limits',
      'sessions',
      'connections',
      'metric_facts',
      'metric_changes',
      'metric_totals',
      'latest_connections',
      'users',
      'notifications',
      'jobs',
      'mails',
      'user_groups',
      'group_license_packs',
    ]);
    expect({ ...before, ...after }).toEqual(before);
  });
});
