import { ApiError } from '@passerelle/shared/client';
import { emit } from '@passerelle/shared/events';
import { aProfile, fakeApi, type FakeApi, FROZEN_NOW } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { bootData } from '../../boot/boot-data';
import { signedIn } from '../../session/session-store';
import { reportErrors } from './report-errors';

const env = { env: 'test', version: '1.4.0', demo: false, publicUrl: 'http://localhost', locales: [], debugLogs: true };
const person = aProfile();

interface Sent {
  app: string;
  organization: string | null;
  streams: { level: string; message: string; path: string; details: string; at: string }[];
}
const sent = (api: FakeApi): Sent[] => api.requestsOf('POST /debug/logs').map(({ body }) => body as Sent);
const report = (message: string, remote = 'mfe-contacts'): void =>
  emit('error-reported', { remote, version: '1.2.0', message, stack: `Error: ${message}\n at x.js:1:2` });
const rejected = (reason: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
/** Once what tells of faults is there. */
const leave = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('pagehide'));
};

// An error is reported once per page: the tests are one visit, each with errors of its own.
describe('faults of the page', () => {
  let api: FakeApi;
  let beacons: { url: string; body: Blob }[];
  beforeAll(async () => {
    reportErrors();
    await import('./log-queue');
  });
  beforeEach(() => {
    bootData.env = { ...env };
    api = fakeApi({ 'POST /debug/logs': () => undefined });
    beacons = [];
    Object.assign(navigator, {
      sendBeacon: (url: string, body: Blob) => {
        beacons.push({ url, body });
        return true;
      },
    });
  });

  it('reach the server together, with whose application and organisation they are of, and not of whom', async () => {
    signedIn(person);
    window.history.replaceState(null, '', '/contacts/6f0d1f6e-3c4e-4f4b-9a67-0b6f3f1c2d3e?search=amel#x');
    report('no "Amel" here');
    report('another');

    await waitFor(() => expect(sent(api)).toHaveLength(1), { timeout: 5000 });

    expect(sent(api)[0]).toEqual({
      app: 'mfe-contacts',
      organization: person.organization?.id,
      streams: [
        {
          level: 'error',
          at: FROZEN_NOW,
          message: 'no "…" here',
          path: '/contacts/:id',
          details: 'mfe-contacts 1.2.0\nError: no "…" here\n at x.js:1:2',
        },
        expect.objectContaining({ message: 'another' }),
      ],
    });
  });

  it('are told once', async () => {
    report('again and again');
    report('again and again');
    await leave();
    report('again and again');
    await leave();

    expect(beacons).toHaveLength(1);
    expect(beacons[0]?.url).toBe('/debug/logs');
    expect(JSON.parse((await beacons[0]?.body.text()) ?? '')).toMatchObject({
      streams: [{ message: 'again and again' }],
    });
  });

  it('are reported when uncaught, except refusals, network failures and aborts', async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined'), message: 'Uncaught' }));
    rejected(new ApiError({ status: 409, code: 'duplicate', message: 'Amel existe déjà' }));
    rejected(new ApiError({ status: 0, code: 'unexpected', message: '' }));
    rejected(new DOMException('Aborted', 'AbortError'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    await leave();

    const { streams } = JSON.parse((await beacons[0]?.body.text()) ?? '{}') as Sent;
    expect(streams.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'x is undefined'],
      ['warn', 'A call failed unnoticed: 409 duplicate'],
    ]);
  });

  it('stay in the page where the deployment does not want them', async () => {
    bootData.env = { ...env, debugLogs: false };
    report('unwanted');
    await leave();
    bootData.env = { ...env };
    await leave();
    expect(beacons).toEqual([]);
  });

  it('wait until it is known whether they are wanted', async () => {
    bootData.env = null;
    report('early');
    await leave();
    expect(beacons).toEqual([]);

    bootData.env = { ...env };
    await leave();
    expect(beacons).toHaveLength(1);
  });

  it('that could not be told are no new faults', async () => {
    let tries = 0;
    api.answer({
      'POST /debug/logs': () => {
        tries += 1;
        throw new TypeError('Failed to fetch');
      },
    });
    report('unheard');
    await waitFor(() => expect(tries).toBe(1), { timeout: 5000 });
    await leave();
    expect(tries).toBe(1);
    expect(beacons).toEqual([]);
  });

  it('stop after twenty kinds', async () => {
    for (let kind = 0; kind < 40; kind += 1) report(`kind ${kind}`, 'shell');
    await leave();
    const bodies = await Promise.all(beacons.map(({ body }) => body.text()));
    const all = bodies.flatMap((body) => (JSON.parse(body) as Sent).streams);
    expect(all.length).toBeGreaterThan(5);
    expect(all.length).toBeLessThan(20);
  });
});
