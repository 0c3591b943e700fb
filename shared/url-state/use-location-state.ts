import { useLocation } from 'react-router-dom';

/**
 * Location state from the previous screen, read field by field: `useLocationState({ from: isText })`. A reload keeps it and
 * any code can change it, so each field is checked, and is undefined when it is invalid.
 */
export function useLocationState<C extends Record<string, (value: unknown) => unknown>>(checks: C) {
  type Field<K extends keyof C> = C[K] extends (value: unknown) => value is infer T ? T | undefined : unknown;
  const { state } = useLocation() as { state: unknown };
  const fields: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  const entries = Object.entries(checks).map(([name, check]) => [name, check(fields[name]) ? fields[name] : undefined]);
  return Object.fromEntries(entries) as { [K in keyof C]: Field<K> };
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTrue = (value: unknown): value is true => value === true;
