import type { RoleName } from '@passerelle/shared/contract';
import { aPack } from '../../domains/programs/testing/a-participant';
import { aTask, aTemplate } from '../../domains/programs/testing/a-template';
import { giveProgram } from '../../domains/programs/give-program';
import { saveProgram } from '../../domains/programs/save-program';
import { aGroup } from '../../domains/users/testing/a-team';
import type { PersonValues, TestPerson } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';

/** A group with its pack and its HR manager: for own, other and foreign people. */
export interface Place {
  organization: string;
  group: string;
  pack: string;
  hr: string;
}

/** The caller; `near` is the group they manage. */
export interface Actor extends TestPerson {
  role: RoleName;
}

export type World = Awaited<ReturnType<typeof aWorld>>;

export const aPassword = 'Passerelle-2026!';
const monday = '2026-11-23T00:00:00.000Z';

/** Two organisations. In the first two groups: `near`, which actors manage, and `far`. In the second: `foreign`. */
export async function aWorld(app: TestApp) {
  const now = app.clock.now();
  const template = (type: 'basic' | 'extension') => saveProgram(app.db, null, aTemplate([[aTask()]], { type }), now);
  const [basic, extension] = [await template('basic'), await template('extension')];

  async function aPlace(organization: string, name: string): Promise<Place> {
    const hr = await app.aPerson({ organization_id: organization, role: 'headHR' });
    const group = await aGroup(app, { organizationId: organization, name, members: [hr], managers: [hr] });
    const pack = await aPack(app, organization, [basic, extension], 10_000);
    await app.db.insertInto('group_license_packs').values({ group_id: group, license_pack_id: pack }).execute();
    return { organization, group, pack, hr: hr.id };
  }
  const [ours, theirs] = [await app.anOrganization({ name: 'Bois' }), await app.anOrganization({ name: 'Verre' })];
  const places = {
    near: await aPlace(ours, 'Lyon'),
    far: await aPlace(ours, 'Rennes'),
    foreign: await aPlace(theirs, 'Nancy'),
  };
  // Adds an owner to each organisation, beside the people of a test.
  const owners = {
    ours: await app.aPerson({ organization_id: ours, role: 'owner' }),
    theirs: await app.aPerson({ organization_id: theirs, role: 'owner' }),
  };

  /** A pack without groups: its participants may be in any group, or in none. */
  const openPacks = new Map<string, Promise<string>>();
  const openPackOf = (organization: string): Promise<string> => {
    const pack = openPacks.get(organization) ?? aPack(app, organization, [basic], 10_000);
    openPacks.set(organization, pack);
    return pack;
  };

  async function someone(place: Place, values: PersonValues = {}): Promise<TestPerson> {
    const person = await app.aPerson({ organization_id: place.organization, ...values });
    await app.db.insertInto('group_members').values({ group_id: place.group, user_id: person.id }).execute();
    return person;
  }

  const colleague: Actor = { ...(await someone(places.near, { role: 'headHR' })), role: 'headHR' };
  await app.db.insertInto('group_managers').values({ group_id: places.near.group, user_id: colleague.id }).execute();
  const at = now.toJSDate();
  const words = { fr: 'Conditions', en: 'Terms' };
  await app.db
    .insertInto('static_pages')
    .values({ slug: 'terms-of-use', title: words, content: words, updated_at: at, published_at: at })
    .execute();

  return {
    app,
    ...places,
    owners,
    /** An HR manager who manages `near` too. */
    colleague,
    basic,
    extension,
    someone,
    /** A user of the first organisation who manages `near`. */
    async anActor(role: RoleName, values: PersonValues = {}): Promise<Actor> {
      const person = await app.aPerson({ organization_id: ours, role, ...values });
      if (role !== 'user') {
        await app.db.insertInto('group_managers').values({ group_id: places.near.group, user_id: person.id }).execute();
      }
      return { ...person, role };
    },
    /** Since Monday, in the programme with job offers. */
    follow: async (userId: string, { organization }: Place = places.near): Promise<string> => {
      const packId = await openPackOf(organization);
      return giveProgram(app.db, { userId, programId: basic, packId, from: monday }, app.clock.now());
    },
  };
}
