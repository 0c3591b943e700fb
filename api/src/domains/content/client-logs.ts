import type { Calls } from '@passerelle/shared/contract/calls';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { countTry, type Limit } from '../../platform/rate-limits';

const perAddress: Limit = { tries: 60, within: 60 };

/** What went wrong in a page, beside the server's own lines; the sender's level, so that a filter finds both. */
export async function writeClientLogs({
  db,
  body,
  person,
  request,
  log,
  now,
}: Context<Calls['POST /debug/logs'], Person | undefined>): Promise<void> {
  await countTry(db, `client-logs:${request.ip}`, perAddress, now);
  for (const { level, ...stream } of body.streams) {
    log[level]({ client: { app: body.app, organization: body.organization, ...stream }, person: person?.id }, 'client');
  }
}
