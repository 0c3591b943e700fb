import { send } from '@passerelle/shared/client';
import type { Device } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { on } from '@passerelle/shared/events';

import { sessionPerson, signedIn } from '../../session/session-store';

interface Receiver {
  postMessage: (message: unknown) => void;
}

/** Interface that the two kinds of native wrapper add to the page: see docs/native-wrapper.md. */
interface WrappedWindow {
  ReactNativeWebView?: Receiver;
  webkit?: { messageHandlers?: Record<string, Receiver | undefined> };
}

/** Sends a message to the native wrapper, if there is one. Its errors are ignored. */
export function postToWrapper(name: string): void {
  const { ReactNativeWebView: reactNative, webkit } = globalThis as WrappedWindow;
  try {
    reactNative?.postMessage(JSON.stringify({ type: name }));
    webkit?.messageHandlers?.[name]?.postMessage({ type: name });
  } catch {
    // A wrapper of another version: the page works without it.
  }
}

const isTextUpTo = (value: unknown, length: number): value is string | null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= length);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A device as the contract knows it, out of whatever came: anything on the page could have said it. */
export function readDevice(received: unknown): Device | null {
  const value = typeof received === 'string' ? parsed(received) : received;
  if (typeof value !== 'object' || value === null) return null;
  const { origin, token, model, version } = value as Record<string, unknown>;
  if (origin !== 'ios' && origin !== 'android') return null;
  if (!isTextUpTo(token, limits.tokenLength)) return null;
  if (!isTextUpTo(model, limits.titleLength) || !isTextUpTo(version, limits.titleLength)) return null;
  return { origin, token: token ?? null, model: model ?? null, version: version ?? null };
}

let device: Device | null = null;
/** Person and device as the server last received them, so that they are sent once. */
let savedDevice = '';

/** The phone around the page, once a wrapper has said so: it goes with every update of the profile. */
export const currentDevice = (): Device | null => device;

const isSame = (one: Device, other: Device | null): boolean =>
  JSON.stringify(one) === JSON.stringify(readDevice(other));

async function saveDevice(): Promise<void> {
  const person = sessionPerson();
  // Before the terms are accepted nothing about a person's phone is kept.
  if (!device || !person?.acceptedTerms || isSame(device, person.device)) return;
  const news = `${person.id} ${JSON.stringify(device)}`;
  if (news === savedDevice) return;
  savedDevice = news;
  try {
    signedIn(await send('PUT /me', { body: { device } }));
  } catch {
    // Saved again when the wrapper announces it again, or a person signs in.
    savedDevice = '';
  }
}

/** Asks the native wrapper for its device, and passes its answer on to the server. */
export function startNative(): void {
  addEventListener('updateNotificationInfo', (event) => {
    const { detail, data } = event as Event & { detail?: unknown; data?: unknown };
    const announced = readDevice(detail ?? data);
    if (!announced) return;
    device = announced;
    void saveDevice();
  });
  // The page hears of the person before the session's own state is set.
  on('session-changed', () => queueMicrotask(() => void saveDevice()));
  postToWrapper('fetchNotificationInfo');
}
