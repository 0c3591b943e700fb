import type { JobOffer, OwnProfile } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { deliver } from '../notifications/deliver';
import { planFollowUp } from './follow-up';
import { readBy, textsOf } from '../notifications/testing/notices-of';
import { aParticipant } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  const template = aTemplate([[aTask()]], { shouldDisplayJobOffers: true });
  client = app.as((await aParticipant(app, template, '2026-11-23T00:00:00.000Z')).person);
  await client.put('/me/notifications', { status: 'opened' });
});

const offer = { title: 'Cheffe de projet', type: 'external', company: { name: 'Rhône Habitat' } };
const friday = '2026-12-04';
const nine = '2026-12-04T08:00:00.000Z';

const send = (values: object = {}) =>
  client.post<JobOffer>('/me/jobOffers', { ...offer, followUpDate: friday, ...values });
const add = async (values: object = {}) => (await send(values)).data;
const change = (id: string, body: object) => client.put<JobOffer>(`/me/jobOffers/${id}`, body);
async function at(iso: string): Promise<void> {
  app.clock.set(iso);
  await deliver(app.db, app.services, app.clock.now());
}
const unread = () => textsOf(client, '?status=received');

/** Of one offer: its reminder's due time and state. */
const plannedFor = async (id: string) =>
  (
    await app.db
      .selectFrom('notifications')
      .where('dedupe_key', '=', `job-offer:${id}:follow-up`)
      .select(['send_at', 'status'])
      .execute()
  ).map(({ send_at, status }) => [send_at.toISOString(), status]);

const text =
  'Vous aviez prévu de relancer Rhône Habitat au sujet de «\u00A0Cheffe de projet\u00A0». Un mot bref suffit.';

describe('an offer with a follow-up date', () => {
  it('has a reminder at nine in Paris on that day, which links to the offer', async () => {
    const { id, followUpDate } = await add();

    expect(followUpDate).toBe(friday);
    expect(await plannedFor(id)).toEqual([[nine, 'pending']]);
    await at('2026-12-04T07:59:59Z');
    expect(await unread()).toEqual([]);
    await at(nine);
    expect((await readBy(client, '?status=received')).items).toMatchObject([
      { payload: { text, context: { type: 'other', target: null, jobOffer: id } } },
    ]);
  });

  it('has a mail too, for users who enabled mails', async () => {
    const { data: me } = await client.put<OwnProfile>('/me', { wantsReminderMail: true });
    const { id } = await add();

    await at(nine);
    await at('2026-12-04T08:05:00Z');

    const mails = await app.db.selectFrom('mails').where('user_id', '=', me.id).selectAll().execute();
    expect(mails).toMatchObject([{ kind: 'jobOfferFollowUp', to_address: me.email }]);
    expect(mails[0]?.subject).toBe('Votre relance\u00A0: «\u00A0Cheffe de projet\u00A0»');
    expect(mails[0]?.text).toContain(`/job-offers/${id}\n`);
  });

  it.each([
    ['summer', '2027-07-02', '2027-07-02T07:00:00.000Z'],
    ['the day on which clocks go back', '2027-10-31', '2027-10-31T08:00:00.000Z'],
    ['the day on which they go forward', '2027-03-28', '2027-03-28T07:00:00.000Z'],
  ])('in %s is due at the same local hour', async (_when, followUpDate, moment) => {
    expect(await plannedFor((await add({ followUpDate })).id)).toEqual([[moment, 'pending']]);
  });

  it.each([
    ['no day', null],
    ['a day that is past', '2026-11-20'],
    ['today, after nine', '2026-11-25'],
  ])('Given %s, Then no reminder is planned', async (_what, followUpDate) => {
    const made = await add({ followUpDate });

    expect([made.followUpDate, await plannedFor(made.id)]).toEqual([followUpDate, []]);
  });

  it.each([
    ['ten thousand years', '10000-01-01', 'format'],
    ['a day that is none', '2026-02-30', 'format'],
    ['words', 'vendredi', 'format'],
    ['the end of times', '9999-12-31', 'notAllowed'],
    ['the year nought', '0000-01-01', 'format'],
    ['the last century', '1999-12-31', 'notAllowed'],
  ])('Given %s, Then the field is refused, and nothing changes', async (_what, followUpDate, code) => {
    const refused = { status: 400, error: { fields: { followUpDate: code } } };
    const { id } = await add();

    expect(await send({ followUpDate })).toMatchObject(refused);
    expect(await change(id, { followUpDate, title: 'Autre' })).toMatchObject(refused);

    expect((await client.get<JobOffer>(`/me/jobOffers/${id}`)).data).toMatchObject({ ...offer, followUpDate: friday });
    expect(await plannedFor(id)).toEqual([[nine, 'pending']]);
  });
});

describe('a change of the offer', () => {
  it('Given another day, Then the reminder moves, also after it was sent', async () => {
    const { id } = await add();
    await change(id, { followUpDate: '2026-12-02' });
    expect(await plannedFor(id)).toEqual([['2026-12-02T08:00:00.000Z', 'pending']]);
    await at('2026-12-02T08:00:00Z');

    await change(id, { followUpDate: friday });

    expect([await plannedFor(id), await unread()]).toEqual([[[nine, 'pending']], []]);
    await at(nine);
    expect(await unread()).toEqual([text]);
  });

  it('Given no day, or a past one, Then there is no reminder', async () => {
    const [cleared, past] = [await add(), await add()];

    await change(cleared.id, { followUpDate: null });
    await change(past.id, { followUpDate: '2026-11-20' });

    expect([await plannedFor(cleared.id), await plannedFor(past.id)]).toEqual([[], []]);
  });

  it('Given another title or company, Then the reminder has it, before and after, and not twice', async () => {
    const { id } = await add();
    await change(id, { title: 'Directrice' });
    await at(nine);
    expect(await unread()).toEqual([expect.stringMatching('Rhône Habitat.*Directrice')]);

    await change(id, { company: { name: null } });

    expect(await unread()).toEqual([
      'Vous aviez prévu une relance au sujet de «\u00A0Directrice\u00A0». Un mot bref suffit.',
    ]);
    expect(await plannedFor(id)).toEqual([[nine, 'received']]);
  });

  it.each(['refused', 'accepted'])('Given that it was %s, Then the reminder is removed', async (status) => {
    const [early, late] = [await add(), await add({ followUpDate: '2026-12-02' })];
    await at('2026-12-02T08:00:00Z');

    for (const { id } of [early, late]) await change(id, { status });
    await change(early.id, { followUpDate: '2026-12-10' });

    expect(await plannedFor(early.id)).toEqual([]);
    expect(await plannedFor(late.id)).toEqual([['2026-12-02T08:00:00.000Z', 'opened']]);
  });

  it('Given that it was deleted, Then the reminder is removed, and planned again on restore', async () => {
    const { id } = await add();
    await client.delete(`/me/jobOffers/${id}`);
    expect(await plannedFor(id)).toEqual([]);

    const row = await app.db.selectFrom('job_offers').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    await planFollowUp(app.db, row, app.clock.now());

    expect(await plannedFor(id)).toEqual([[nine, 'pending']]);
  });
});
