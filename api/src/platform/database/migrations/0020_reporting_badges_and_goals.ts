import { sql } from 'kysely';
import { migration } from './migration';

/** Marks the people whose badges or goals are to be recounted. */
const marked = (people: string) =>
  sql.raw(
    `INSERT INTO changed_people (user_id) SELECT DISTINCT user_id FROM (${people}) AS people WHERE user_id IS NOT NULL`,
  );

const badges = (rows: string) => `SELECT user_id FROM ${rows} WHERE kind = 'badge'`;
const all = (rows: string) => `SELECT user_id FROM ${rows}`;
/** The people whose tasks changed week or points, or were cancelled; other changes of status leave the goal as it is. */
const dueOtherwise = `SELECT unnest(ARRAY[added.user_id, removed.user_id]) AS user_id FROM added JOIN removed USING (id)
  WHERE (added.user_id, added.from_date, added.points, added.status = 'cancelled')
    <> (removed.user_id, removed.from_date, removed.points, removed.status = 'cancelled')`;

const trigger = (
  table: string,
  name: string,
  { added, removed, both }: Record<'added' | 'removed' | 'both', string>,
) => [
  sql`CREATE FUNCTION ${sql.ref(name)}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${marked(added)};
    ELSIF TG_OP = 'DELETE' THEN ${marked(removed)};
    ELSE ${marked(both)};
    END IF;
    RETURN NULL;
  END $$`,
  sql.raw(`CREATE TRIGGER ${name}_added AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`),
  sql.raw(`CREATE TRIGGER ${name}_removed AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`),
  sql.raw(`CREATE TRIGGER ${name}_changed AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`),
];

const steps = 'organization_id, gender, job_level, badge, level, at, sign';

/**
 * The levels of badges that people reached, and the weeks whose goal they had and reached, counted ahead. Statements that
 * change them append the people to `changed_people`, to avoid lock contention; `sum_up_facts` recounts these people. Until
 * then readers use those people's facts in place of their counts.
 */
