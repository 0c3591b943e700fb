import type { Notification, Paged, SurveyQuestion, SurveyResponses, TaskDetail } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { deliver } from '../notifications/deliver';
import { noticesOf, readBy, textsOf } from '../notifications/testing/notices-of';
import { purgeDeleted } from '../personal-data/purge/purge-deleted';
import { aParticipant, tasksOf } from '../programs/testing/a-participant';
import { aSurvey, aSurveyStep, aTask, aTemplate } from '../programs/testing/a-template';
import { aGroup } from '../users/testing/a-team';
import { saveSurvey } from './save-survey';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  const [ready, ...others] = aSurvey().questions;
  const questions = [{ ...ready!, tells: 'hrRepresentative' as const }, ...others];
  await saveSurvey(app.db, null, aSurvey({ questions }), app.clock.now());
}, 60_000);
afterAll(() => app.close());

const follow = (person: { id: string }, hr: TestPerson | null) =>
  app.db
    .updateTable('users')
    .set({ hr_representative_id: hr?.id ?? null })
    .where('id', '=', person.id)
    .execute();

/** A participant before the survey, and an HR manager of their group. */
async function aParticipantWithSurvey() {
  const course = await aParticipant(app, aTemplate([[aTask({ subTasks: [aSurveyStep('midway', 1)] })]]), '2026-11-23');
  const { person, userProgramId } = course;
  const named = { first_name: 'Amel', last_name: 'Benkhelifa' };
  await app.db.updateTable('users').set(named).where('id', '=', person.id).execute();
  const staff = (role: 'headHR' | 'owner') =>
    app.aPerson({ organization_id: person.organizationId, role, first_name: 'Claire', last_name: 'Roussel' });
  const hr = await staff('headHR');
  const group = await aGroup(app, { organizationId: person.organizationId, name: `Lyon ${hr.id}`, managers: [hr] });
  await app.db.insertInto('group_members').values({ group_id: group, user_id: person.id }).execute();
  const [task] = await tasksOf(app, userProgramId);
  const client = app.as(person);
  const read = async () => {
    const { data } = await client.get<TaskDetail>(`/me/tasks/${task?.id}`);
    const [step] = data.task.subTasks;
    return { step, questions: step?.surveys[0]?.questions ?? [] };
  };
  const { step, questions } = await read();
  const answer = (value: 'true' | 'false' | null) => {
    const [asked, , , words] = questions;
    const surveyResponses: SurveyResponses = {
      ...(value && { [asked!.id]: [{ label: value === 'true' ? 'Oui' : 'Non', values: [value] }] }),
      [words!.id]: [{ label: '', values: ['Zyzzyva'] }],
    };
    return client.put<TaskDetail>(`/me/tasks/${task?.id}/subTask/${step?.id}`, { surveyResponses });
  };
  const asked = async (): Promise<SurveyQuestion['tells'][]> => (await read()).questions.map(({ tells }) => tells);
  return { person, hr, group, client, answer, asked, staff };
}

/** Delivers the due notices and reads the notifications of the HR representative. */
async function bell(hr: TestPerson): Promise<Paged<Notification>> {
  await app.db.transaction().execute((db) => deliver(db, app.services, app.clock.now()));
  return readBy(app.as(hr));
}
const mailsTo = ({ id }: TestPerson) => app.db.selectFrom('mails').where('user_id', '=', id).selectAll().execute();

