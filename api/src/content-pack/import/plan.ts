import type { Outcome } from '../../platform/database/save-row';

/** The result of an import or a dry run. */
export interface Plan {
  /** By path: `programs/rebond/weeks/03/cv`, in order of execution. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** The imported rows, by path. */
  ids: ReadonlyMap<string, string>;
  /** The row of the pack itself. */
  packId: string;
}

const signs: Record<Exclude<Outcome, 'unchanged'>, string> = { created: '+', changed: '~', archived: '-' };

const count = ({ outcomes }: Plan, outcome: Outcome): number =>
  [...outcomes.values()].filter((one) => one === outcome).length;

/** A line for each changed item, and one with the totals. */
export function planLines(plan: Plan): string[] {
  const lines = [...plan.outcomes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, outcome]) => (outcome === 'unchanged' ? [] : `${signs[outcome]} ${path}`));
  const archived = count(plan, 'archived');
  const counts = [
    `${count(plan, 'created')} created`,
    `${count(plan, 'changed')} changed`,
    `${count(plan, 'unchanged')} unchanged`,
    ...(archived > 0 ? [`${archived} archived`] : []),
  ];
  return [...lines, `${counts.join(', ')}.`];
}
