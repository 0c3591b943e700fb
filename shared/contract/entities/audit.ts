import { type Static, Type } from 'typebox';
import { Id, Instant, Label, nullable } from '../fields';
import { limits } from '../limits';
import { PersonReference } from './person';

/** Everything that the log of an organisation records. A further action is a further word here. */
export const auditActions = [
  'access.refused',
  'audit.exported',
  'audit.read',
  'content.imported',
  'group.created',
  'group.deleted',
  'group.updated',
  'logAs.ended',
  'logAs.started',
  'organization.created',
  'organization.secondFactorRequired',
  'organization.updated',
  'pack.created',
  'pack.deleted',
  'pack.updated',
  'program.changed',
  'program.closed',
  'program.closureUpdated',
  'program.extended',
  'program.given',
  'signIn.failed',
  'theme.changed',
  'user.created',
  'user.deleted',
  'user.documentAdded',
  'user.emailChangeAsked',
  'user.emailChangeCancelled',
  'user.emailChanged',
  'user.emailTakenBack',
  'user.erased',
  'user.erasureAsked',
  'user.erasureWithdrawn',
  'user.groupsChanged',
  'user.passwordChanged',
  'user.recoveryCodesRenewed',
  'user.secondFactorOff',
  'user.secondFactorOn',
  'user.recoveryCodeUsed',
  'user.restored',
  'user.roleChanged',
  'user.secondFactorReset',
  'user.sessionEnded',
  'user.sessionsEnded',
  'user.updated',
  'user.welcomed',
  'users.exported',
  'users.imported',
  'users.importUndone',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** `refused`: tried without the right to; `failed`: begun and not brought to its end. */
export const auditOutcomes = ['done', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

export const auditSubjectKinds = ['user', 'group', 'organization', 'pack', 'import', 'content', 'log'] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

export const auditSorts = { at: 'desc' } as const;

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
  /** Who really acted, where somebody was signed in as the actor. */
  realActor: nullable(AuditPerson),
  subjectKind: Type.Enum(auditSubjectKinds),
  subject: nullable(AuditPerson),
  /** Names of the fields that changed. */
  fields: Type.Array(Label),
  /** Values, only where they are not personal: counts, names of packs, types of closure. */
  details: Type.Record(Type.String({ maxLength: limits.nameLength }), Value),
  request: nullable(Label),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** On a person's page: what staff did, in order of time. */
export const HistoryEntry = Type.Pick(AuditEntry, ['id', 'at', 'action', 'fields', 'details']);
export const UserHistoryEntry = Type.Object({ ...HistoryEntry.properties, actor: nullable(PersonReference) });
export type UserHistoryEntry = Static<typeof UserHistoryEntry>;
