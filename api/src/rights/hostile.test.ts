import { startTestApp, type TestApp } from '../testing/test-app';
import { multipart, part, type TestClient } from '../testing/test-client';
import { readTable } from './table';
import { aWorld, type World } from './testing/a-world';
import { attempt } from './testing/attempt';
import { aTargetFor } from './testing/try-call';

let app: TestApp;
let world: World;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
  client = app.as(await world.anActor('superAdmin'));
});
afterAll(() => app.close());

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });
const long = 'x'.repeat(20_000);

/** Malformed bodies. */
const bodies: readonly (readonly [string, string])[] = [
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[[]]'],
  [
    'wrong types',
    JSON.stringify({ name: 7, groups: 'x', ids: {}, userIds: [null], role: [], selection: 1, columns: {} }),
  ],
  ['nested junk', JSON.stringify({ job: deep(200), selection: deep(200), scope: deep(200), closure: deep(200) })],
  ['huge numbers', '{"maxLicenses":1e400,"count":9007199254740993,"auditMonths":-1e308,"suspensions":1e21}'],
  [
    'zero bytes',
    JSON.stringify({ name: 'a\u0000b', firstName: '\u0000', email: 'a\u0000@b.example', reason: '\u0000' }),
  ],
  ['20 KB', JSON.stringify({ name: long, description: long, firstName: long, search: long, reason: long })],
  ['a key twice', '{"name":"a","name":"b","role":"user","role":"superAdmin"}'],
  ['a prototype', '{"__proto__":{"role":"superAdmin"},"constructor":{"prototype":{"role":"owner"}}}'],
  ['half a pair', '{"name":"\\ud800","firstName":"\\udfff"}'],
  ['no JSON', '{"name":'],
];

const dotted = Array.from({ length: 300 }, () => 'a').join('.');

/** The same as form fields, which become a body by their dotted names. */
const forms: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a field twice', 'name=a&name=b&role=user&role=superAdmin'],
  ['wrong types', 'name.0=a&groups=x&ids.id=1&userIds=x&role.0=x&selection=1&columns=x&maxLicenses=many'],
  ['a field that is a group too', 'role=user&role.slug=superAdmin&job=x&job.level=etam'],
  ['a prototype', '__proto__.role=superAdmin&constructor.prototype.role=owner&job.__proto__.level=etam'],
  ['a prototype in brackets', '__proto__[role]=superAdmin&groups[]=x&groups[length]=99'],
  ['a far place in a list', 'groups.4294967295=x&groups.-1=x&groups.1e9=x&groups.length=7&licensePacks.999999999=x'],
  ['deep names', `${dotted}=1&job.${dotted}=1&selection.${dotted}=1`],
  ['empty names', '=1&.=2&..=3&a..b=4&.name=x&name.=x'],
  ['broken escapes', 'name=%&firstName=%zz&email=%ff%fe&reason=%u0041'],
  ['zero bytes', 'name=%00&firstName=a%00b&email=a%00@b.example&reason=%00'],
  ['20 KB', `name=${long}&description=${long}&reason=${long}`],
  ['very many fields', Array.from({ length: 5_000 }, (_, index) => `groups.${index}=x`).join('&')],
];

const fieldsIn = (text: string): Buffer[] => [...new URLSearchParams(text)].map(([name, value]) => part(name, value));
const files = [
  part('pack', 'PK\u0003\u0004', '../../pack.zip'),
  part('users', '\u0000', 'users.csv'),
  part('logo', '<svg onload="x">', 'logo.svg'),
  part('document', '', ''),
  part('unknown', 'x', 'x.exe'),
];
const whole = multipart(part('name', 'Lyon'));