export const reportingBadgesAndGoals = migration(
  sql`CREATE TABLE changed_people (
    id bigserial PRIMARY KEY,
    user_id uuid NOT NULL
  )`,
  sql`CREATE INDEX changed_people_user_idx ON changed_people (user_id)`,
  // `sign` 1: a level is reached; -1: a higher one replaces it. Rows stay as long as totals contain them, even after
  // their person is deleted, so `user_id` has no foreign key.
  sql`CREATE TABLE badge_steps (
    id bigserial PRIMARY KEY,
    user_id uuid NOT NULL,
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    gender text NOT NULL,
    job_level text NOT NULL,
    badge text NOT NULL,
    level text NOT NULL,
    at timestamptz NOT NULL,
    sign smallint NOT NULL CHECK (sign IN (-1, 1))
  )`,
  sql`CREATE INDEX badge_steps_user_idx ON badge_steps (user_id)`,
  sql`CREATE INDEX badge_steps_organization_idx ON badge_steps (organization_id, at)`,
  sql`CREATE TABLE goal_weeks (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    week timestamptz NOT NULL,
    goal integer NOT NULL,
    reached_at timestamptz,
    PRIMARY KEY (user_id, week)
  )`,
  sql`CREATE INDEX goal_weeks_reached_idx ON goal_weeks (user_id, week) INCLUDE (reached_at) WHERE reached_at IS NOT NULL`,

  sql`CREATE FUNCTION badge_steps_of(person uuid) RETURNS TABLE (organization_id uuid, gender text, job_level text, badge text,
    level text, at timestamptz, sign smallint) LANGUAGE sql STABLE AS $$
    SELECT users.organization_id, coalesce(users.gender::text, ''), coalesce(users.job_level::text, ''), reached.badge,
      'lvl' || step.level, reached.at, step.sign::smallint
    FROM users CROSS JOIN LATERAL (
      SELECT facts.labels->>'badge' AS badge, facts.at, max(right(facts.labels->>'level', 1)::integer) OVER before AS level,
        max(right(facts.labels->>'level', 1)::integer)
          OVER (before ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS earlier
      FROM metric_facts AS facts WHERE facts.user_id = users.id AND facts.kind = 'badge'
      WINDOW before AS (PARTITION BY facts.labels->>'badge' ORDER BY facts.at, right(facts.labels->>'level', 1)::integer)
    ) AS reached CROSS JOIN LATERAL (VALUES (reached.level, 1), (reached.earlier, -1)) AS step (level, sign)
    WHERE users.id = person AND users.deleted_at IS NULL AND reached.level IS DISTINCT FROM reached.earlier
      AND step.level IS NOT NULL
  $$`,
  // The points of a week are those of its tasks (`isGoalReached` of the contract). Late work reaches the goal at the end
  // of the week, so that every figure of that week has it.
  sql`CREATE FUNCTION goal_weeks_of(person uuid) RETURNS TABLE (week timestamptz, goal integer, reached_at timestamptz)
    LANGUAGE sql STABLE AS $$
    SELECT due.week, due.goal, (
      SELECT min(least(earned.at, due.week + interval '7 days')) FROM (
        SELECT entries.earned_at AS at, sum(entries.points) OVER (ORDER BY entries.earned_at) AS points
        FROM points_entries AS entries JOIN user_tasks AS done ON done.id = entries.user_task_id
        WHERE entries.user_id = person AND done.from_date >= due.week AND done.from_date < due.week + interval '7 days'
      ) AS earned WHERE earned.points >= due.goal
    ) FROM (
      SELECT date_trunc('week', tasks.from_date, 'UTC') AS week, sum(tasks.points)::integer AS goal FROM user_tasks AS tasks
      WHERE tasks.user_id = person AND tasks.status <> 'cancelled' GROUP BY 1 HAVING sum(tasks.points) > 0
    ) AS due
  $$`,

  ...trigger('metric_facts', 'badges_noted', {
    added: badges('added'),
    removed: badges('removed'),
    both: `${badges('added')} UNION ALL ${badges('removed')}`,
  }),
  ...trigger('user_tasks', 'tasks_noted', { added: all('added'), removed: all('removed'), both: dueOtherwise }),
  ...trigger('points_entries', 'points_noted', {
    added: all('added'),
    removed: all('removed'),
    both: `${all('added')} UNION ALL ${all('removed')}`,
  }),
  // Badges are counted by a person's present organisation, gender and job level.
  sql`CREATE FUNCTION person_noted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO changed_people (user_id) VALUES (NEW.id);
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER person_noted AFTER UPDATE OF organization_id, gender, job_level, deleted_at ON users FOR EACH ROW
    WHEN (OLD.organization_id <> NEW.organization_id OR OLD.gender IS DISTINCT FROM NEW.gender
      OR OLD.job_level IS DISTINCT FROM NEW.job_level OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
    EXECUTE FUNCTION person_noted()`,

  // People marked meanwhile stay marked and are recounted by the next run.
  sql`CREATE FUNCTION sum_up_facts() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE people uuid[];
  BEGIN
    LOCK TABLE metric_groups IN SHARE ROW EXCLUSIVE MODE;
    WITH noted AS (DELETE FROM changed_people RETURNING user_id)
    SELECT array_agg(DISTINCT user_id) INTO people FROM noted;
    IF people IS NOT NULL THEN
      WITH gone AS (
        DELETE FROM badge_steps WHERE user_id = ANY(people) RETURNING ${sql.raw(steps)}
      ), come AS (
        INSERT INTO badge_steps (user_id, ${sql.raw(steps)})
        SELECT person, steps.* FROM unnest(people) AS person CROSS JOIN LATERAL badge_steps_of(person) AS steps
        RETURNING ${sql.raw(steps)}
      )
      INSERT INTO metric_changes (organization_id, kind, ends, gender, job_level, badge, level, count, thousandths)
      SELECT organization_id, 'badge', date_bin('1 hour', at - interval '1 microsecond', timestamptz 'epoch') + interval '1 hour',
        gender, job_level, badge, level, sum(sign), sum(sign * right(level, 1)::integer * 1000)
      FROM (SELECT * FROM come UNION ALL SELECT ${sql.raw(steps.replace('sign', '-sign'))} FROM gone) AS changes
      GROUP BY 1, 3, 4, 5, 6, 7 HAVING sum(sign) <> 0;
      DELETE FROM goal_weeks WHERE user_id = ANY(people);
      INSERT INTO goal_weeks (user_id, week, goal, reached_at)
      SELECT users.id, weeks.* FROM users CROSS JOIN LATERAL goal_weeks_of(users.id) AS weeks WHERE users.id = ANY(people);
    END IF;
    PERFORM sum_up_totals();
  END $$`,
  // Rebuilds all figures, for facts that were loaded without triggers.
  sql`CREATE FUNCTION recount_facts() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM recount_totals();
    DELETE FROM latest_connections;
    INSERT INTO latest_connections (user_id, last_at, last_until)
    SELECT user_id, max(at), max(at + make_interval(secs => value)) FROM metric_facts
    WHERE kind = 'connection' AND user_id IS NOT NULL GROUP BY user_id;
    DELETE FROM badge_steps;
    DELETE FROM goal_weeks;
    INSERT INTO changed_people (user_id) SELECT id FROM users;
    PERFORM sum_up_facts();
  END $$`,
);
