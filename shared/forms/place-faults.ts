import type { Fault, Faults } from './fault';

/**
 * Brings each fault to the field that can show it: one deep in a value (`answers.q1.0.values`) to the field that holds
 * that value. A fault of nothing on the page stays where it is; the summary shows it.
 */
export function placeFaults(faults: Faults, isField: (name: string) => boolean): Faults {
  const placed: Record<string, Fault> = {};
  for (const [path, fault] of Object.entries(faults)) {
    if (fault === undefined) continue;
    const parts = path.split('.');
    const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
    placed[prefixes.find(isField) ?? path] ??= fault;
  }
  return placed;
}
