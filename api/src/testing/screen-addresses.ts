import { DateTime } from 'luxon';

/** An id in a screen's address, by placeholder name: the call that returns it, and its position in the answer. */
const subjects: Readonly<Record<string, { read: string; named?: string }>> = {
  contact: { read: '/me/contacts?sort=fullName' },
  action: { read: '/me/agenda?sort=nearest' },
  offer: { read: '/me/jobOffers?sort=createdAt' },
  document: { read: '/me/library' },
  task: { read: '/me/tasks?pageSize=1337', named: 'Reconnaître vos six ressorts' },
  person: { read: '/users?search=novak' },
};

interface Answered {
  id: string;
}

interface Me extends Answered {
  organization: Answered | null;
}

/** The ids in a screen's address, and those of its viewer and organisation. */
export async function readSubjects(
  path: string,
  get: (path: string) => Promise<unknown>,
): Promise<Record<string, string>> {
  const me = (await get('/me')) as Me;
  const ids: Record<string, string> = { me: me.id, ...(me.organization && { organization: me.organization.id }) };
  for (const [name, { read, named = '' }] of Object.entries(subjects)) {
    if (!path.includes(`{${name}}`)) continue;
    const { items } = (await get(read)) as { items: Answered[] };
    const found = items.find((item) => JSON.stringify(item).includes(named));
    if (!found) throw new Error(`${read} answers nothing for {${name}}.`);
    ids[name] = found.id;
  }
  return ids;
}

const MS = { hour: 3_600_000, day: 86_400_000 };

/** « now-57:00 », and back. */
const writtenTime = (milliseconds: number): string => {
  const [hours = '0', rest = ''] = String(Math.abs(milliseconds) / MS.hour).split('.');
  const minutes = Math.abs(milliseconds) - Number(hours) * MS.hour;
  const clock = rest === '' ? ':00' : `:${DateTime.fromMillis(minutes, { zone: 'utc' }).toFormat('mm:ss.SSS')}`;
  return `now${milliseconds < 0 ? '-' : '+'}${hours}${clock.replace(/:00\.000$/, '')}`;
};
const readTime = (sign: string, hours: string, minutes: string, seconds = '0'): number =>
  (sign === '-' ? -1 : 1) * (Number(hours) * MS.hour + Number(minutes) * 60_000 + Math.round(Number(seconds) * 1000));

const iso = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const epoch = /(?<==)\d{13}|(?<==)\d{10}(?!\d)/g;
const written = /\{(?:(s|ms) )?now([+-])(\d+):(\d\d)(?::([\d.]+))?\}/g;

/** A page's call in readable, stable form: times relative to now, ids by name. */
export function writtenCall(url: string, now: DateTime, ids: Readonly<Record<string, string>>): string {
  const since = (at: number): string => writtenTime(at - now.toMillis());
  let text = decodeURIComponent(url.replaceAll('+', ' '))
    .replaceAll(iso, (time) => `{${since(DateTime.fromISO(time).toMillis())}}`)
    .replaceAll(epoch, (time) =>
      time.length > 10 ? `{ms ${since(Number(time))}}` : `{s ${since(Number(time) * 1000)}}`,
    );
  for (const [name, id] of Object.entries(ids)) text = text.replaceAll(id, `{${name}}`);
  return text
    .replaceAll(/(?<=\/files\/)[0-9a-f-]{36}/g, '{file}')
    .replaceAll(/(?<=\/drafts\/survey\.)[0-9a-f-]{36}/g, '{step}');
}

/** The address of a written call, for another time and other ids. */
export function addressOf(text: string, now: DateTime, ids: Readonly<Record<string, string>>): string {
  let filled = text.replaceAll(written, (_, unit: string | undefined, sign: string, ...time: string[]) => {
    const at = now.toMillis() + readTime(sign, time[0] ?? '0', time[1] ?? '0', time[2]);
    if (unit === 's') return String(at / 1000);
    return unit === 'ms' ? String(at) : new Date(at).toISOString();
  });
  for (const [name, id] of Object.entries(ids)) filled = filled.replaceAll(`{${name}}`, id);
  const [path = '', ...query] = filled.split(/[?&]/);
  const pairs = query.map((pair) => pair.replace(/=.*/s, (value) => `=${encodeURIComponent(value.slice(1))}`));
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

const days = /fromDate=\{day (-?\d+)\}(.*)toDate=\{day (-?\d+)\}/;

/** The whole weeks of a month, of which there are four to six, begin and end in each month on other days. */
const withMonth = (call: string): string =>
  call.replace(days, (span, from: string, between: string, to: string) => {
    const length = Number(to) - Number(from) + 1;
    return length >= 27 && length <= 43 ? `fromDate={month}${between}toDate={month}` : span;
  });

/** Without hours, which summer time shifts by one. */
export const roughly = (text: string): string => withMonth(textInDays(text));

const textInDays = (text: string): string =>
  text
    .replaceAll(written, (_, _unit, sign: string, ...time: string[]) => {
      return `{day ${Math.round(readTime(sign, time[0] ?? '0', time[1] ?? '0', time[2]) / MS.day)}}`;
    })
    .replaceAll(/(?<=\[|step=)\d+/g, (seconds) => `${Math.round((Number(seconds) * 1000) / MS.day)} days`);
