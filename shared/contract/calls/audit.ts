import { Type } from 'typebox';
import { defineCalls } from '../call';
import { AuditEntry, UserHistoryEntry } from '../entities/reporting/audit';
import { auditActions, auditOutcomes, auditSorts } from '../enums/audit';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../envelope';

const Milliseconds = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

const query = listQuery(
  auditSorts,
  {
    /** For those who see more than their own. */
    organization: Type.Optional(Id),
    actor: Type.Optional(Id),
    subject: Type.Optional(Id),
    action: several(auditActions),
    outcome: several(auditOutcomes),
    fromTime: Type.Optional(Milliseconds),
    toTime: Type.Optional(Milliseconds),
  },
  pageSizes.audit,
);

export const auditCalls = defineCalls({
  'GET /audit': {
    summary: 'The log of the organisation: who did what, for whom, when. Reading it is logged too.',
    query,
    response: listOf(AuditEntry),
  },
  'GET /audit/export': {
    summary: 'The same list as a file.',
    query,
    produces: 'text/csv',
    standsFor: { call: 'GET /audit', header: 'accept', value: 'text/csv' },
  },
  'GET /users/:userId/history': {
    summary: 'Actions of staff for a person, the latest first.',
    params: Type.Object({ userId: Id }),
    query: listQuery(auditSorts, {}, pageSizes.userHistory),
    response: listOf(UserHistoryEntry),
  },
});
