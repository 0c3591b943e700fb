import type { User } from '@passerelle/shared/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Not edited by staff: derived, or changed by other calls. */
const derived = new Set([
  'version',
  'hasSecondFactor',
  'mergedPermissions',
  'selectedProgram',
  'sessions',
  'stats',
  'welcomeSentAt',
]);

/** The names of fields that differ between two versions of a person; values are personal, and not logged. */
export function changedFields(before: User, after: User): string[] {
  const found: string[] = [];
  const compare = (path: string, one: unknown, other: unknown): void => {
    if (isRecord(one) && isRecord(other)) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        if (path === '' && derived.has(key)) continue;
        compare(path === '' ? key : `${path}.${key}`, one[key], other[key]);
      }
      return;
    }
    if (JSON.stringify(one) !== JSON.stringify(other)) found.push(path);
  };
  compare('', before, after);
  return found;
}
