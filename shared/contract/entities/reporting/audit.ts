import { type Static, Type } from 'typebox';
import { auditActions, auditOutcomes, auditSubjectKinds } from '../../enums/audit';
import { Id, Instant, Label, nullable } from '../../fields';
import { limits } from '../../limits';
import { PersonReference } from '../people/person';

/** A person of the log: who they are today, or the pseudonym that is left of them. */
export const AuditPerson = Type.Object({ id: nullable(Id), name: Label });
export type AuditPerson = Static<typeof AuditPerson>;

const Value = nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

export const AuditEntry = Type.Object({
  id: Id,
  at: Instant,
  action: Type.Enum(auditActions),
  outcome: Type.Enum(auditOutcomes),
  /** Null: a command on the server's own machine. */
  actor: nullable(AuditPerson),
  /** The person who really acted while signed in as the actor. */
  realActor: nullable(AuditPerson),
  subjectKind: Type.Enum(auditSubjectKinds),
  subject: nullable(AuditPerson),
  /** Names of the fields that changed. */
  fields: Type.Array(Label),
  /** Values, only where they are not personal: counts, names of packs, types of closure. */
  details: Type.Record(Type.String({ maxLength: limits.nameLength }), Value),
  request: nullable(Label),
  /** The bulk action that the entry is about, and whether the reader may open its result. */
  bulk: nullable(Type.Object({ id: Id, opens: Type.Boolean() })),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** On a person's page: what staff did, in order of time. */
export const HistoryEntry = Type.Pick(AuditEntry, ['id', 'at', 'action', 'fields', 'details']);
export const UserHistoryEntry = Type.Object({ ...HistoryEntry.properties, actor: nullable(PersonReference) });
export type UserHistoryEntry = Static<typeof UserHistoryEntry>;
