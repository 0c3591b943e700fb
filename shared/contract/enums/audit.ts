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
  'user.emailChangeReleased',
  'user.emailChanged',
  'user.emailTakenBack',
  'user.erased',
  'user.erasureAsked',
  'user.erasureWithdrawn',
  'user.groupsChanged',
  'user.newsAsked',
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
