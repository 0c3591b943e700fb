import type { ReportFigure } from '@passerelle/shared/contract';
import { endSituations } from '@passerelle/shared/contract/enums/metrics';
import { contractKinds } from '@passerelle/shared/contract/enums/users';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './participants';

/** `from` is included, `until` is excluded. Without an organisation, of every one. */
export interface ReportRange {
  from: Date;
  until: Date;
  organizationId: string | undefined;
}

/** The first moment of a calendar day in the zone of `organizations`. */
const startOfDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${day}::timestamp AT TIME ZONE coalesce(organizations.time_zone, ${defaultTimeZone}))`;

/** Days of a programme are days of UTC, whatever the zone of its people. */
const programDay = (column: RawBuilder<unknown>): RawBuilder<Date> =>
  startOfDay(sql`(${column} AT TIME ZONE 'UTC')::date`);

const began = programDay(sql`given.from_date`);

const withOrganization = ({ organizationId }: ReportRange): RawBuilder<unknown> => sql`
  JOIN users AS member ON member.id = given.user_id
  JOIN organizations ON organizations.id = member.organization_id
    AND ${organizationId === undefined ? sql`true` : sql`organizations.id = ${organizationId}`}
  LEFT JOIN user_program_closures AS closure ON closure.user_program_id = given.id`;

/**
 * End of a programme in the calendar of the organisation: the leaving date, which has no zone; without one, the time of
 * its closure; without a closure, its last day.
 */
const endOfProgram = sql`coalesce(${startOfDay(sql`closure.leaving_date`)}, closure.closed_at,
  ${programDay(sql`given.to_date`)})`;

/**
 * The situation of each person whose programme ended in a range: one row each. A closure goes before a programme that
 * ended without one, and the later before the earlier.
 */
export const endingsIn = (range: ReportRange): RawBuilder<unknown> => sql`(
  SELECT DISTINCT ON (given.user_id) given.user_id,
    CASE WHEN closure.type = 'external' THEN coalesce(closure.contract_kind, 'external')
      ELSE coalesce(closure.type, 'unknown') END AS situation
  FROM user_programs AS given ${withOrganization(range)}
  CROSS JOIN LATERAL (SELECT ${endOfProgram} AS at) AS ending
  WHERE ending.at >= ${range.from} AND ending.at < ${range.until} AND (closure.type IS NOT NULL OR given.selected)
  ORDER BY given.user_id, closure.type IS NULL, ending.at DESC, given.id)`;

/** An internal move ends no contract, and without a closure it is unknown whether the contract ended. */
const endsContract = (situation: string): boolean => situation !== 'internal' && situation !== 'unknown';

/** The situations that a figure adds up. */
export function situationsOf(figure: ReportFigure): readonly string[] {
  if (figure === 'ended') return endSituations;
  if (figure === 'left') return endSituations.filter(endsContract);
  if (figure === 'left.external') return ['external', ...contractKinds];
  return endSituations.filter((situation) => figure === `ended.${situation}`);
}

/** A programme that was changed for another before it began is left out. */
const programsIn = (range: ReportRange, condition: Condition): Condition => sql`users.id IN (
  SELECT given.user_id FROM user_programs AS given ${withOrganization(range)}
  WHERE (given.selected OR given.updated_at > given.from_date) AND ${condition})`;

/** The days of programmes that each of these figures asks for. */
const programsThat = {
  followed: ({ from, until }: ReportRange): Condition => sql`${began} < ${until} AND ${endOfProgram} >= ${from}`,
  begun: ({ from, until }: ReportRange): Condition => sql`${began} >= ${from} AND ${began} < ${until}`,
  extended: ({ from, until }: ReportRange): Condition => sql`EXISTS (
    SELECT FROM user_program_extensions AS extension WHERE extension.user_program_id = given.id
      AND extension.created_at >= ${from} AND extension.created_at < ${until})`,
} as const;

/** Condition on `users`: the people whom a figure of the report counts. */
export function reportedIn(figure: ReportFigure, range: ReportRange): Condition {
  if (figure === 'followed' || figure === 'begun' || figure === 'extended') {
    return programsIn(range, programsThat[figure](range));
  }
  return sql`users.id IN (SELECT ending.user_id FROM ${endingsIn(range)} AS ending
    WHERE ending.situation = ANY(${[...situationsOf(figure)]}::text[]))`;
}
