import type { OwnPerson, OwnSubTask, Paged, SurveySubType, Task, UserSummary } from '@passerelle/shared/contract';
import { surveySubTypes } from '@passerelle/shared/contract/enums/tasks';
import { isScored } from '@passerelle/shared/contract/rules/programs/survey-answers';
import { sql, type RawBuilder } from 'kysely';
import { startTestApp, type TestApp } from '../testing/test-app';
import { makeDemo } from '.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await makeDemo({ services: app.services, say: () => undefined });
}, 240_000);
afterAll(() => app.close());

/** Acts that a person can only do while signed in: `person`, `act`, `at`. */
const acts = sql`
  SELECT * FROM (
    SELECT id AS person, 'password' AS act, setup_at AS at FROM users
    UNION ALL SELECT id, 'terms', terms_accepted_at FROM users
    UNION ALL SELECT user_id, 'password change', changed_at FROM credentials
    UNION ALL SELECT user_id, 'task', validated_at FROM user_tasks
    UNION ALL SELECT user_id, 'step', answered_at FROM user_sub_tasks
    UNION ALL SELECT user_id, 'step', validated_at FROM user_sub_tasks
    UNION ALL SELECT user_id, 'survey', submitted_at FROM survey_responses
    UNION ALL SELECT user_id, 'badge', earned_at FROM user_badges
    UNION ALL SELECT owner_id, 'upload', created_at FROM library_documents WHERE owner_id IS NOT NULL
    UNION ALL SELECT user_id, 'contact', created_at FROM contacts
    UNION ALL SELECT user_id, 'appointment', unnest(ARRAY[created_at, validated_at, cancelled_at,
      interview_status_date]) FROM appointments
    UNION ALL SELECT appointments.user_id, 'note', note.date FROM appointment_notes AS note
      JOIN appointments ON appointments.id = note.appointment_id
    UNION ALL SELECT user_id, 'job offer', unnest(ARRAY[created_at, status_date]) FROM job_offers
    UNION ALL SELECT given.user_id, 'pause', pause.requested_at FROM user_program_suspensions AS pause
      JOIN user_programs AS given ON given.id = pause.user_program_id
    UNION ALL SELECT user_id, 'notification opened', opened_at FROM notifications
    UNION ALL SELECT actor_id, 'log ' || action, at FROM audit_log WHERE actor_id IS NOT NULL
  ) AS act WHERE at IS NOT NULL`;

/** All events of a person, also those that others caused: `person`, `event`, `at`. */
const events = sql`
  SELECT * FROM (
    SELECT user_id AS person, 'programme' AS event, created_at AS at FROM user_programs
    UNION ALL SELECT user_id, 'task', created_at FROM user_tasks
    UNION ALL SELECT user_id, 'seat', used_at FROM license_uses
    UNION ALL SELECT user_id, 'connection', started_at FROM connections
    UNION ALL SELECT user_id, 'notification', least(send_at, created_at, received_at) FROM notifications
    UNION ALL SELECT user_id, 'mail', created_at FROM mails
    UNION ALL SELECT user_id, 'figure ' || kind, at FROM metric_facts
    UNION ALL SELECT user_id, 'setting', updated_at FROM user_settings
    UNION ALL SELECT user_id, 'follower', from_at FROM user_followers
    UNION ALL SELECT follower_id, 'following', from_at FROM user_followers
    UNION ALL SELECT subject_id, 'log ' || action, at FROM audit_log WHERE subject_kind = 'user'
    UNION ALL SELECT person, act, at FROM (${acts}) AS acts
  ) AS event WHERE at IS NOT NULL`;

const entryOf = (action: string): RawBuilder<unknown> => sql`LEFT JOIN LATERAL (
  SELECT at, actor_id FROM audit_log WHERE subject_id = users.id AND action = ${action}) AS entry ON true`;

const given = sql`JOIN user_programs AS given ON given.user_id = users.id AND given.selected`;