describe('a yes to the question that tells the HR representative', () => {
  it('reaches them once, by name and without the answers, with a link to the person', async () => {
    const { person, hr, answer } = await aParticipantWithSurvey();
    await follow(person, hr);

    const sent = await Promise.all([answer('true'), answer('true')]);
    const again = await answer('true');
    const other = await answer('false');

    expect([...sent, again, other].map(({ status }) => status)).toEqual([200, 200, 200, 409]);
    const { items } = await bell(hr);
    expect(items.map(({ payload }) => payload)).toEqual([
      {
        text: 'Amel Benkhelifa souhaite un échange avec vous.',
        context: { type: 'participant', target: person.id, badgeType: null, badgeLevel: null, jobOffer: null },
      },
    ]);
    expect(await textsOf(app.as(hr), '', 'en')).toEqual(['Amel Benkhelifa would like to talk with you.']);
    const [mail, ...others] = await mailsTo(hr);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'talkWished', subject: 'Une personne souhaite un échange avec vous' });
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain('Amel Benkhelifa souhaite un échange avec vous.');
      expect(body).toContain(`/client/user/${person.id}`);
      expect(body).not.toContain('Zyzzyva');
    }
    const rows = await app.db.selectFrom('notifications').where('user_id', '=', hr.id).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Zyzzyva');
    expect((await app.as(hr).get(`/users/${person.id}`)).status).toBe(200);
  });

  it.each(['false', null] as const)('is nothing to tell when it is %s', async (value) => {
    const { person, hr, answer } = await aParticipantWithSurvey();
    await follow(person, hr);

    expect((await answer(value)).status).toBe(200);

    expect(await noticesOf(app, hr.id)).toEqual([]);
  });

  it('is announced before the answer, on this question alone, with the name of who is told', async () => {
    const { person, hr, asked } = await aParticipantWithSurvey();
    await follow(person, hr);

    expect(await asked()).toEqual([{ firstName: 'Claire', lastName: 'Roussel' }, undefined, undefined, undefined]);
  });

  it.each<[string, (who: Awaited<ReturnType<typeof aParticipantWithSurvey>>) => Promise<unknown>]>([
    ['has none', ({ person }) => follow(person, null)],
    [
      'has one whose groups they left',
      ({ group }) => app.db.deleteFrom('group_members').where('group_id', '=', group).execute(),
    ],
    [
      'has one who never opened their account',
      ({ hr }) => app.db.updateTable('users').set({ setup_at: null }).where('id', '=', hr.id).execute(),
    ],
    [
      'has one who was deleted',
      ({ hr }) =>
        app.db.updateTable('users').set({ deleted_at: app.clock.now().toJSDate() }).where('id', '=', hr.id).execute(),
    ],
  ])('Given a person who %s, Then the question says so and no notice is sent', async (_who, change) => {
    const who = await aParticipantWithSurvey();
    await follow(who.person, who.hr);
    await change(who);

    expect((await who.asked())[0]).toBeNull();
    expect((await who.answer('true')).status).toBe(200);

    expect(await noticesOf(app, who.hr.id)).toEqual([]);
  });

  it('Given another HR representative, Then only they are told; a former one reads nothing any more', async () => {
    const before = await aParticipantWithSurvey();
    await follow(before.person, before.hr);
    const owner = await before.staff('owner');
    await follow(before.person, owner);
    await before.answer('true');
    expect([(await bell(before.hr)).totalCount, (await bell(owner)).totalCount]).toEqual([0, 1]);

    await follow(before.person, before.hr);

    expect((await bell(owner)).items).toEqual([]);
    expect((await readBy(app.as(owner), '?status=received')).totalCount).toBe(0);
  });

  it('Given a change before the next delivery, Then the former HR representative has neither notice nor mail', async () => {
    const { person, hr, answer } = await aParticipantWithSurvey();
    await follow(person, hr);
    await answer('true');
    await follow(person, null);

    expect((await bell(hr)).items).toEqual([]);
    expect(await mailsTo(hr)).toEqual([]);
  });

  it('Given an erased person, Then the notice that names them is erased too', async () => {
    const { person, hr, answer } = await aParticipantWithSurvey();
    await follow(person, hr);
    await answer('true');
    const deleted_at = app.clock.now().minus({ years: 1 }).toJSDate();
    await app.db.updateTable('users').set({ deleted_at }).where('id', '=', person.id).execute();
    expect((await bell(hr)).items).toEqual([]);

    await purgeDeleted(app.db, app.clock.now());

    expect(await noticesOf(app, hr.id)).toEqual([]);
  });
});
