import { fakeApi, FROZEN_NOW } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { bootData } from '../../boot/boot-data';
import { aRemote } from '../remotes.test-helper';
import { noteLoad } from './report';

const env = { env: 'test', version: '1.4.0', demo: false, publicUrl: 'http://localhost', locales: [], debugLogs: true };
const sent = (api: ReturnType<typeof fakeApi>): unknown[] => api.requestsOf('POST /debug/logs').map(({ body }) => body);

it('reports to the log, once, how long a version took to load', async () => {
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

it('reports nothing where the deployment does not want that', async () => {
  bootData.env = { ...env, debugLogs: false };
  const api = fakeApi();
  jest.useFakeTimers();
  noteLoad(aRemote(), 20);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(api.requests).toEqual([]);
});
