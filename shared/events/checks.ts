import type { EventName } from './event-map';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const textOrNull: Check = (value) => value === null || typeof value === 'string';
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0;

/**
 * A remote may have been built against another version of the bus, so types alone do not hold: what is emitted is
 * checked here as well. Unknown extra fields pass, so that a newer remote may say more.
 */
export const checks: Record<EventName, Record<string, Check>> = {
  unauthorized: { path: text },
  'session-changed': { personId: textOrNull },
  'locale-changed': { locale: text, language: text, direction: (value) => value === 'ltr' || value === 'rtl' },
  'programme-changed': { reason: text },
  'notification-counts': { received: count },
  'data-changed': { path: text },
  'error-reported': { remote: text, version: text, message: text, stack: text },
};

/** The fields of a payload that are not what the bus promised; none when all is well. */
export function faultsOf(name: EventName, payload: unknown): string[] {
  const shape = checks[name];
  if (!shape) return ['name'];
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  return Object.keys(shape).filter((field) => !shape[field]?.(fields[field]));
}