/** Realistic and unrealistic file uploads. */
const partForms: readonly (readonly [string, ReturnType<typeof multipart>])[] = [
  ...forms.map(([what, text]) => [what, multipart(...fieldsIn(text))] as const),
  ['unexpected files', multipart(...files)],
  ['a file in place of a field', multipart(part('name', 'x', 'name.txt'), part('role', 'x', 'role.txt'))],
  ['the same file many times', multipart(...Array.from({ length: 50 }, () => part('pack', 'PK', 'pack.zip')))],
  ['cut short', { ...whole, payload: whole.payload.subarray(0, 40) }],
  ['another boundary', { ...whole, headers: { 'content-type': 'multipart/form-data; boundary=other' } }],
  ['no boundary', { ...whole, headers: { 'content-type': 'multipart/form-data' } }],
];

const queries: readonly string[] = [
  'page=-1',
  'page=99999999999999999999',
  'pageSize=-5',
  'pageSize=1e9',
  'sort=name;DROP TABLE users',
  "sort=name'--",
  'sort=__proto__',
  'order=sideways',
  'search=%00',
  `search=${'%25'.repeat(2_000)}`,
  'role=__proto__',
  'group=1%27 OR 1=1',
  'fromTime=-1&toTime=1e400',
  'organization=../..',
  'page=1&page=2',
  '__proto__[a]=1',
  'filters=%7B',
  'query=%7B%7D%5B',
];

const languages = ['fr', 'en'] as const;
const rows = readTable().filter(({ call }) =>
  /^\w+ \/(users|organizations|licensePacks|programs|roles|audit|logAs|reporting|content|me\/lists)/.test(call),
);
const params = { queryType: 'query', list: 'users' };

/** A refusal with an error in the caller's language, and no internal server error. */
async function tried(call: string, id: string, asked: Parameters<typeof attempt>[3]): Promise<string[]> {
  const messages: string[] = [];
  for (const language of languages) {
    const headers = { ...asked.headers, 'x-api-language': language };
    const { status, error } = await attempt(client, call, id, { ...asked, params, headers });
    if (status >= 500) return [`${call}: ${status}`];
    // Figures are refused in Prometheus's own format, which has one language: its `error` is the sentence itself.
    const isSentence = typeof (error as unknown) === 'string' && call.includes('/reporting/');
    if (status >= 400 && !isSentence) messages.push(error?.message ?? '');
  }
  // A call without a body succeeds the first time, and is refused the second.
  const [french, english] = messages;
  const isSaid = english === undefined || (french !== '' && french !== english);
  return isSaid ? [] : [`${call}: ${messages.join(' / ')}`];
}

describe('a call of the client space', () => {
  it.each(rows.filter(({ call }) => /^(POST|PUT)/.test(call)).map(({ call }) => call))(
    '%s survives a malformed body',
    async (call) => {
      const actor = await world.anActor('superAdmin');
      const { id } = await aTargetFor(world, call, actor, 'near');
      const faults: string[] = [];
      for (const [what, body] of bodies) {
        const headers = { 'content-type': 'application/json' };
        faults.push(...(await tried(call, id, { body, headers })).map((fault) => `${what}: ${fault}`));
      }
      for (const [what, payload] of forms) {
        const form = {
          payload: Buffer.from(payload),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        };
        faults.push(...(await tried(call, id, { form })).map((fault) => `form, ${what}: ${fault}`));
      }
      for (const [what, form] of partForms) {
        faults.push(...(await tried(call, id, { form })).map((fault) => `parts, ${what}: ${fault}`));
      }
      for (const match of ['x', '"-1"', '"99999999999999999999"', '*', '"1", "2"', '\u00ff']) {
        faults.push(
          ...(await tried(call, id, { body: {}, headers: { 'if-match': match } })).map((fault) => `${match}: ${fault}`),
        );
      }
      expect(faults).toEqual([]);
    },
  );

  it.each(rows.filter(({ call }) => call.startsWith('GET')).map(({ call }) => call))(
    '%s survives a malformed query',
    async (call) => {
      const faults: string[] = [];
      for (const query of queries)
        faults.push(...(await tried(call, world.near.group, { query })).map((fault) => `${query}: ${fault}`));
      expect(faults).toEqual([]);
    },
  );
});
