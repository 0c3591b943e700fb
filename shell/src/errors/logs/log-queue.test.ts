import { fakeApi, FROZEN_NOW } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { bootData } from '../../boot/boot-data';
import { noteLoad } from '../../federation/load-times';
import { aRemote } from '../../federation/remotes.test-helper';
import { noteFault } from './log-queue';

const env = { env: 'test', version: '1.4.0', demo: false, publicUrl: 'http://localhost', locales: [], debugLogs: true };
const sent = (api: ReturnType<typeof fakeApi>): unknown[] => api.requestsOf('POST /debug/logs').map(({ body }) => body);

it('is told once how long a version took to come', async () => {
  bootData.env = { ...env };
  window.history.replaceState(null, '', '/contacts/6f0d1f6e-3c4e-4f4b-9a67-0b6f3f1c2d3e');
  const api = fakeApi({ 'POST /debug/logs': () => undefined });
  const [one, two] = [aRemote(), aRemote({ name: 'mfe-library' })];
  noteLoad(one, 84.4);
  noteLoad(one, 20);
  noteLoad(two, 200.6);

  await waitFor(() => expect(sent(api)).toHaveLength(2), { timeout: 12_000 });
  const stream = { level: 'info', at: FROZEN_NOW, path: '/contacts/:id' };
  expect(sent(api)).toEqual([
    {
      app: 'mfe-contacts',
      organization: null,
      streams: [{ ...stream, message: 'Loaded in 84 ms', details: `mfe-contacts ${one.version}` }],
    },
    {
      app: 'mfe-library',
      organization: null,
      streams: [{ ...stream, message: 'Loaded in 201 ms', details: `mfe-library ${two.version}` }],
    },
  ]);
});

it('is told whose script threw what nobody caught', async () => {
  bootData.env = { ...env };
  const api = fakeApi({ 'POST /debug/logs': () => undefined });
  const thrown = new TypeError('x is undefined');
  thrown.stack = 'TypeError: x is undefined\n at f (http://localhost:3000/remotes/mfe-contacts/1.2.0/list.js:1:2)';
  noteFault({ app: 'shell', version: '1.4.0', path: '/', thrown });

  await waitFor(() => expect(sent(api)).toHaveLength(1), { timeout: 5000 });
  expect(sent(api)).toEqual([
    expect.objectContaining({
      app: 'mfe-contacts',
      streams: [expect.objectContaining({ level: 'error', details: expect.stringMatching(/^mfe-contacts 1\.2\.0\n/) })],
    }),
  ]);
});

it('is told nothing of it where the deployment does not want that', async () => {
  bootData.env = { ...env, debugLogs: false };
  const api = fakeApi();
  jest.useFakeTimers();
  noteLoad(aRemote(), 20);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(api.requests).toEqual([]);
});
