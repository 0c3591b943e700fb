import { fakeApi } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { bootData } from '../../boot/boot-data';
import { noteFault } from './log-queue';

const env = { env: 'test', version: '1.4.0', demo: false, publicUrl: 'http://localhost', locales: [], debugLogs: true };
const sent = (api: ReturnType<typeof fakeApi>): unknown[] => api.requestsOf('POST /debug/logs').map(({ body }) => body);

it('names the owner of an uncaught error’s script', async () => {
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
