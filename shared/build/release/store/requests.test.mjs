/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { aStore, discardStores } from '../testing/stores.mjs';
import { requests } from './requests.mjs';

afterAll(discardStores);

const reading = async (answers) => {
  const { store, asked } = await aStore('http', { ways: { answers } });
  return { outcome: store.read('live/mfe-contacts.json'), asked };
};

describe('a request to a store', () => {
  it.each([503, 502, 429, 'cut'])('is made again while the answer is %s', async (status) => {
    let failures = 2;
    const { outcome, asked } = await reading(() => (failures-- > 0 ? status : undefined));

    expect(await outcome).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('gives up after a while', async () => {
    const { outcome, asked } = await reading(() => 503);

    await expect(outcome).rejects.toThrow('failed: 503, Service Unavailable.');
    expect(asked).toHaveLength(5);
  });

  it.each([
    [401, 'it does not know who asks: RELEASE_TOKEN is missing, or is none that it takes'],
    [403, 'the token of RELEASE_TOKEN is not allowed to do that here'],
    [405, 'that address is not the one that is written to'],
    [302, 'it stands at another address: name that one'],
  ])('says what %s means, at once', async (status, sentence) => {
    const { outcome, asked } = await reading(() => status);

    await expect(outcome).rejects.toThrow(sentence);
    expect(asked).toHaveLength(1);
  });

  it('names the address and the reason when the server does not answer', async () => {
    const send = requests('http://127.0.0.1:4531/', { pause: 1 });

    await expect(send('GET', 'live/', [])).rejects.toThrow('GET http://127.0.0.1:4531/live/ failed: ECONNREFUSED.');
  });

  it('with a lost answer finds its own bytes there, and goes on', async () => {
    const { store, folder } = await aStore('http', {
      // It is written, and then the line is cut.
      ways: {
        answers: (method, path) => (method === 'PUT' && !existsSync(join(folder, path)) ? 'written' : undefined),
      },
    });

    expect(await store.replace('live/mfe-contacts.json', 'one', null)).toBe(true);
    expect(await store.create('live/mfe-contacts/1.json', 'one')).toBe(true);
  });
});
