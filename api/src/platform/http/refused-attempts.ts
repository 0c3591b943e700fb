import type { AuditSubjectKind } from '@passerelle/shared/contract';
import { isStaff } from '@passerelle/shared/contract/rules/people/permissions';
import type { FastifyRequest } from 'fastify';
import type { MessageKey } from '../failure-messages';
import { failureFrom } from './errors';
import { type AuditEntry, writeCountedAuditEntry } from '../sessions/audit';
import type { Services } from './services';
import type { Route } from './routes';

/** Refused until the user has fulfilled a requirement: no attempt to reach others' data. */
const ownDuties: readonly (MessageKey | undefined)[] = ['termsNotAccepted', 'secondFactorMissing', 'crossSite'];

const kinds: Record<string, AuditSubjectKind> = {
  userId: 'user',
  groupId: 'group',
  packId: 'pack',
  licensePackId: 'pack',
  organizationId: 'organization',
  importId: 'import',
};

/** Per user and call; above it, only the count is written. */
const WRITTEN_PER_HOUR = 20;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The subjects in a body: people by id or a selection of them, an organisation. */
function namedInBody(body: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null) return [];
  const { userId, userIds, selection, organization } = body as Record<string, unknown>;
  const { ids } = (selection ?? {}) as { ids?: unknown };
  const [person] = [userId, userIds, ids].flat().filter((id) => id !== undefined);
  return [
    ['userId', person],
    ['organizationId', organization],
  ];
}

/** The subject of the address, by id or by organisation; or of the body. */
function targetOf({ params, query, body }: FastifyRequest): { kind: AuditSubjectKind; id: string } | undefined {
  const { organization } = (query ?? {}) as { organization?: unknown };
  const named = [
    ...Object.entries((params ?? {}) as Record<string, unknown>),
    ['organizationId', organization],
    ...namedInBody(body),
  ];
  for (const [name, id] of named) {
    if (typeof id === 'string' && uuid.test(id)) return { kind: kinds[String(name)] ?? 'content', id };
  }
  return undefined;
}

/**
 * Logs staff calls on data outside their scope. An existing row elsewhere and a missing one are treated the same:
 * neither the answer nor its timing tells them apart.
 */
export async function recordRefusal(
  route: Route,
  request: FastifyRequest,
  { db, clock }: Services,
  error: unknown,
): Promise<void> {
  const { person } = request;
  if (!person || !isStaff(person.role)) return;
  const { code, details } = failureFrom(error);
  const target = targetOf(request);
  const isForeign = code === 'notFound' && target !== undefined;
  if (!isForeign && (code !== 'forbidden' || ownDuties.includes(details.message))) return;
  const entry: AuditEntry = {
    action: 'access.refused',
    subjectKind: target?.kind ?? 'organization',
    subjectIds: [target?.id ?? person.organizationId],
    outcome: 'refused',
    details: { call: route.key },
  };
  const repeated = { key: `refused:${person.id}:${route.key}`, written: WRITTEN_PER_HOUR };
  await writeCountedAuditEntry({ db, person, request, now: clock.now() }, repeated, entry).catch((failed: unknown) =>
    request.log.error({ err: failed }, 'A refused attempt could not be written.'),
  );
}
