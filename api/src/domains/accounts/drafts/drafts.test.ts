import type { Draft } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

const path = '/me/drafts/survey.a-step';
const nothing = { content: null, version: 0, updatedAt: null };
const someone = async () => app.as(await app.aPerson());
const rows = () => app.db.selectFrom('drafts').select(['user_id', 'key']).orderBy('key').execute();

describe('A draft', () => {
  it('Given one device saves it, Then another of the same user continues it', async () => {
    const person = await app.aPerson();
    const [phone, desk] = [app.as(person), app.as(person)];
    expect((await phone.get<Draft>(path)).data).toEqual(nothing);

    const kept = await phone.put<Draft>(path, { content: { words: 'Bon' }, version: 0 });
    app.clock.advance({ minutes: 1 });
    const read = await desk.get<Draft>(path);
    const next = await desk.put<Draft>(path, { content: { words: 'Bonjour' }, version: read.data.version });

    expect(kept).toMatchObject({ status: 200, data: { content: { words: 'Bon' }, version: 1 } });
    expect(read.data).toEqual(kept.data);
    expect(next.data).toMatchObject({ content: { words: 'Bonjour' }, version: 2 });
    expect(next.data.updatedAt).not.toBe(kept.data.updatedAt);
  });

  it('Given an outdated device, Then it gets 409, and nothing is lost', async () => {
    const client = await someone();
    await client.put(path, { content: { words: 'un' }, version: 0 });

    for (const version of [0, 2, 7]) {
      const refused = await client.put(path, { content: { words: 'deux' }, version });
      expect(refused).toMatchObject({ status: 409, error: { message: expect.stringContaining('autre appareil') } });
    }
    expect((await client.get<Draft>(path)).data).toMatchObject({ content: { words: 'un' }, version: 1 });
    const english = await client.put(path, { content: {}, version: 9 }, { 'x-api-language': 'en' });
    expect(english.error.message).toContain('another device');
  });

  it('Given the same content again, or twice in parallel, Then it is saved once', async () => {
    const client = await someone();
    const body = { content: { words: 'un' }, version: 0 };

    const answers = await Promise.all([client.put<Draft>(path, body), client.put<Draft>(path, body)]);
    answers.push(await client.put<Draft>(path, body));

    expect(answers.map(({ status, data }) => [status, data.version])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
  });

  it('Given two devices in parallel, Then one of them gets a conflict', async () => {
    const client = await someone();
    const send = (words: string) => client.put<Draft>(path, { content: { words }, version: 0 });

    const statuses = (await Promise.all([send('un'), send('deux')])).map(({ status }) => status);

    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('Given it is discarded, twice, Then nothing is stored, and a device that still has it gets a conflict', async () => {
    const client = await someone();
    await client.put(path, { content: { words: 'un' }, version: 0 });

    expect([(await client.delete(path)).status, (await client.delete(path)).status]).toEqual([204, 204]);

    expect((await client.get<Draft>(path)).data).toEqual(nothing);
    expect((await client.put(path, { content: { words: 'deux' }, version: 1 })).status).toBe(409);
  });
});

describe('Another user’s draft', () => {
  it('Then it is a 404, whatever its key', async () => {
    const [mine, theirs] = [await someone(), await someone()];
    await theirs.put(path, { content: { words: 'à eux' }, version: 0 });

    expect((await mine.get<Draft>(path)).data).toEqual(nothing);
    expect((await mine.put<Draft>(path, { content: { words: 'à moi' }, version: 0 })).status).toBe(200);
    await mine.delete(path);

    expect((await theirs.get<Draft>(path)).data).toMatchObject({ content: { words: 'à eux' } });
  });

  it('Then a request without a session is refused, and a newcomer has to accept the terms first', async () => {
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));
    expect((await app.anyone.get(path)).status).toBe(401);
    expect((await app.anyone.put(path, { content: {}, version: 0 })).status).toBe(401);
    expect((await newcomer.put(path, { content: {}, version: 0 })).status).toBe(403);
  });
});

describe('An invalid draft', () => {
  const nested = (levels: number): string => `{"version":0,"content":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

  it.each([
    ['no content', { version: 0 }, { content: 'required' }],
    ['a list', { content: [], version: 0 }, { content: 'format' }],
    ['no version', { content: {} }, { version: 'required' }],
    ['half a version', { content: {}, version: 0.5 }, { version: 'format' }],
    ['one below nothing', { content: {}, version: -1 }, { version: 'tooSmall' }],
    ['a name too long', { content: { ['x'.repeat(65)]: 1 }, version: 0 }, { [`content.${'x'.repeat(65)}`]: 'unknown' }],
    ['a field too many', { content: {}, version: 0, key: 'x' }, { key: 'unknown' }],
    ['a text that cannot be stored', { content: { a: '\0' }, version: 0 }, { 'content.a': 'format' }],
  ])('is refused: %s', async (_what, body, fields) => {
    const before = await rows();
    expect(await (await someone()).put(path, body)).toMatchObject({ status: 400, error: { fields } });
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['deep', nested(40), 400],
    ['very deep', nested(30_000), 400],
    ['above 64 kB', JSON.stringify({ version: 0, content: { a: 'é'.repeat(33_000) } }), 413],
    ['far above', JSON.stringify({ version: 0, content: { a: 'x'.repeat(200_000) } }), 413],
  ])('is refused: %s', async (_what, payload, status) => {
    const before = await rows();
    const headers = { 'content-type': 'application/json' };
    const client = await someone();
    const answer = await client.send({ method: 'PUT', url: `/api${path}`, headers, payload });
    expect(answer.status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  it('is stored whole, whatever its field names', async () => {
    const content = { 'a\nb': 'un', toString: [{ '\u2028': 2 }], 'é.0': null };
    expect((await (await someone()).put<Draft>(path, { version: 0, content })).data.content).toEqual(content);
  });

  it('is stored up to 64 kB', async () => {
    const body = { version: 0, content: { a: 'x'.repeat(65_000) } };
    expect((await (await someone()).put(path, body)).status).toBe(200);
  });

  it.each(['a%20b', 'a%2Fb', 'é', 'x'.repeat(121), '..%2F..'])('is refused with the key %s', async (key) => {
    expect((await (await someone()).get(`/me/drafts/${key}`)).status).toBe(404);
  });

  it.each([2_147_483_647, 99_999_999_999, 1e300])('is refused with the version %s', async (version) => {
    const answer = await (await someone()).put(path, { content: {}, version });
    expect(answer).toMatchObject({ status: 400, error: { fields: { version: 'tooLarge' } } });
  });
});

describe('Abandoned drafts', () => {
  it('Given more than the limit per user, Then the oldest is deleted', async () => {
    const person = await app.aPerson();
    const content = JSON.stringify({});
    const many = Array.from({ length: 200 }, (_, index) => ({
      user_id: person.id,
      key: `form.${index}`,
      content,
      updated_at: app.clock.now().minus({ days: index, hours: 1 }).toJSDate(),
    }));
    await app.db.insertInto('drafts').values(many).execute();

    await app.as(person).put('/me/drafts/form.new', { content: {}, version: 0 });

    const kept = await app.db.selectFrom('drafts').where('user_id', '=', person.id).select('key').execute();
    const keys = kept.map(({ key }) => key);
    expect(keys).toHaveLength(200);
    expect([keys.includes('form.new'), keys.includes('form.199'), keys.includes('form.198')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('Then they are deleted after ninety days', async () => {
    const person = await app.aPerson();
    const at = (days: number) => app.clock.now().minus({ days }).toJSDate();
    const draft = { user_id: person.id, content: '{}' };
    await app.db
      .insertInto('drafts')
      .values([
        { ...draft, key: 'old', updated_at: at(90) },
        { ...draft, key: 'recent', updated_at: at(89) },
      ])
      .execute();

    await app.services.jobs.start();
    await app.services.jobs.runDue();

    const kept = await app.db.selectFrom('drafts').where('user_id', '=', person.id).select('key').execute();
    expect(kept).toEqual([{ key: 'recent' }]);
  });
});
