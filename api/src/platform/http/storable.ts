import { failure } from './failure';

const unstorable = /\0|\p{Surrogate}/u;
const isUnsafeKey = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/**
 * PostgreSQL cannot store a NUL, and half a surrogate pair would be stored as something else than what was sent:
 * both are refused before they reach a statement, as is « 1e999 », which a schema takes for a number. Without recursion,
 * as the depth is the sender's choice.
 */
export function storable<T>(value: T): T {
  const left: { at: string; value: unknown }[] = [{ at: '', value }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, value: current } = next;
    if (typeof current === 'string') {
      if (unstorable.test(current)) throw failure('invalid', { fields: { [at]: 'format' } });
    } else if (typeof current === 'number') {
      if (!Number.isFinite(current)) throw failure('invalid', { fields: { [at]: 'format' } });
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) {
        if (isUnsafeKey(key) || unstorable.test(key)) throw failure('invalid');
        left.push({ at: at ? `${at}.${key}` : key, value: inner });
      }
    }
  }
  return value;
}
