import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEntry, AuditOutcome, Paged, UserHistoryEntry } from '@passerelle/shared/contract';
import { nameColumns } from '../accounts/identity';
import { type TestPerson, unknownId } from '../../testing/builders';
import { fieldLabels } from './field-labels';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let organization_id: string;
let owner: TestPerson;
let jean: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organization_id = await app.anOrganization();
  owner = await app.aPerson({ organization_id, role: 'owner', first_name: 'Claire', last_name: 'Nguyen' });
  jean = await app.aPerson({ organization_id, first_name: 'Jean', last_name: 'Petit' });
});

const read = async (query = '', reader = owner) => {
  const { data } = await app.as(reader).get<Paged<AuditEntry>>(`/audit${query}`);
  return data.items;
};
const actions = async (query = '', reader = owner) => (await read(query, reader)).map(({ action }) => action);
interface LineValues {
  action?: string;
  actor_id?: string | null;
  subject_id?: string;
  at?: Date;
  outcome?: AuditOutcome;
  fields?: string[];
  details?: Record<string, unknown>;
  is_part?: boolean;
}

const aLine = (values: LineValues = {}) =>
  app.db
    .insertInto('audit_log')
    .values({
      organization_id,
      action: 'user.deleted',
      subject_kind: 'user',
      actor_id: owner.id,
      subject_id: jean.id,
      at: app.clock.now().toJSDate(),
      ...values,
    })
    .execute();

describe('the log of an organisation', () => {
  it('shows actor, action and subject, latest first', async () => {
    const at = app.clock.now();
    await aLine({ at: at.minus({ days: 2 }).toJSDate() });
    await aLine({ action: 'user.restored', at: at.minus({ days: 1 }).toJSDate() });

    const [latest, first] = await read();

    expect(latest).toMatchObject({
      action: 'user.restored',
      outcome: 'done',
      actor: { id: owner.id, name: 'Claire Nguyen' },
      realActor: null,
      subject: { id: jean.id, name: 'Jean Petit' },
    });
    expect(first?.action).toBe('user.deleted');
  });

  it('is refused to roles below administrator', async () => {
    for (const role of ['owner', 'admin'] as const) {
      expect((await app.as(await app.aPerson({ organization_id, role })).get('/audit')).status).toBe(200);
    }
    for (const role of ['user', 'manager', 'headHR'] as const) {
      const reader = app.as(await app.aPerson({ organization_id, role }));
      expect((await reader.get('/audit')).status).toBe(403);
      expect((await reader.get('/audit', { accept: 'text/csv' })).status).toBe(403);
    }
  });

  it('is that of the own organisation, whichever is requested', async () => {
    await aLine();
    const stranger = await app.aPerson({ role: 'owner' });

    expect(await actions('', stranger)).toEqual([]);
    const foreign = await app.as(stranger).get(`/audit?organization=${organization_id}`);
    const missing = await app.as(stranger).get(`/audit?organization=${unknownId}`);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await app.as(stranger).get(`/audit?subject=${jean.id}`)).data).toMatchObject({ items: [] });
  });

  it('is filtered by actor, subject, action, outcome and time', async () => {
    const yesterday = app.clock.now().minus({ days: 1 });
    const other = await app.aPerson({ organization_id });
    await aLine({ at: yesterday.toJSDate() });
    await aLine({ action: 'user.restored', actor_id: other.id });
    await aLine({ action: 'user.updated', subject_id: other.id });

    expect(await actions(`?actor=${other.id}`)).toEqual(['user.restored']);
    expect(await actions(`?subject=${other.id}`)).toEqual(['user.updated']);
    expect(await actions('?action=user.deleted&action=user.restored')).toEqual(['user.restored', 'user.deleted']);
    expect(await actions(`?subject=${jean.id}&toTime=${yesterday.toMillis()}`)).toEqual(['user.deleted']);
    expect(await actions(`?subject=${jean.id}&fromTime=${yesterday.toMillis() + 1}`)).toEqual(['user.restored']);
    expect(await actions('?outcome=refused')).toEqual([]);
    expect(await actions('?action=user.deleted&search=petit')).toEqual(['user.deleted']);
    expect(await actions('?action=user.deleted&search=durand')).toEqual([]);
    expect((await app.as(owner).get('/audit?action=nothing')).status).toBe(400);
  });

  it('leaves out lines of one person within a bulk action, except where they are asked for', async () => {
    const marie = await app.aPerson({ organization_id, first_name: 'Marie', last_name: 'Durand' });
    await aLine({ action: 'user.groupsChanged', is_part: true });
    await aLine({ action: 'user.groupsChanged', subject_id: marie.id, is_part: true });
    await aLine({ action: 'users.addedToGroup', details: { people: 2, bulk: unknownId } });

    expect(await actions()).toEqual(['users.addedToGroup']);
    expect(await actions('?search=nguyen')).toContain('users.addedToGroup');
    expect(await actions('?search=nguyen&action=user.groupsChanged')).toEqual([]);
    expect((await read('?search=petit')).map(({ subject }) => subject?.name)).toContain('Jean Petit');
    expect(await actions(`?subject=${marie.id}`)).toEqual(['user.groupsChanged']);
    const [line] = await read('?action=users.addedToGroup');
    expect([line?.details, line?.bulk]).toEqual([{ people: 2 }, { id: unknownId, opens: false }]);
    const file = (await app.as(owner).get('/audit?action=user.groupsChanged', { accept: 'text/csv' })).text;
    expect(file.trimEnd().split('\r\n')).toHaveLength(3);
  });

  it('names an erased person by a pseudonym, the same on every line', async () => {
    const gone = await app.aPerson({ organization_id });
    await aLine({ subject_id: gone.id });
    await aLine({ action: 'user.restored', actor_id: gone.id });
    await app.db.deleteFrom('users').where('id', '=', gone.id).execute();

    const [deleted] = await read('?action=user.deleted');
    const [restored] = await read('?action=user.restored');

    expect(deleted?.subject).toEqual({ id: null, name: `Personne effacée\u00A0${gone.id.slice(0, 4)}` });
    expect(restored?.actor).toEqual(deleted?.subject);
  });

  it('shows the product’s staff without names', async () => {
    await aLine({ actor_id: (await app.aPerson({ role: 'superAdmin', last_name: 'Secret' })).id });

    expect((await read())[0]?.actor).toEqual({ id: null, name: 'Équipe Passerelle' });
  });

  it('logs each read, once an hour per query, and every export', async () => {
    await read(`?subject=${jean.id}`);
    await read(`?subject=${jean.id}&page=1`);
    await app.as(owner).get('/audit', { accept: 'text/csv' });
    await app.as(owner).get('/audit', { accept: 'text/csv' });

    const found = await read('?action=audit.read&action=audit.exported');
    expect(found.filter(({ action }) => action === 'audit.exported')).toHaveLength(2);
    expect(found.filter(({ action }) => action === 'audit.read').map(({ fields }) => fields)).toEqual([['subject']]);
  });
});

