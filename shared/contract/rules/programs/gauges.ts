import { gaugeLimits } from '../../limits';

export const gaugeStates = ['low', 'middle', 'high'] as const;
export type GaugeState = (typeof gaugeStates)[number];

/** Below `low` red, below `middle` orange, else green; the words that go with it are the screen's. */
export const gaugeState = (ratio: number): GaugeState => {
  if (ratio < gaugeLimits.low) return 'low';
  return ratio < gaugeLimits.middle ? 'middle' : 'high';
};

/** Rounded down, so that 100 is only shown when all is done; what is beyond the goal does not overflow. */
export const percentage = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(gaugeLimits.total, Math.max(0, Math.floor((part / whole) * gaugeLimits.total)));

/** Points earned this week out of the points of this week's tasks; a week without tasks counts out of 100. */
export const actionsGauge = (earned: number, offered: number) => {
  const total = offered > 0 ? offered : gaugeLimits.total;
  return { points: earned, total, ratio: percentage(earned, total) };
};

export interface ProgressionFacts {
  connectedThisWeek: boolean;
  /** Tasks of the last three weeks. */
  validated: number;
  due: number;
  /** Networking actions of the last three weeks. */
  done: number;
  /** Done, or past their date: not those that are planned for later. */
  dueActions: number;
  planned: number;
}

/** Weight of each part of the progression. */
export const progressionShares = { attendance: 25, actions: 25, networking: 50 } as const;
const share = (points: number, part: number, whole: number) =>
  whole <= 0 ? 0 : Math.round(points * Math.min(1, part / whole));

/**
 * 25 for coming this week, 25 for the tasks validated, 50 for the networking actions done. Nothing due earns nothing, but
 * where networking actions are only planned for later, none was missed: they count as done.
 */
export const progressionGauge = (facts: ProgressionFacts) => {
  const { connectedThisWeek: connected, validated, due, done, dueActions, planned } = facts;
  const onlyPlanned = dueActions === 0 && planned > 0;
  const parts = {
    attendance: { points: connected ? progressionShares.attendance : 0, connected },
    actions: { points: share(progressionShares.actions, validated, due), validated, due },
    networking: {
      points: onlyPlanned ? progressionShares.networking : share(progressionShares.networking, done, dueActions),
      done,
      due: dueActions,
      planned,
    },
  };
  const points = parts.attendance.points + parts.actions.points + parts.networking.points;
  return { points, total: gaugeLimits.total, ratio: points, parts };
};
