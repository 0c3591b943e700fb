import type { LogStream } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Context } from '../../platform/http/routes';
import { countTry, type Limit } from '../../platform/limits/rate-limits';
import type { Person } from '../../platform/sessions/person';

/** Of a person, or of an address where nobody is signed in. */
const perSender: Limit = { tries: 30, within: 60 };

/** The values of queries: in an address that went wrong there may be the token of a link, or what was searched for. */
const withoutValues = (text: string): string => text.replaceAll(/([?&#][\w.-]{1,60}=)[^&\s"'#)]+/g, '$1…');
const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

const cleaned = ({ at, message, path, details }: LogStream) => ({
  at,
  message: withoutValues(message),
  ...(path && { path: withoutQuery(path) }),
  ...(details && { details: withoutValues(details) }),
});

/**
 * What went wrong in a page, beside the server's own lines; the sender's level, so that a filter finds both. Whoever has
 * no session may say anything: only what is beside `client` is known.
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