describe('the export of the log', () => {
  it('has a line for each match, guarded against formulas', async () => {
    await app.db
      .updateTable('users')
      .set(nameColumns({ firstName: '=1+1', lastName: 'Petit', email: jean.email }))
      .where('id', '=', jean.id)
      .execute();
    await aLine();
    await aLine({ action: 'user.restored' });

    const { status, text, headers } = await app.as(owner).get('/audit?action=user.deleted', { accept: 'text/csv' });

    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('journal-2026-11-25.csv');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFDate (UTC);Auteur;Réellement;Action;Concerne;Nom;Champs;Précisions;Résultat;Référence technique',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Claire Nguyen;;Suppression d’une personne;Personne;');
    expect(lines[1]).not.toContain(';=1+1');
  });

  it('describes changes and refused calls with the words of the screen', async () => {
    await aLine({ action: 'user.updated', fields: ['firstName', 'job.jobTitle', 'address.street', 'inventedField'] });
    await aLine({ action: 'user.roleChanged', fields: ['role'], details: { from: 'user', to: 'headHR' } });
    await aLine({ action: 'access.refused', outcome: 'refused', details: { call: 'GET /users/:userId', count: 10 } });
    await aLine({ action: 'program.closed', details: { type: 'retired', pack: 'Automne' } });
    const fileIn = async (language: string) =>
      (await app.as(owner).get('/audit', { accept: 'text/csv', 'x-api-language': language })).text;

    const [french, english] = [await fileIn('fr'), await fileIn('en')];
    for (const words of [
      'prénom, intitulé du poste, rue',
      'De Utilisateur à RRH',
      'Consultation : personnes · 10 fois en une heure',
      'Pack : Automne · Retraite',
    ])
      expect(french).toContain(words);
    for (const words of ['first name, job title, street', 'From User to HR manager', 'Reading: people', 'Retirement'])
      expect(english).toContain(words);
    expect(french + english).not.toMatch(/firstName|jobTitle|GET \/|headHR|inventedField|: retired/);
  });

  it('has a label for every field that the screen labels', () => {
    const screen = readFileSync(
      join(import.meta.dirname, '../../../../mfe-client-admin/src/audit-log/field-labels.ts'),
      'utf8',
    );
    const names = [...screen.matchAll(/^ {2}'?([\w.]+)'?: msg`/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(Object.keys(fieldLabels))).toEqual(new Set(names));
  });
});

describe('the history of a person', () => {
  const history = async (reader: TestPerson, id = jean.id) =>
    (await app.as(reader).get<Paged<UserHistoryEntry>>(`/users/${id}/history`)).data.items;

  it('is on the page of the person for staff who see them, without the person’s own actions', async () => {
    await aLine({ action: 'program.given' });
    await aLine({ action: 'user.passwordChanged', actor_id: jean.id });
    await aLine({ action: 'signIn.failed', actor_id: null });

    expect(await history(owner)).toMatchObject([
      { action: 'program.given', actor: { id: owner.id, firstName: 'Claire', lastName: 'Nguyen' } },
    ]);
  });

  it('names only people whom the reader sees, and the person’s own manager', async () => {
    const manager = await app.aPerson({ organization_id, role: 'manager' });
    await app.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', jean.id).execute();
    await aLine({ action: 'program.given' });
    await aLine({ action: 'program.closed', actor_id: manager.id });

    const found = await history(manager);
    expect(found.find(({ action }) => action === 'program.given')?.actor).toBeNull();
    expect(found.find(({ action }) => action === 'program.closed')?.actor).toMatchObject({ id: manager.id });
  });

  it('is a 404 for people outside the reader’s scope, as for unknown ones', async () => {
    const manager = app.as(await app.aPerson({ organization_id, role: 'manager' }));
    const foreign = await manager.get(`/users/${jean.id}/history`);
    const missing = await manager.get(`/users/${unknownId}/history`);

    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});

describe('refused attempts', () => {
  it('of staff are logged with the call, the same for foreign and missing rows', async () => {
    const foreign = await app.aPerson();
    const manager = await app.aPerson({ organization_id, role: 'manager' });
    await app.as(manager).get(`/users/${foreign.id}`);
    await app.as(manager).get(`/users/${unknownId}`);
    await app.as(manager).get('/audit');

    const found = await read('?action=access.refused');
    expect(found.map(({ details }) => String(details.call)).toSorted()).toEqual([
      'GET /audit',
      'GET /users/:userId',
      'GET /users/:userId',
    ]);
    expect(found.every(({ outcome, actor }) => outcome === 'refused' && actor?.id === manager.id)).toBe(true);
    expect(found.filter(({ subjectKind }) => subjectKind === 'user').map(({ subject }) => subject)).toEqual([
      null,
      null,
    ]);
  });

  it('do not fill the log, however often they are repeated', async () => {
    const manager = app.as(await app.aPerson({ organization_id, role: 'manager' }));
    for (let tries = 0; tries < 101; tries += 1) await manager.get(`/users/${unknownId}`);

    const found = await read('?action=access.refused');
    expect(found).toHaveLength(21);
    expect(found.filter(({ details }) => details.count === 100)).toHaveLength(1);
  });

  it('of participants, and of staff on missing rows of their own, are not logged', async () => {
    await app.as(jean).get(`/users/${owner.id}`);
    await app.as(await app.aPerson({ organization_id, role: 'manager', terms_accepted_at: null })).get('/users');

    expect(await actions('?action=access.refused')).toEqual([]);
  });
});

describe('failed sign-ins', () => {
  it('at a staff account are logged without an actor, and not once for each guess', async () => {
    const manager = await app.aPerson({ organization_id, role: 'manager', password: 'Passerelle-2026!' });
    const guess = (username: string) => app.anyone.post('/auth', { username, password: 'Wrong-password-1!' });
    for (let tries = 0; tries < 3; tries += 1) expect((await guess(manager.email)).status).toBe(401);
    await guess(jean.email);

    const found = await read('?action=signIn.failed');
    expect(found).toMatchObject([{ actor: null, subject: { id: manager.id }, outcome: 'failed' }]);
  });
});
