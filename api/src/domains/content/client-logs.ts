import type { LogStream } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Context } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import type { Person } from '../../platform/sessions/person';

/** Per person, or per IP address without a session. */
const perSender: Limit = { tries: 30, within: 60 };

/** Query values: the address of a failed call may hold a link's token or a search term. */
const withoutValues = (text: string): string => text.replaceAll(/([?&#][\w.-]{1,60}=)[^&\s"'#)]+/g, '$1…');
const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

const cleaned = ({ at, message, path, details }: LogStream) => ({
  at,
  message: withoutValues(message),
  ...(path && { path: withoutQuery(path) }),
  ...(details && { details: withoutValues(details) }),
});

/**
 * Logs a client's error beside the server's own lines, at the client's level, so that a filter finds both. A sender
 * without a session can claim anything: only fields outside `client` are trusted.
 */
export async function writeClientLogs(
  { db, body, person, log, now }: Context<Calls['POST /debug/logs'], Person | undefined>,
  source: string,
): Promise<void> {
  const from = person ? `person:${person.id}` : `source:${source}`;
  await countTry(db, `client-logs:${from}`, perSender, now);
  const sender = { person: person?.id, organization: person?.organizationId };
  for (const stream of body.streams) {
    const client = { app: body.app, organization: body.organization, ...cleaned(stream) };
    log[stream.level]({ client, ...sender }, 'client');
  }
}