/** Each selects what breaks the rule: `email`, and what it is about. */
const rules: Record<string, (now: Date) => RawBuilder<unknown>> = {
  'an account is made, invited, opened and accepted in this order': () => sql`
    SELECT email, 'account' AS what FROM users
    WHERE invited_at < created_at OR setup_at < invited_at OR terms_accepted_at < setup_at OR updated_at < created_at
      OR (setup_at IS NULL) <> NOT EXISTS (SELECT FROM credentials WHERE user_id = users.id)`,
  'the organisation, groups and packs of a person are older than the account': () => sql`
    SELECT email, 'place' AS what FROM users JOIN organizations ON organizations.id = users.organization_id
    WHERE organizations.created_at > users.created_at OR EXISTS (
      SELECT FROM user_groups JOIN group_members ON group_id = user_groups.id
      WHERE user_id = users.id AND user_groups.created_at > users.created_at)`,
  'nothing is known of a person before their account': () => sql`
    SELECT email, event AS what, at, created_at FROM (${events}) AS event JOIN users ON users.id = person
    WHERE at < created_at`,
  'a person does nothing before their account is open': () => sql`
    SELECT email, act AS what, at, setup_at FROM (${acts}) AS act JOIN users ON users.id = person
    WHERE setup_at IS NULL OR at < setup_at`,
  'nothing has happened after now': (now) => sql`
    SELECT email, event AS what, at FROM (${events}) AS event JOIN users ON users.id = person
    WHERE at > ${now} AND event <> 'notification'`,
  'a person is connected when they act': () => sql`
    SELECT email, act AS what, at, last_seen_at FROM (${acts}) AS act JOIN users ON users.id = person
    WHERE NOT EXISTS (SELECT FROM connections
      WHERE user_id = users.id AND at BETWEEN connections.started_at AND connections.last_seen_at)`,
  'the last connection is that of the account, and two are hours apart': () => sql`
    SELECT email, 'last connection' AS what FROM users
    WHERE last_seen_at IS DISTINCT FROM (SELECT max(last_seen_at) FROM connections WHERE user_id = users.id)
    UNION ALL SELECT email, 'connections at once' FROM connections AS one JOIN users ON users.id = one.user_id
    WHERE EXISTS (SELECT FROM connections AS other WHERE other.user_id = users.id AND other.id <> one.id
      AND other.started_at BETWEEN one.started_at AND one.last_seen_at + interval '6 hours')`,
  'a person does nothing after their programme was closed': () => sql`
    SELECT email, event AS what, at, closed_at FROM users ${given}
    JOIN user_program_closures AS closure ON closure.user_program_id = given.id
    JOIN (SELECT * FROM (${acts}) AS act UNION ALL SELECT user_id, 'connection', last_seen_at FROM connections
    ) AS events (person, event, at) ON person = users.id
    WHERE at > least(closure.closed_at, closure.entered_at) AND event NOT LIKE 'notification%'`,
  'a person does no task in a pause': () => sql`
    SELECT email, act AS what, at FROM users ${given}
    JOIN user_program_suspensions AS pause ON pause.user_program_id = given.id
    JOIN (${acts}) AS act ON person = users.id
    WHERE act IN ('task', 'step', 'survey') AND at > pause.requested_at AND at < pause.to_date`,
  'a programme begins on a Monday, is given before, and ends on a Sunday': () => sql`
    SELECT email, 'programme' AS what, given.created_at, from_date, to_date FROM users ${given}
    WHERE extract(isodow FROM from_date AT TIME ZONE 'UTC') <> 1 OR from_date <> date_trunc('day', from_date, 'UTC')
      OR extract(isodow FROM to_date AT TIME ZONE 'UTC') <> 7 OR given.created_at > from_date OR to_date < from_date
      OR extract(isodow FROM given.created_at AT TIME ZONE 'UTC') > 5`,
  'a programme waits, runs and ends by its dates': (now) => sql`
    SELECT email, given.status AS what FROM users ${given}
    LEFT JOIN user_program_closures AS closure ON closure.user_program_id = given.id
    WHERE given.status <> CASE WHEN closure.closed_at IS NOT NULL OR to_date < ${now} THEN 'closed'
      WHEN from_date > ${now} THEN 'pending' ELSE 'started' END OR closure.entered_at < from_date`,
  'tasks lie in the weeks of the programme, later ones after a pause': () => sql`
    SELECT email, 'week ' || week_index AS what, task.from_date FROM users ${given}
    JOIN user_tasks AS task ON task.user_program_id = given.id
    WHERE task.from_date NOT IN (SELECT given.from_date + make_interval(days => 7 * (week_index - 1 + shift))
        FROM (SELECT 0 UNION SELECT weeks - weeks_given_back FROM user_program_suspensions AS pause
          WHERE pause.user_program_id = given.id AND pause.from_date <= task.from_date) AS shifts (shift))
      OR task.from_date > given.to_date OR task.validated_at < task.from_date OR task.cancelled_at < task.created_at
      OR EXISTS (SELECT FROM user_sub_tasks AS step WHERE step.user_task_id = task.id AND task.status = 'validated'
        AND (step.answered_at > task.validated_at OR step.answered_at < task.from_date))`,
  'a seat is taken when the programme is given, while the pack is valid': () => sql`
    SELECT email, 'seat' AS what FROM users ${given} LEFT JOIN license_uses AS seat ON seat.user_program_id = given.id
    LEFT JOIN license_packs AS pack ON pack.id = seat.license_pack_id
    WHERE seat.used_at IS DISTINCT FROM given.created_at OR seat.used_at NOT BETWEEN pack.from_date AND pack.to_date`,
  'the log tells when an account was made and invited, and by whom': () => sql`
    SELECT email, 'created' AS what FROM users ${entryOf('user.created')} WHERE role = 'user'
      AND (at IS DISTINCT FROM created_at OR actor_id IS DISTINCT FROM hr_representative_id)
    UNION ALL SELECT email, 'invited' FROM users ${entryOf('user.welcomed')} WHERE role = 'user'
      AND (at IS DISTINCT FROM invited_at OR actor_id IS DISTINCT FROM hr_representative_id)`,
  'the log tells when a programme was given, extended and closed': () => sql`
    SELECT email, 'given' AS what FROM users ${given} ${entryOf('program.given')}
    WHERE entry.at IS DISTINCT FROM given.created_at
    UNION ALL SELECT email, 'extended' FROM users ${given} ${entryOf('program.extended')}
    WHERE entry.at IS DISTINCT FROM (
      SELECT created_at FROM user_program_extensions WHERE user_program_id = given.id)
    UNION ALL SELECT email, 'closed' FROM users ${given} ${entryOf('program.closed')}
    WHERE entry.at IS DISTINCT FROM (SELECT entered_at FROM user_program_closures WHERE user_program_id = given.id)`,
  'an export in the log has as many people as there were': () => sql`
    SELECT actor.email, details ->> 'count' AS what FROM audit_log JOIN users AS actor ON actor.id = actor_id
    WHERE action = 'users.exported' AND NOT EXISTS (
      SELECT FROM group_managers AS managed WHERE managed.user_id = actor.id GROUP BY ()
      HAVING (details ->> 'count')::int IN (
        (SELECT count(*) FROM users WHERE created_at <= at AND users.id <> actor.id AND EXISTS (
          SELECT FROM group_members JOIN group_managers USING (group_id)
          WHERE group_members.user_id = users.id AND group_managers.user_id = actor.id)),
        (SELECT count(*) FROM users JOIN group_members ON group_members.user_id = users.id
          JOIN user_groups ON user_groups.id = group_id WHERE users.created_at <= at AND name LIKE 'Lyon%')))`,
  'the history of followers ends with those of today': () => sql`
    SELECT users.email, kind AS what FROM users CROSS JOIN LATERAL (
      VALUES ('manager', manager_id), ('hrRepresentative', hr_representative_id)) AS now (kind, id)
    WHERE now.id IS DISTINCT FROM (SELECT follower_id FROM user_followers AS past
      WHERE past.user_id = users.id AND past.kind = now.kind AND until_at IS NULL)
    UNION ALL SELECT users.email, 'from' FROM users JOIN user_followers ON user_id = users.id
    WHERE from_at <> users.created_at`,
  'an appointment comes after its contact and job offer, and its report after it': () => sql`
    SELECT email, title AS what FROM appointments AS meeting JOIN users ON users.id = meeting.user_id
    WHERE meeting.created_at > meeting.date OR validated_at < meeting.date OR cancelled_at < meeting.created_at
      OR interview_status_date < meeting.date
      OR EXISTS (SELECT FROM contacts WHERE contacts.id = contact_id AND contacts.created_at > meeting.created_at)
      OR EXISTS (SELECT FROM job_offers AS offer WHERE offer.id = job_offer_id AND offer.created_at > meeting.created_at)
      OR EXISTS (SELECT FROM appointments AS parent WHERE parent.id = meeting.parent_id
        AND parent.validated_at > meeting.created_at)`,
  'a job offer is answered after the application, and that after it was found': () => sql`
    SELECT email, title AS what FROM job_offers AS offer JOIN users ON users.id = offer.user_id
    WHERE offer.response_date < offer.created_at OR status_date < greatest(response_date, offer.created_at)`,
  'a notification of an appointment, offer or programme comes after it': () => sql`
    SELECT email, message_key AS what FROM notifications AS notice JOIN users ON users.id = notice.user_id
    LEFT JOIN appointments AS meeting ON meeting.id = appointment_id
    WHERE send_at < meeting.created_at OR opened_at < received_at OR received_at < send_at
      OR (opened_at IS NOT NULL AND users.setup_at IS NULL)`,
};

