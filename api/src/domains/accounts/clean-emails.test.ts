import type { Contact, User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aCreation, anEdit } from '../users/testing/a-form';
import { aTeam, type Team } from '../users/testing/a-team';

const password = 'Passerelle-2026!';
let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
}, 60_000);
afterAll(() => app.close());

/** An address as pasted from a mail program or a document. */
const pasted = (email: string): string => ` \uFEFF\u202A${email.replace('@', '\u200B@')}\u202C\u00A0`;

describe('an e-mail address with spaces around it and invisible characters', () => {
  it('is accepted for sign-in and password reset', async () => {
    const person = await app.aPerson({ password });

    expect((await app.anyone.post('/auth', { username: pasted(person.email), password })).status).toBe(200);
    const form = new URLSearchParams({ username: pasted(person.email), password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.anyone.send({ method: 'POST', url: '/api/auth', payload: form, headers })).status).toBe(200);
    expect((await app.anyone.post('/auth/reset', { username: pasted(person.email) })).status).toBe(200);
  });

  it('is cleaned when people are added and edited', async () => {
    const body = aCreation(team);
    const added = await app.as(team.headHR).post<User>('/users', { ...body, email: pasted(body.email) });
    expect([added.status, added.data.email]).toEqual([200, body.email]);
    const again = await app.as(team.headHR).post<User>('/users', { ...aCreation(team), email: pasted(body.email) });
    expect([again.status, again.error.fields]).toEqual([409, { email: 'duplicate' }]);

    const edit = anEdit(team, { email: pasted('Amel@team.example') });
    const edited = await app.as(team.headHR).put<User>(`/users/${team.amel.id}`, edit);
    expect([edited.status, edited.data.email]).toEqual([200, 'Amel@team.example']);
  });

  it('is cleaned in contacts, and for an owner', async () => {
    const contact = { type: 'hr', lastName: 'Morvan', email: pasted('agnes@hr.example') };
    const kept = await app.as(team.amel).post<Contact>('/me/contacts', contact);
    expect([kept.status, kept.data.email]).toEqual([200, 'agnes@hr.example']);

    const owner = { firstName: 'Ada', lastName: 'Roche', email: pasted('ada@team.example') };
    expect((await app.as(team.superAdmin).post(`/organizations/${team.organization}/owners`, owner)).status).toBe(200);
    const found = app.db.selectFrom('users').where('email', '=', 'ada@team.example').select('id').execute();
    expect(await found).toHaveLength(1);
  });

  it('is still refused with a space inside', async () => {
    const { status, error } = await app
      .as(team.headHR)
      .post('/users', aCreation(team, { email: 'nour had@team.example' }));
    expect([status, error.fields]).toEqual([400, { email: 'format' }]);
  });
});
