import type { Device, OwnProfile } from '@passerelle/shared/contract';
import { aProfile, fakeApi, type FakeApi, refuse } from '@passerelle/shared/testing';
import { waitFor } from '@testing-library/react';

import { signedIn } from '../../session/session-store';
import { currentDevice, startNative } from './device';

const person = aProfile();
/** The first call of a run has its schemas compiled. */
const patiently = { timeout: 10_000 };
const phone = { origin: 'android', token: 'fcm-1', model: 'Pixel 11', version: '17' } as const;
const announceDevice = (detail: unknown): void =>
  void window.dispatchEvent(new CustomEvent('updateNotificationInfo', { detail }));

const server = (): FakeApi =>
  fakeApi({ 'PUT /me': ({ body }): OwnProfile => ({ ...person, device: (body as { device: Device }).device }) });
const sentDevices = (api: FakeApi): unknown[] => api.requestsOf('PUT /me').map(({ body }) => body);

// A device is kept as long as the page is open: the tests are one visit, from its start.
describe('inside a native wrapper', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'ReactNativeWebView');
    Reflect.deleteProperty(window, 'webkit');
  });

  it('bears a wrapper that throws', () => {
    const postMessage = (): never => {
      throw new Error('of another version');
    };
    Object.assign(window, { ReactNativeWebView: { postMessage } });
    expect(startNative).not.toThrow();
  });

  it('asks for the device at start: React Native by text, iOS by the handler of that name', () => {
    const reactNative = jest.fn();
    const ios = jest.fn();
    Object.assign(window, {
      ReactNativeWebView: { postMessage: reactNative },
      webkit: { messageHandlers: { fetchNotificationInfo: { postMessage: ios } } },
    });

    startNative();

    expect(reactNative.mock.calls).toEqual([['{"type":"fetchNotificationInfo"}']]);
    expect(ios.mock.calls).toEqual([[{ type: 'fetchNotificationInfo' }]]);
  });

  it('takes nothing that is no device', () => {
    announceDevice({ origin: 'web', token: 'x' });
    announceDevice(null);
    expect(currentDevice()).toBeNull();
  });

  it('keeps the device until the user has signed in and accepted the terms, then sends it to the server', async () => {
    const api = server();
    announceDevice(JSON.stringify(phone));
    expect(currentDevice()).toEqual(phone);
    signedIn({ ...person, acceptedTerms: false });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.requests).toEqual([]);

    signedIn(person);

    await waitFor(() => expect(sentDevices(api)).toEqual([{ device: phone }]), patiently);
  });

  it('tells it once, until it changes', async () => {
    const api = server();
    announceDevice(phone);
    expect(api.requests).toEqual([]);

    announceDevice({ ...phone, token: 'fcm-2' });

    await waitFor(() => expect(sentDevices(api)).toEqual([{ device: { ...phone, token: 'fcm-2' } }]), patiently);
  });

  it('tells again what could not be told', async () => {
    const api = server();
    api.answer({ 'PUT /me': () => refuse(503, { code: 'notReady' }) });

    await waitFor(() => {
      announceDevice({ ...phone, token: 'fcm-3' });
      expect(sentDevices(api).length).toBeGreaterThan(1);
    }, patiently);
  });
});
