import type { EmailLinkResult, EmailLinkState, OwnProfile } from '@passerelle/shared/contract';
import { recordForOperator } from '../../../platform/sessions/audit';
import type { TestPerson } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createOrganization } from '../../organizations/create-organization';
import { createOwner } from '../../organizations/create-owner';
import { kindsAt, tokenAt } from './testing/mailbox';

const oldPassword = 'Passerelle-2026!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let person: TestPerson;
let email: string;
beforeEach(async () => {
  app.clock.advance({ hours: 2 });
  person = await app.aPerson({ password: oldPassword });
  email = `nouvelle.${person.email}`;
});

const follow = (token: string, headers = {}) => app.anyone.post<EmailLinkResult>('/auth/email', { token }, headers);
const look = async (token: string) => (await app.anyone.get<EmailLinkState>(`/auth/email?token=${token}`)).data;
const me = async () => (await app.as(person).get<OwnProfile>('/me')).data;
const ask = (wanted: string, who = person) => app.as(who).put<OwnProfile>('/me', { email: wanted, oldPassword });

/** Requested, and confirmed a minute later. */
async function change(from: string, to: string): Promise<void> {
  expect((await ask(to)).status).toBe(200);
  app.clock.advance({ minutes: 1 });
  expect((await follow(await tokenAt(app, to, 'emailConfirm'))).status).toBe(200);
  expect((await kindsAt(app, from)).at(-1)).toBe('emailChanged');
  app.clock.advance({ minutes: 1 });
}

describe('restoring an address', () => {
  it('When the link is only opened, Then nothing changes', async () => {
    await change(person.email, email);
    const token = await tokenAt(app, person.email, 'emailChanged');

    expect(await look(token)).toEqual({
      action: 'takeBack',
      state: 'valid',
      email: person.email,
      needsPassword: false,
    });

    expect((await me()).email).toBe(email);
  });

  it('Then both mailboxes are told, it is logged, and the link is used', async () => {
    await change(person.email, email);
    const token = await tokenAt(app, person.email, 'emailChanged');

    const { data } = await follow(token);

    expect(data).toMatchObject({ done: 'takenBack', email: person.email, signedIn: false });
    expect(await me()).toMatchObject({ email: person.email, emailChange: null });
    expect((await kindsAt(app, person.email)).at(-1)).toBe('emailTakenBack');
    expect((await kindsAt(app, email)).at(-1)).toBe('emailDisplaced');
    const log = app.db
      .selectFrom('audit_log')
      .where('subject_id', '=', person.id)
      .orderBy('at')
      .orderBy(asWritten)
      .select('action');
    expect((await log.execute()).at(-1)?.action).toBe('user.emailTakenBack');
    expect((await look(token)).state).toBe('used');
    expect([(await follow(token)).status, (await me()).email]).toEqual([400, person.email]);
  });

  it('When it is confirmed twice in parallel, Then it applies once', async () => {
    await change(person.email, email);
    const token = await tokenAt(app, person.email, 'emailChanged');

    const answers = await Promise.all([follow(token), follow(token)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await kindsAt(app, email)).filter((kind) => kind === 'emailDisplaced')).toHaveLength(1);
  });

  it.each(['emailChangeAsked', 'emailChanged'])(
    'works for seven days from the change: the link of « %s »',
    async (kind) => {
      await change(person.email, email);
      const token = await tokenAt(app, person.email, kind);

      app.clock.advance({ days: 6, hours: 23 });
      expect((await look(token)).state).toBe('valid');
      app.clock.advance({ hours: 1 });

      expect((await look(token)).state).toBe('expired');
      const answer = await follow(token);
      expect([answer.status, answer.error.message.includes('n’est plus valable')]).toEqual([400, true]);
      expect((await me()).email).toBe(email);
    },
  );

  it('Given the change was cancelled or replaced, Then the link still secures the account', async () => {
    await ask(email);
    const token = await tokenAt(app, person.email, 'emailChangeAsked');
    await app.as(person).delete('/me/emailChange');
    app.clock.advance({ minutes: 1 });
    await change(person.email, `second.${email}`);

    expect((await follow(token)).data).toMatchObject({ done: 'takenBack', email: person.email });
    expect((await me()).email).toBe(person.email);
  });
});

describe('an address that can still be restored', () => {
  it('is refused to other accounts: on change, and on creation', async () => {
    const other = await app.aPerson({ password: oldPassword });
    await change(person.email, email);

    const refused = await ask(person.email.toUpperCase(), other);
    expect([refused.status, refused.error.fields]).toEqual([409, { email: 'duplicate' }]);
    const now = app.clock.now();
    const made = app.db.transaction().execute(async (db) => {
      const id = await createOrganization(db, { name: person.email }, now);
      const owner = { email: person.email.toUpperCase(), firstName: 'A', lastName: 'B' };
      return createOwner({ db, services: app.services, now, record: recordForOperator(db, now) }, id, owner);
    });
    await expect(made).rejects.toMatchObject({ code: 'duplicate', details: { fields: { email: 'duplicate' } } });

    app.clock.advance({ days: 7 });
    expect((await ask(person.email, other)).status).toBe(200);
  });

  it('Given another account has requested it before, Then it can no longer confirm', async () => {
    const other = await app.aPerson({ password: oldPassword });
    await ask(email, other);
    const confirm = await tokenAt(app, email, 'emailConfirm');
    await change(person.email, email);
    await change(email, `third.${email}`);

    expect((await look(confirm)).state).toBe('taken');
    const answer = await follow(confirm);
    expect([answer.status, answer.error.fields]).toEqual([409, { email: 'duplicate' }]);
  });

  it('Given another account has it nevertheless, Then restoring is refused, and nothing changes', async () => {
    await change(person.email, email);
    const token = await tokenAt(app, person.email, 'emailChanged');
    // By a path without checks, such as a restored row.
    await app.aPerson({ email: person.email.toUpperCase() });

    expect((await look(token)).state).toBe('taken');
    const answer = await follow(token);
    expect([answer.status, answer.error.fields]).toEqual([409, { email: 'duplicate' }]);
    expect(answer.error.message).toMatch(/^Cette adresse est désormais celle d’un autre compte, et rien n’a changé/);
    expect((await me()).email).toBe(email);
    expect((await app.anyone.post('/auth', { username: email, password: oldPassword })).status).toBe(200);
  });

  it('Given the person returns to it themselves, Then the address in between has no claim to the account', async () => {
    await change(person.email, email);

    await change(email, person.email);

    const asked = await tokenAt(app, email, 'emailChangeAsked');
    expect((await look(asked)).state).toBe('expired');
    await expect(tokenAt(app, email, 'emailChanged')).rejects.toThrow('No link');
    expect([(await follow(asked)).status, (await me()).email]).toEqual([400, person.email]);
  });
});

describe('the stored history of a change', () => {
  it('is deleted a month after the last chance to restore', async () => {
    await ask(email);
    const rows = () => app.db.selectFrom('email_changes').where('user_id', '=', person.id).selectAll().execute();
    const tidy = async () => {
      await app.services.jobs.plan(app.db, {
        kind: 'housekeeping',
        runAt: app.clock.now(),
        dedupeKey: `h:${Date.now()}`,
      });
      await app.services.jobs.runDue();
    };

    app.clock.advance({ days: 7 });
    await tidy();
    expect([await rows(), (await me()).emailChange]).toMatchObject([[{ confirmed_at: null }], null]);
    app.clock.advance({ days: 30 });
    await tidy();
    expect(await rows()).toEqual([]);
  });
});
