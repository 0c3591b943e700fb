import type { Appointment, Contact, JobOffer, Paged, RoleName, Task, TaskDetail } from '@passerelle/shared/contract';
import { giveProgram } from '../domains/programs/give-program';
import { saveProgram } from '../domains/programs/save-program';
import { aPack } from '../domains/programs/testing/a-participant';
import { aSurvey, aSurveyStep, aTask, aTemplate } from '../domains/programs/testing/a-template';
import { saveSurvey } from '../domains/surveys/save-survey';
import { startTestApp, type TestApp } from '../testing/test-app';
import { aWorld, type World } from './testing/a-world';
import { routedCalls } from './testing/router';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
  await saveSurvey(app.db, null, aSurvey(), app.clock.now());
});
afterAll(() => app.close());

/** In all private texts of a participant, and nowhere else. */
const secret = 'Zyzzyva';
const seen = 'Anaximandre';

/** A participant with text everywhere; and the rows that hold it, by address parameter. */
async function aWriter() {
  const person = await world.someone(world.near, { first_name: seen });
  const now = app.clock.now();
  const template = aTemplate([[aTask({ subTasks: [aSurveyStep('midway', 1)] })]]);
  const programId = await saveProgram(app.db, null, template, now);
  const packId = await aPack(app, world.near.organization, [programId]);
  await giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-23T00:00:00.000Z' }, now);
  const client = app.as(person);
  const contact = (await client.post<Contact>('/me/contacts', { type: 'hr', lastName: secret })).data;
  const meeting = { title: secret, actionType: 'jobInterview', type: 'video', date: '2026-11-24T11:30:00.000Z' };
  const action = (await client.post<Appointment>('/me/agenda', { ...meeting, contact: contact.id })).data;
  const report = { status: 'validated', comment: secret, notes: [{ text: secret }] };
  await client.put(`/me/agenda/${action.id}`, report);
  const offer = (await client.post<JobOffer>('/me/jobOffers', { title: secret, type: 'external' })).data;
  await client.put(`/me/jobOffers/${offer.id}`, { status: 'pending' });
  const [task] = (await client.get<Paged<Task>>('/me/tasks')).data.items;
  const detail = (await client.get<TaskDetail>(`/me/tasks/${task?.id}`)).data;
  const [step] = detail.task.subTasks;
  const word = step?.surveys[0]?.questions.find(({ type }) => type === 'text')?.id ?? '';
  const surveyResponses = { [word]: [{ label: '', values: [secret] }] };
  const answered = await client.put(`/me/tasks/${task?.id}/subTask/${step?.id}`, { surveyResponses });
  expect(answered.status).toBe(200);
  const ids = { contactId: contact.id, appointmentId: action.id, jobOfferId: offer.id, taskId: task?.id ?? '' };
  return { person, client, ids: { userId: person.id, ...ids } as Record<string, string> };
}

const staff = ['manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const satisfies readonly RoleName[];
const reads = () => routedCalls(app.server).filter((call) => call.startsWith('GET /'));

describe('a participant’s private texts', () => {
  it.each(staff)('are read by no %s, with any call, though they see the person', async (role) => {
    const { person, client, ids } = await aWriter();
    const actor = await world.anActor(role);
    const addresses = reads().map((call) =>
      call.replace('GET ', '').replaceAll(/:(\w+)/g, (_part, name: string) => ids[name] ?? person.id),
    );

    const [theirs, own] = [new Map<string, string>(), new Map<string, string>()];
    for (const address of addresses.filter((one) => !one.startsWith('/auth/logout'))) {
      theirs.set(address, (await app.as(actor).get(address)).text);
      own.set(address, (await client.get(address)).text);
    }

    const holding = (texts: Map<string, string>, word: string) =>
      [...texts].filter(([, text]) => text.includes(word)).map(([address]) => address);
    expect(holding(theirs, secret)).toEqual([]);
    // The same text is found by its author, and the person by staff.
    expect(holding(own, secret)).toEqual(
      expect.arrayContaining([`/me/contacts`, `/me/agenda`, `/me/jobOffers`, `/me/tasks/${ids['taskId']}`]),
    );
    expect(holding(theirs, seen)).toEqual(expect.arrayContaining(['/users', `/users/${person.id}`]));
  });
});
