/** The query that an expert would write by hand for a figure: one figure, without scope, groups or language. */
export interface Asked {
  organization: string;
  /** Timestamps as text. */
  from: string;
  until: string;
  stepSeconds: number;
}

const within = (kind: string, { organization, from, until }: Asked): string =>
  `FROM metric_facts WHERE organization_id = ${organization} AND kind = '${kind}' AND at > '${from}' AND at <= '${until}'`;

const total = (kind: string) => (asked: Asked) => `SELECT count(*) ${within(kind, asked)}`;
const byBucket =
  (kind: string, what = 'count(*)', split = '') =>
  (asked: Asked) =>
    `SELECT date_bin('${asked.stepSeconds} seconds', at, '${asked.from}') AS bucket${split && `, ${split}`}, ${what}
      ${within(kind, asked)} GROUP BY 1${split && ', 2'}`;

const listed = ({ organization }: Asked) =>
  `users.organization_id = ${organization} AND users.deleted_at IS NULL AND users.role IN ('user', 'manager', 'headHR')`;
const presentPeople = (asked: Asked) => `SELECT user_id FROM metric_facts AS facts
  WHERE organization_id = ${asked.organization} AND kind = 'connection' AND at <= '${asked.until}'
    AND at > timestamptz '${asked.until}' - interval '44 days'
    AND at + make_interval(secs => value) > timestamptz '${asked.until}' - interval '14 days'`;
const people = (isIn: 'IN' | 'NOT IN') => (asked: Asked) =>
  `SELECT count(*) FROM users WHERE ${listed(asked)} AND created_at <= '${asked.until}' AND id ${isIn} (${presentPeople(asked)})`;

const seats = (asked: Asked) => `FROM license_uses JOIN license_packs ON license_packs.id = license_pack_id
  WHERE license_packs.organization_id = ${asked.organization} AND used_at <= '${asked.until}'`;

/** By the panel's id, and the place of the target among its targets. */
export const byHand: Record<string, (asked: Asked) => string> = {
  'licences 0': (asked) =>
    `SELECT count(*) ${seats(asked)} AND (released_at IS NULL OR released_at > '${asked.until}')`,
  'active 0': people('IN'),
  'presence 1': people('NOT IN'),
  'duration 0': (asked) => `SELECT avg(value) ${within('connection', asked)}`,
  'duration 1': total('connection'),
  'goal 0': (asked) => `SELECT avg((coalesce(earned, 0) >= goal)::integer) FROM (
      SELECT user_id, sum(points) AS goal, (SELECT sum(points_entries.points) FROM points_entries
        WHERE points_entries.user_id = user_tasks.user_id AND earned_at <= '${asked.until}'
          AND earned_at >= date_trunc('week', timestamptz '${asked.until}', 'UTC')) AS earned
      FROM user_tasks JOIN users ON users.id = user_tasks.user_id AND users.deleted_at IS NULL
        AND users.organization_id = ${asked.organization}
      WHERE status <> 'cancelled' AND from_date >= date_trunc('week', timestamptz '${asked.until}', 'UTC')
        AND from_date < date_trunc('week', timestamptz '${asked.until}', 'UTC') + interval '7 days'
      GROUP BY user_id) AS weeks`,
  'sessions 0': byBucket('connection'),
  'sessions by gender': byBucket('connection', 'count(*)', 'gender'),
  'per-person 0': (asked) => `SELECT count(*)::float / count(DISTINCT user_id) ${within('connection', asked)}`,
  'per-person 1': (asked) => `SELECT count(DISTINCT user_id) ${within('connection', asked)}`,
  'interviews 0': total('interview'),
  'networking 0': total('appointment'),
  'suspensions 0': total('suspension'),
  'badges 0': (asked) => `SELECT badge, level, count(*) FROM (
      SELECT user_id, labels->>'badge' AS badge, max(labels->>'level') AS level FROM metric_facts
      JOIN users ON users.id = user_id AND users.deleted_at IS NULL
      WHERE metric_facts.organization_id = ${asked.organization} AND kind = 'badge' AND at <= '${asked.until}'
      GROUP BY 1, 2) AS reached GROUP BY 1, 2`,
  'points 0': byBucket('points', 'sum(value)'),
  'points by gender': byBucket('points', 'sum(value)', 'gender'),
  'applications 0': byBucket('applicationSubmitted'),
  'seats 0': (asked) => `SELECT count(*) ${seats(asked)} AND (released_at IS NULL OR released_at > '${asked.from}')`,
  'seats 1': (asked) => `SELECT max(held) FROM (SELECT sum(sum(sign)) OVER (ORDER BY at) AS held FROM (
      SELECT used_at AS at, 1 AS sign ${seats(asked)} UNION ALL
      SELECT released_at, -1 ${seats(asked)} AND released_at <= '${asked.until}') AS moves GROUP BY at) AS levels`,
};
