import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Person } from '../../../platform/sessions/person';
import { fileAddress } from '../../../platform/files/answer-file';
import { listedFor, visibleGroups } from '../../accounts/visibility';

export type Condition = RawBuilder<SqlBool>;

/** A group outside the viewer's scope matches no one: its members must not be revealed. */
export const inGroup = (person: Person, group: string | undefined): Condition =>
  group === undefined
    ? sql`true`
    : sql`EXISTS (SELECT FROM group_members JOIN user_groups ON user_groups.id = group_members.group_id
        WHERE group_members.user_id = users.id AND user_groups.id = ${group} AND ${visibleGroups(person)})`;

/** Condition on `users`: the participants in the viewer's scope, of one group or of all. */
export const participantsSeen = (person: Person, group: string | undefined): Condition => sql`(
  users.deleted_at IS NULL AND users.role = 'user' AND ${listedFor(person)} AND ${inGroup(person, group)})`;

/** The columns that name a person, from `users` and, as `profile`, their profile. */
export const namedColumns = sql`users.id, users.first_name, users.last_name, profile.avatar_file_id`;
export const profileOfUser = sql`LEFT JOIN user_profiles AS profile ON profile.user_id = users.id`;

export interface NamedRow {
  id: string;
  first_name: string;
  last_name: string;
  avatar_file_id: string | null;
}

export const named = ({ id, first_name, last_name, avatar_file_id }: NamedRow) => ({
  id,
  firstName: first_name,
  lastName: last_name,
  avatarUrl: fileAddress(avatar_file_id),
});