describe('the dates of the demo', () => {
  it.each(Object.entries(rules))('agree: %s', async (_rule, broken) => {
    const { rows } = await broken(app.clock.now().toJSDate()).execute(app.db);

    expect(rows).toEqual([]);
  });

  it('are those of many people and acts', async () => {
    const { rows } = await sql<{ people: number; acts: number }>`
      SELECT count(DISTINCT person) AS people, count(*) AS acts FROM (${acts}) AS act`.execute(app.db);

    expect(rows.every((row) => row.people > 50 && row.acts > 1000)).toBe(true);
  });
});

async function as(email: string) {
  const found = app.db.selectFrom('users').where('email', '=', email).select('id');
  return app.as(await found.executeTakeFirstOrThrow());
}

describe('the people of the demo', () => {
  it('has every kind of survey answered within a task by one person, who sees the results', async () => {
    const client = await as('rosalie.fontaine@boisetrives.example');
    const answered = async (kind: SurveySubType) =>
      (await client.get<Paged<OwnSubTask>>(`/me/subTasks?type=survey&surveySubType=${kind}&hasResponded=true`)).data
        .items;

    for (const kind of surveySubTypes) {
      const [step] = await answered(kind);
      const questions = step?.surveys.flatMap((survey) => survey.questions) ?? [];
      expect([kind, step?.userSubTask.status]).toEqual([kind, 'validated']);
      expect(Object.keys(step?.userSubTask.surveyResponses ?? {})).toHaveLength(questions.length);
      expect([kind, (step?.surveys[0]?.resultTexts.length ?? 0) > 0]).toEqual([kind, isScored(kind)]);
    }
    const { items } = (await client.get<Paged<Task>>('/me/tasks?status=validated&pageSize=100')).data;
    expect(items.map(({ task }) => task.name)).toContain('Reconnaître vos six ressorts');
  });

  it('shows an HR head a portfolio of forty people in every state', async () => {
    const headHR = await as('headhr@demo.example');
    const count = async (query: string) =>
      (await headHR.get<Paged<UserSummary>>(`/users?role=user&${query}`)).data.totalCount;
    const { items, totalCount } = (await headHR.get<Paged<UserSummary>>('/users?role=user&pageSize=100')).data;

    expect(totalCount).toBe(40);
    expect((await headHR.get<Paged<OwnPerson>>('/reporting/ownPeople')).data.totalCount).toBe(40);
    expect(new Set(items.map(({ firstName }) => firstName)).size).toBe(40);
    expect(new Set(items.map(({ lastName }) => lastName)).size).toBe(40);
    expect(new Set(items.flatMap(({ groups }) => groups.map(({ id }) => id))).size).toBe(3);
    for (const state of ['none', 'pending', 'started', 'suspended', 'closed'])
      expect([state, (await count(`programState=${state}`)) > 1]).toEqual([state, true]);
    expect(new Set(items.map(({ selectedProgram }) => selectedProgram?.dates.fromDate)).size).toBeGreaterThan(10);
  });
});
