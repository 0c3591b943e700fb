import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { emit } from '@passerelle/shared/events';
import { aContentItem, fakeApi, type Handlers, refuse } from '@passerelle/shared/testing';

import { createAutosave } from './autosave';

const item = aContentItem();
const filesWith = (text: string): ItemFiles => ({ ...item.files, fr: { fields: { title: 'Conditions' }, text } });

/** Fake server that stores the item, and refuses changes based on an older version. */
function start(more: Handlers = {}) {
  let stored: ContentItem = item;
  const api = fakeApi({
    'GET /content/items/:itemId': () => stored,
    'PUT /content/items/:itemId': ({ headers, body }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) return refuse(409, { code: 'conflict' });
      stored = { ...stored, version: stored.version + 1, files: (body as { files: ItemFiles }).files };
      return stored;
    },
    ...more,
  });
  const saves = () => api.requestsOf('PUT /content/items/:itemId');
  const change = (changed: Partial<ContentItem>) => {
    stored = { ...stored, ...changed, version: stored.version + 1 };
  };
  return { api, saves, change, stored: () => stored, autosave: createAutosave(item) };
}
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  emit('session-changed', { personId: 'p1' });
});

describe('saving while one writes', () => {
  it('sends nothing for an item that is only opened and left', async () => {
    const { autosave, saves } = start();
    autosave.start();
    await wait(10_000);
    autosave.stop();
    await wait(10_000);
    expect(saves()).toHaveLength(0);
  });

  it('saves after a pause, on the version that was read', async () => {
    const { autosave, saves } = start();
    autosave.change(filesWith('Un'));
    await wait(1_000);
    autosave.change(filesWith('Un deux'));
    await wait(1_400);
    expect(saves()).toHaveLength(0);
    expect(autosave.state().status).toBe('waiting');
    await wait(200);
    expect(saves().map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"1"', { files: filesWith('Un deux') }],
    ]);
    expect(autosave.state()).toMatchObject({ status: 'saved', savedAt: expect.any(String) as string });
    expect(autosave.isUnsaved()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('saves at most four seconds after a change that goes on', async () => {
    const { autosave, saves } = start();
    for (let second = 0; second < 5; second += 1) {
      autosave.change(filesWith(`Texte ${second}`));
      await wait(1_000);
    }
    expect(saves()).toHaveLength(1);
  });

  it('sends one request at a time, and what was written meanwhile after it', async () => {
    let answer: () => void = () => undefined;
    const { autosave, saves, api, stored } = start();
    api.answer({
      'PUT /content/items/:itemId': async ({ body }) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { ...stored(), version: 2, files: (body as { files: ItemFiles }).files };
      },
    });
    autosave.change(filesWith('Un'));
    await wait(1_600);
    autosave.change(filesWith('Deux'));
    await wait(5_000);
    expect(saves()).toHaveLength(1);
    answer();
    await wait(1_600);
    expect(saves().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    answer();
  });

  it.each([
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an ended session', () => Promise.resolve(refuse(401, { code: 'unauthenticated' }))],
  ])('keeps the text on the device through %s, and saves it afterwards', async (_what, fail) => {
    const { autosave, saves, api } = start();
    let isDown = true;
    api.answer({
      'PUT /content/items/:itemId': async ({ body }) => {
        if (isDown) return fail();
        return { ...item, version: 2, files: (body as { files: ItemFiles }).files };
      },
    });
    autosave.change(filesWith('Un'));
    expect(localStorage).toHaveLength(1);
    await wait(1_600);
    expect(autosave.state().status).toBe('offline');
    expect(autosave.isUnsaved()).toBe(true);
    expect(createAutosave(item).state().offer?.files).toEqual(filesWith('Un'));

    isDown = false;
    await wait(5_100);
    expect(autosave.state().status).toBe('saved');
    expect(saves()).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  });

  it('shows what was changed elsewhere, and keeps mine on demand', async () => {
    const { autosave, saves, change, stored } = start();
    change({ files: filesWith('Le leur'), changedBy: 'Paule' });
    autosave.change(filesWith('Le mien'));
    await wait(1_600);
    expect(autosave.state().theirs?.files).toEqual(filesWith('Le leur'));
    autosave.change(filesWith('Le mien, encore'));
    await wait(10_000);
    expect(saves()).toHaveLength(1);

    autosave.chooseConflict('mine');
    await wait(100);
    expect(stored().files).toEqual(filesWith('Le mien, encore'));
    expect(autosave.state()).toMatchObject({ theirs: null, status: 'saved' });
  });

  it('takes theirs on demand', async () => {
    const { autosave, saves, change } = start();
    change({ files: filesWith('Le leur') });
    autosave.change(filesWith('Le mien'));
    await wait(1_600);
    autosave.chooseConflict('theirs');
    expect(autosave.state()).toMatchObject({ files: filesWith('Le leur'), status: 'saved', round: 1 });
    await wait(10_000);
    expect(saves()).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('knows its own text behind a lost answer', async () => {
    const { autosave, api, stored, change } = start();
    api.answer({ 'PUT /content/items/:itemId': () => refuse(409, { code: 'conflict' }) });
    change({ files: filesWith('Un') });
    autosave.change(filesWith('Un'));
    await wait(1_600);
    expect(autosave.state()).toMatchObject({ theirs: null, status: 'saved' });
    expect(autosave.version()).toBe(stored().version);
  });

  it('waits for another change after a refusal', async () => {
    const { autosave, api, saves } = start();
    api.answer({ 'PUT /content/items/:itemId': () => refuse(400, { code: 'invalid' }) });
    autosave.change(filesWith('Un'));
    await wait(20_000);
    expect(saves()).toHaveLength(1);
    expect(autosave.state().status).toBe('refused');
  });

  it('takes a newer version of the server while nothing is written, and never over a text', async () => {
    const { autosave } = start();
    autosave.adopt({ ...item, version: 2, files: filesWith('Le leur') });
    expect(autosave.state()).toMatchObject({ files: filesWith('Le leur'), round: 1 });
    autosave.change(filesWith('Le mien'));
    autosave.adopt({ ...item, version: 3, files: filesWith('Encore') });
    expect(autosave.state().files).toEqual(filesWith('Le mien'));
  });

  it('offers the kept text of an earlier visit, and saves it on the version that it was written on', async () => {
    const before = start({ 'PUT /content/items/:itemId': () => refuse(503, { code: 'unexpected' }) });
    before.autosave.change(filesWith('Gardé'));
    before.autosave.stop();
    await wait(100);

    const { autosave, saves } = start();
    expect(autosave.state().offer).toMatchObject({ version: 1, files: filesWith('Gardé') });
    autosave.chooseOffer('take');
    await wait(1_600);
    expect(saves()[0]?.body).toEqual({ files: filesWith('Gardé') });
    expect(createAutosave({ ...item, files: filesWith('Gardé') }).state().offer).toBeNull();
  });

  it('keeps what is written while a file is sent', async () => {
    const { autosave, saves } = start();
    autosave.change(filesWith('Un'));
    autosave.attached({
      ...item,
      version: 2,
      files: { ...item.files, fr: { fields: { title: 'Vieux', file: 'files/a.pdf' } } },
    });
    expect(autosave.state().files.fr).toEqual({ fields: { title: 'Conditions', file: 'files/a.pdf' }, text: 'Un' });
    await wait(1_600);
    expect(saves()[0]?.headers.get('if-match')).toBe('"2"');
  });

  it('saves that a translation still holds', async () => {
    const { autosave, saves } = start();
    autosave.confirm({ language: 'en', path: 'title' });
    await wait(1_600);
    expect(saves()[0]?.body).toEqual({ files: item.files, upToDate: [{ language: 'en', path: 'title' }] });
  });
});
