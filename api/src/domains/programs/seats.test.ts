import { startTestApp, type TestApp } from '../../testing/test-app';
import { closeProgram } from './close-program';
import { extendProgram } from './extend-program';
import { giveProgram } from './give-program';
import { saveProgram } from './save-program';
import { aPack } from './testing/a-participant';
import { aTask, aTemplate } from './testing/a-template';

const now = '2026-11-25T10:00:00.000Z';
const thisWeek = '2026-11-23';
const nextWeek = '2026-11-30';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now });
}, 60_000);
beforeEach(() => app.clock.set(now));
afterAll(() => app.close());

/** An organisation with two packs for the same two programmes, and an extension in both. */
async function twoPacks(seats = 3) {
  const organizationId = await app.anOrganization();
  const save = (type: 'basic' | 'extension') =>
    saveProgram(app.db, null, { ...aTemplate([[aTask()]]), type }, app.clock.now());
  const [first, second, extension] = [await save('basic'), await save('basic'), await save('extension')];
  const programs = [first, second, extension];
  const [pack, otherPack] = [
    await aPack(app, organizationId, programs, seats),
    await aPack(app, organizationId, programs, seats),
  ];
  const person = await app.aPerson({ organization_id: organizationId });
  const give = (programId: string, packId: string, from: string, userId = person.id) =>
    giveProgram(app.db, { userId, programId, packId, from }, app.clock.now());
  const extend = (packId: string) =>
    extendProgram(app.db, { userId: person.id, programId: extension, packId }, app.clock.now());
  const close = () => closeProgram(app.db, person.id, { type: 'other', leavingDate: '2026-11-30' }, app.clock.now());
  return { organizationId, first, second, pack, otherPack, person, give, extend, close };
}

async function used(packId: string): Promise<number> {
  const pack = await app.db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .select((eb) => [
      'used_licenses',
      eb
        .selectFrom('license_uses')
        .where('license_pack_id', '=', packId)
        .where('released_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('rows'))
        .as('rows'),
    ])
    .executeTakeFirstOrThrow();
  expect(pack.used_licenses).toBe(pack.rows);
  return pack.used_licenses;
}

describe('seats of a pack', () => {
  it('are never oversold: of fifty parallel requests for three, three succeed and the others are refused', async () => {
    const { organizationId, first, pack, give } = await twoPacks(3);
    const people = await Promise.all(
      Array.from({ length: 50 }, () => app.aPerson({ organization_id: organizationId })),
    );

    const results = await Promise.allSettled(people.map(({ id }) => give(first, pack, thisWeek, id)));

    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toHaveLength(47);
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'conflict', details: { message: 'noSeatLeft' } });
    }
    expect(await used(pack)).toBe(3);
  });

  it('are limited to their maximum by the database itself', async () => {
    const { first, pack, give } = await twoPacks(2);
    await give(first, pack, thisWeek);

    const lowered = app.db.updateTable('license_packs').set({ max_licenses: 0 }).where('id', '=', pack).execute();
    await expect(lowered).rejects.toMatchObject({ code: '23514', constraint: 'license_packs_seats' });
    const use = { license_pack_id: pack, used_at: app.clock.now().toJSDate() };
    const oversold = app.db.insertInto('license_uses').values([use, use]).execute();
    await expect(oversold).rejects.toMatchObject({ code: '23514' });
    expect(await used(pack)).toBe(1);
  });

  it('move to the next programme of the same pack', async () => {
    const { first, second, pack, give } = await twoPacks(1);
    await give(first, pack, thisWeek);
    await give(second, pack, nextWeek);

    expect(await used(pack)).toBe(1);
  });

  it('are given back by a change to another pack before the programme begins, and used afterwards', async () => {
    const { first, second, pack, otherPack, give } = await twoPacks();
    await give(first, pack, nextWeek);
    await give(second, otherPack, nextWeek);
    expect([await used(pack), await used(otherPack)]).toEqual([0, 1]);

    app.clock.set('2026-12-02T10:00:00.000Z');
    await give(first, pack, '2026-12-07');
    expect([await used(pack), await used(otherPack)]).toEqual([1, 1]);
  });

  it('are given back by an end before the first Monday, and used by one after it', async () => {
    const early = await twoPacks();
    await early.give(early.first, early.pack, nextWeek);
    await early.close();
    expect(await used(early.pack)).toBe(0);

    const late = await twoPacks();
    await late.give(late.first, late.pack, thisWeek);
    await late.close();
    expect(await used(late.pack)).toBe(1);
    await late.give(late.second, late.pack, nextWeek);
    expect(await used(late.pack)).toBe(2);
  });

  it('are taken by an extension only when it comes from another pack', async () => {
    const { first, pack, otherPack, give, extend } = await twoPacks();
    await give(first, pack, thisWeek);

    await extend(pack);
    expect([await used(pack), await used(otherPack)]).toEqual([1, 0]);
    await extend(otherPack);
    expect([await used(pack), await used(otherPack)]).toEqual([1, 1]);
  });

  it('cannot be taken outside the period of the pack', async () => {
    const { first, pack, give } = await twoPacks();
    for (const year of ['2025-11-03', '2027-12-06']) {
      app.clock.set(`${year}T10:00:00.000Z`);
      await expect(give(first, pack, year)).rejects.toMatchObject({ details: { message: 'packOutsidePeriod' } });
    }
    expect(await used(pack)).toBe(0);
  });

  it('change between packs in both directions in parallel', async () => {
    const { organizationId, first, second, pack, otherPack, give } = await twoPacks(10);
    const people = await Promise.all(Array.from({ length: 8 }, () => app.aPerson({ organization_id: organizationId })));
    const from = (index: number) => (index % 2 === 0 ? pack : otherPack);
    await Promise.all(people.map(({ id }, index) => give(first, from(index), nextWeek, id)));

    await Promise.all(people.map(({ id }, index) => give(second, from(index + 1), nextWeek, id)));

    expect([await used(pack), await used(otherPack)]).toEqual([4, 4]);
  });
});
