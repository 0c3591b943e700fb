import { type Static, Type } from 'typebox';
import { silences } from '../../enums/metrics';
import { badgeLevels } from '../../enums/tasks';
import { Count, Instant, nullable } from '../../fields';
import { gaugeLimits } from '../../limits';
import { Period } from './program';

/** Null until the first task of the family is validated. */
export const BadgeState = Type.Object({ level: nullable(Type.Enum(badgeLevels)) });

export const Badges = Type.Object({ professionalProject: BadgeState, cv: BadgeState, linkedin: BadgeState });
export type Badges = Static<typeof Badges>;

/** Points out of a total; `ratio` is the percentage that the colour is chosen by. */
export const Gauge = Type.Object({
  points: Count,
  total: Count,
  ratio: Type.Integer({ minimum: 0, maximum: gaugeLimits.total }),
});
export type Gauge = Static<typeof Gauge>;

/** Progression gauge with the sources of its points, for « Comprendre ». */
export const ProgressionGauge = Type.Object({
  ...Gauge.properties,
  parts: Type.Object({
    attendance: Type.Object({ points: Count, connected: Type.Boolean() }),
    actions: Type.Object({ points: Count, validated: Count, due: Count }),
    networking: Type.Object({ points: Count, done: Count, due: Count, planned: Count }),
  }),
});
export type ProgressionGauge = Static<typeof ProgressionGauge>;

export const Stats = Type.Object({
  week: Type.Object({ ...Period.properties, remainingActions: Count }),
  /** Points earned this week out of those this week offers. */
  tasks: Type.Object({ points: Count, total: Count }),
  /** Of this week. */
  appointments: Type.Object({ total: Count, pending: Count }),
  interviews: Type.Object({ count: Count }),
  gauges: Type.Object({ actions: Gauge, progression: ProgressionGauge }),
  badges: Badges,
});
export type Stats = Static<typeof Stats>;

/** Networking actions, job interviews among them: those done since the beginning, and those with a date to come. */
const Meetings = Type.Object({ done: Count, planned: Count });

/** Counts of a participant's activity since the beginning: staff do not read the entries themselves. */
export const Activity = Type.Object({
  /** Silence rule that matches the person, and its start; null while no rule matches. */
  silence: nullable(Type.Object({ reason: Type.Enum(silences), since: Instant })),
  actions: Meetings,
  interviews: Meetings,
  applications: Type.Object({ sent: Count, accepted: Count }),
});
export type Activity = Static<typeof Activity>;
