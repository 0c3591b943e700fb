import { randomUUID } from 'node:crypto';
import type { Appointment, Contact, JobOffer, Paged, Task } from '@passerelle/shared/contract';
import { aDocument } from '../../domains/library/testing/a-document';
import { aGroup } from '../../domains/users/testing/a-team';
import { saveProgram } from '../../domains/programs/save-program';
import { aTask, aTemplate } from '../../domains/programs/testing/a-template';
import { aPack } from '../../domains/programs/testing/a-participant';
import type { TestPerson } from '../../testing/builders';
import { multipart, part } from '../../testing/test-client';
import type { Actor, Place, World } from './a-world';
import { contentMakers } from './content-targets';
import type { Maker, Target, Whereabouts } from './target';
import { workMakers } from './work-targets';

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** The owner of personal data: the actor, a colleague, or a user of another organisation. */
const holder = async (world: World, actor: Actor, where: Whereabouts): Promise<TestPerson> =>
  where === 'near' ? actor : world.someone(world[where]);

/** A row that only its owner reaches, created by its owner. */
const personal =
  (make: (world: World, person: TestPerson) => Promise<{ id: string; params?: Record<string, string> }>): Maker =>
  async (world, actor, where) =>
    make(world, await holder(world, actor, where));

async function aContact({ app }: World, person: TestPerson): Promise<Contact> {
  return (await app.as(person).post<Contact>('/me/contacts', { type: 'hr', lastName: 'Martin' })).data;
}

const aPerson: Maker = async (world, _actor, where) => world.someone(world[where]);

/** Rows that calls name, created anew for each call. */
export const makers = {
  ...workMakers,
  ...contentMakers,
  person: aPerson,
  self: personal((_world, person) => Promise.resolve(person)),
  deletedPerson: async (world, actor, where) => {
    const person = await aPerson(world, actor, where);
    const at = world.app.clock.now().toJSDate();
    await world.app.db.updateTable('users').set({ deleted_at: at }).where('id', '=', person.id).execute();
    return person;
  },
  personWithFactor: async (world, actor, where) => {
    const person = await aPerson(world, actor, where);
    const at = world.app.clock.now().toJSDate();
    const factor = { user_id: person.id, secret: 'sealed', confirmed_at: at };
    await world.app.db.insertInto('second_factors').values(factor).execute();
    return person;
  },
  personWithEmailChange: async (world, _actor, where) => {
    const person = await world.someone(world[where]);
    const now = world.app.clock.now();
    const until = now.plus({ days: 7 }).toJSDate();
    await world.app.db
      .insertInto('email_changes')
      .values({
        user_id: person.id,
        old_email: person.email,
        new_email: `new.${person.email}`,
        by_staff: true,
        requested_by: world.colleague.id,
        requested_at: now.toJSDate(),
        expires_at: until,
        take_back_until: until,
      })
      .execute();
    return person;
  },
  group: async ({ app, ...world }, actor, where) => {
    const managers = where === 'near' ? [actor] : [];
    return { id: await aGroup(app, { organizationId: world[where].organization, name: 'Groupe', managers }) };
  },
  pack: async (world, _actor, where) => {
    const id = await aPack(world.app, world[where].organization, [world.basic]);
    const link = { group_id: world[where].group, license_pack_id: id };
    await world.app.db.insertInto('group_license_packs').values(link).execute();
    return { id };
  },
  organization: (world, _actor, where) => Promise.resolve({ id: world[where].organization }),
  program: async ({ app, ...world }, _actor, where) => {
    const id = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
    await app.db
      .insertInto('license_pack_programs')
      .values({ license_pack_id: world[where].pack, program_id: id })
      .execute();
    return { id };
  },
  session: personal(async ({ app, near }, person) => {
    const at = app.clock.now().toJSDate();
    return app.db
      .insertInto('sessions')
      .values({
        token_hash: `${person.id}:${near.group}:${Math.random()}`,
        user_id: person.id,
        created_at: at,
        last_used_at: at,
        expires_at: '2100-01-01T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }),
  contact: personal(aContact),
  deletedContact: personal(async (world, person) => {
    const contact = await aContact(world, person);
    await world.app.as(person).delete(`/me/contacts/${contact.id}`);
    return contact;
  }),
  appointment: personal(anAppointment),
  deletedAppointment: personal(async (world, person) => {
    const appointment = await anAppointment(world, person);
    await world.app.as(person).delete(`/me/agenda/${appointment.id}`);
    return appointment;
  }),
  jobOffer: personal(aJobOffer),
  deletedJobOffer: personal(async (world, person) => {
    const offer = await aJobOffer(world, person);
    await world.app.as(person).delete(`/me/jobOffers/${offer.id}`);
    return offer;
  }),
  task: personal(async (world, person) => {
    await world.follow(person.id, await placeOf(world, person));
    const { items } = (await world.app.as(person).get<Paged<Task>>('/me/tasks')).data;
    const id = items[0]?.id ?? '';
    const { id: subTaskId } = await world.app.db
      .selectFrom('user_sub_tasks')
      .where('user_task_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    return { id, params: { taskId: id, subTaskId } };
  }),
  notification: personal(async ({ app }, person) =>
    app.db
      .insertInto('notifications')
      .values({
        user_id: person.id,
        status: 'received',
        send_at: app.clock.now().toJSDate(),
        created_at: app.clock.now().toJSDate(),
        message_key: 'welcome',
        dedupe_key: `${person.id}:${Math.random()}`,
        context_type: 'other',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ),
  document: async (world, _actor, where) => ({
    id: await aDocument(world.app, { organizationId: world[where].organization }),
  }),
  file: personal(async (world, person) => ({ id: (await anUpload(world, person)).url.split('/').at(-1) ?? '' })),
  ownDocument: personal(async (world, person) => ({ id: (await anUpload(world, person)).id })),
} as const satisfies Record<string, Maker>;
export type Kind = keyof typeof makers;

async function anUpload({ app }: World, person: TestPerson): Promise<{ id: string; url: string }> {
  const sent = multipart(part('name', 'CV'), part('document', aPdf, `${randomUUID()}.pdf`));
  const call = { method: 'POST', url: '/api/me/library', ...sent } as const;
  return (await app.as(person).send<{ id: string; url: string }>(call)).data;
}

async function anAppointment(world: World, person: TestPerson): Promise<Appointment> {
  const { id: contact } = await aContact(world, person);
  const body = {
    title: 'Conseil',
    actionType: 'adviseQuery',
    contact,
    type: 'video',
    date: '2026-11-26T11:30:00.000Z',
  };
  return (await world.app.as(person).post<Appointment>('/me/agenda', body)).data;
}

const placeOf = async (world: World, { organizationId }: TestPerson): Promise<Place> =>
  organizationId === world.near.organization ? world.near : world.foreign;

async function aJobOffer(world: World, person: TestPerson): Promise<JobOffer> {
  await world.follow(person.id, await placeOf(world, person));
  return (await world.app.as(person).post<JobOffer>('/me/jobOffers', { title: 'Soudeur', type: 'external' })).data;
}

export async function aTarget(world: World, actor: Actor, kind: Kind, where: Whereabouts): Promise<Target> {
  const made: Omit<Target, 'place'> = await makers[kind](world, actor, where);
  return { ...made, place: world[where] };
}
