import type { Contact, Notification } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf } from '../agenda/testing/agenda-of';
import { closeProgram } from '../programs/close-program';
import { extendProgram } from '../programs/extend-program';
import { giveProgram } from '../programs/give-program';
import { saveProgram } from '../programs/save-program';
import { aParticipant, aPack } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { remindPeople } from '../programs/remind-people';
import { sendNotice } from './notices';
import { aRegular, readBy, textsOf } from './testing/notices-of';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-25T10:00:00Z'));

const contextsOf = (items: readonly Notification[]) => items.map(({ payload }) => payload.context);

describe('a sign-in', () => {
  it('Given the first one, Then there is one welcome notice', async () => {
    const client = app.as(await app.aPerson({ first_name: 'Amel' }));
    await Promise.all([client.get('/me'), client.get('/me')]);

    expect(await textsOf(client)).toEqual(['Bienvenue sur Passerelle, Amel. Prenez le temps de faire le tour.']);
    app.clock.advance({ days: 2 });
    expect(await textsOf(client)).toHaveLength(1);
  });

  it('Given one after a fortnight, Then there is a notice, one for each return', async () => {
    const client = app.as(await app.aPerson());
    await client.get('/me');
    app.clock.advance({ days: 13 });
    await client.get('/me');
    expect(await textsOf(client)).toHaveLength(1);

    app.clock.advance({ days: 14 });
    await client.get('/me');
    const texts = await textsOf(client, '', 'en');
    app.clock.advance({ minutes: 2 });

    expect(texts[0]).toBe('Welcome back. Everything is where you left it on Tuesday 8\u00A0December.');
    expect(contextsOf((await readBy(client)).items)).toMatchObject([{ type: 'login' }, { type: 'login' }]);
    app.clock.advance({ days: 20 });
    await client.get('/me');
    expect(await textsOf(client)).toHaveLength(3);
  });

  it('Given staff, Then there is no notice', async () => {
    const client = app.as(await app.aPerson({ role: 'owner' }));
    await client.get('/me');
    app.clock.advance({ days: 20 });
    await client.get('/me');

    expect(await textsOf(client)).toEqual([]);
  });
});

describe('a recommended contact', () => {
  const thomas = { type: 'external', lastName: 'Le Goff', firstName: 'Thomas' } as const;

  it('Given a contact that another recommended, Then a first appointment is suggested, once', async () => {
    const { client } = await aRegular(app);
    const referrer = (await client.post<Contact>('/me/contacts', thomas)).data.id;
    const body = { type: 'hr', lastName: 'Bensalem', firstName: 'Aïcha', referrer };
    const { id } = (await client.post<Contact>('/me/contacts', body)).data;
    await client.put(`/me/contacts/${id}`, body);

    const { items } = await readBy(client);
    expect(items.map(({ payload }) => payload.text)).toEqual([
      'Thomas Le Goff vous recommande Aïcha Bensalem. Proposez-lui un échange.',
    ]);
    expect(contextsOf(items)).toEqual([
      { type: 'contact', badgeType: null, badgeLevel: null, target: id, jobOffer: null },
    ]);
    await client.delete(`/me/contacts/${id}`);
    expect(await textsOf(client)).toEqual([]);
  });

  it('Given contacts from an appointment, Then those without a planned action are suggested', async () => {
    const mine = await agendaOf(app);
    const [known, newcomer] = [await mine.addContact('Faure'), await mine.addContact('Keïta')];
    await mine.plan({ contact: known.id });
    const { id } = await mine.plan();

    await mine.change(id, { comment: 'Utile', recommendedContacts: [known.id, newcomer.id] });

    expect(await textsOf(mine.client, '?search=recommande')).toEqual([
      'Tanaka vous recommande Keïta. Proposez-lui un échange.',
    ]);
  });
});

describe('staff actions', () => {
  it('Given a programme that is given, extended and closed, Then its person gets one notice of each', async () => {
    const course = await aParticipant(app, aTemplate([[aTask()], [aTask()]]), '2026-11-25');
    const { id: userId, organizationId } = course.person;
    const extension = await saveProgram(
      app.db,
      null,
      { ...aTemplate([[aTask()]]), type: 'extension' },
      app.clock.now(),
    );
    const packId = await aPack(app, organizationId, [extension]);
    const client = app.as(course.person);
    const now = () => app.clock.now();

    await giveProgram(
      app.db,
      { userId, programId: course.programId, packId: course.packId, from: '2026-11-25' },
      now(),
    );
    app.clock.advance({ minutes: 1 });
    await extendProgram(app.db, { userId, programId: extension, packId }, now());
    app.clock.advance({ minutes: 1 });
    await closeProgram(app.db, userId, { type: 'other', leavingDate: '2026-11-25' }, now());
    await closeProgram(app.db, userId, { type: 'other', leavingDate: '2026-11-26' }, now());

    const told = (await readBy(client, '?search=program')).items;
    expect(told.map(({ payload }) => payload.text)).toEqual([
      'Votre programme est clos. Vos contacts, vos actions et vos badges restent à vous.',
      'Votre programme est prolongé jusqu’au dimanche 13\u00A0décembre.',
      expect.stringMatching(/^Le programme «\u00A0.+\u00A0» vous est ouvert à partir du lundi 23\u00A0novembre\.$/),
    ]);
    expect(contextsOf(told).map(({ type }) => type)).toEqual(['user', 'user', 'user']);
  });

  it('Given a newly assigned manager, Then the person is told, the next morning', async () => {
    const { person, client } = await aRegular(app);
    const manager = await app.aPerson({ role: 'manager', first_name: 'Karim', last_name: 'Haddad' });
    const mistaken = await app.aPerson({ role: 'manager' });
    const assign = (manager_id: string) =>
      app.db.updateTable('users').set({ manager_id }).where('id', '=', person.id).execute();

    await assign(mistaken.id);
    await assign(manager.id);
    await remindPeople(app.db, app.services, app.clock.now());
    await remindPeople(app.db, app.services, app.clock.now().plus({ days: 1 }));

    const [told, ...others] = (await readBy(client, '?search=parcours')).items;
    expect(told?.payload).toMatchObject({
      text: 'Karim Haddad suit désormais votre parcours.',
      context: { type: 'user', target: manager.id },
    });
    expect(others).toEqual([]);
  });

  it('Given a rolled back change, Then no notice was sent', async () => {
    const { person, client } = await aRegular(app);
    const notice = { userId: person.id, key: 'programClosed', params: {}, about: 'closed' } as const;
    const undone = app.db.transaction().execute(async (db) => {
      await sendNotice(db, notice, app.clock.now());
      throw new Error('refused');
    });

    await expect(undone).rejects.toThrow('refused');
    expect(await textsOf(client)).toEqual([]);
  });
});
