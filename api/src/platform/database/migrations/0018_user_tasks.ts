import { sql } from 'kysely';
import { migration } from './migration';

/**
 * A task once dated for a person. Mode, family and points are copied from the template, and the sub-tasks are laid out,
 * when it is given: editing a template must not move the gauges or reopen a task of those already on their way.
 */
export const userTasks = migration(
  sql`CREATE TABLE user_tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    extension_id uuid REFERENCES user_program_extensions (id) ON DELETE CASCADE,
    task_id uuid NOT NULL REFERENCES tasks (id) ON DELETE RESTRICT,
    status text NOT NULL CHECK (status IN ('pending', 'started', 'validated', 'cancelled')),
    mode task_mode NOT NULL,
    family task_family NOT NULL,
    points integer NOT NULL CHECK (points >= 0),
    week_index smallint NOT NULL CHECK (week_index > 0),
    position smallint NOT NULL,
    from_date timestamptz NOT NULL,
    valid_until timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    validated_at timestamptz,
    cancelled_at timestamptz,
    CHECK (from_date < valid_until),
    CHECK ((status = 'validated') = (validated_at IS NOT NULL)),
    CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))
  )`,
  // Giving a programme twice, or crashing half way and starting again, makes each task once.
  sql`CREATE UNIQUE INDEX user_tasks_given_key ON user_tasks (user_program_id, extension_id, task_id)
    NULLS NOT DISTINCT`,
  sql`CREATE INDEX user_tasks_by_period_idx ON user_tasks (user_id, from_date, position, id) INCLUDE (status)`,
  sql`CREATE INDEX user_tasks_by_end_idx ON user_tasks (user_id, valid_until, id) INCLUDE (status)`,
  sql`CREATE INDEX user_tasks_extension_idx ON user_tasks (extension_id) WHERE extension_id IS NOT NULL`,
  sql`CREATE INDEX user_tasks_task_idx ON user_tasks (task_id)`,
  sql`CREATE TABLE user_sub_tasks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_task_id uuid NOT NULL REFERENCES user_tasks (id) ON DELETE CASCADE,
    sub_task_id uuid NOT NULL REFERENCES sub_tasks (id) ON DELETE RESTRICT,
    status text NOT NULL CHECK (status IN ('pending', 'started', 'validated', 'cancelled')),
    done_count smallint NOT NULL DEFAULT 0 CHECK (done_count >= 0),
    opened_at timestamptz,
    answered_at timestamptz,
    validated_at timestamptz,
    updated_at timestamptz NOT NULL,
    UNIQUE (user_task_id, sub_task_id),
    CHECK ((status = 'validated') = (validated_at IS NOT NULL))
  )`,
  sql`CREATE INDEX user_sub_tasks_user_idx ON user_sub_tasks (user_id, answered_at, id)`,
  sql`CREATE INDEX user_sub_tasks_sub_task_idx ON user_sub_tasks (sub_task_id)`,
);
