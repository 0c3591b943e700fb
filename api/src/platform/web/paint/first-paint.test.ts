import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';
import { PAINT_FILE, type ScreenPaints, type ShellPaints } from '@passerelle/shared/contract/remotes';

import { productPages } from '../../../pages';
import { aFlip, aMenuEntry, aRoute, aStore, type TestStore } from '../../../testing/a-store';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { fillPart } from './fill-parts';
import { aProgram, aUserProgram } from '../../database/schema/testing/participant';
import { firstPaint, type Person } from './first-paint';
import { readPaints } from './read-paints';

const shellPaints: ShellPaints = {
  layouts: {
    fr: {
      'participant/main': {
        html: '<header>§logo§§firstName§</header><nav><ul>§menu§</ul></nav><main>§screen§</main>',
        rules: ['.a{color:red}', '.b{color:var(--mui-palette-brand-fill)}'],
      },
      'client/main': { html: '<main>§screen§</main>', rules: [] },
      '/login': { html: '<h1>Connexion</h1>', rules: ['.d{}'] },
    },
  },
  screens: {},
  questions: { fr: { html: '<p>Cookies ?</p>', rules: ['.a{color:red}', '.q{}'] } },
  pieces: {
    menuItem: '<li><a href="§path§">§label§</a></li>',
    currentMenuItem: '<li><a aria-current="page" href="§path§">§label§</a></li>',
    logo: '<img src="/§logoUrl§">',
    mark: '<svg></svg>',
    picture: '',
    drawing: '',
  },
};
const contacts: ScreenPaints = {
  fr: {
    '/contacts': { html: '<h1>Contacts</h1>', rules: ['.a{color:red}', '.c{}'] },
    '/program': {
      html: '<h1>Programme</h1>§what-it-is§',
      rules: [],
      parts: {
        'what-it-is': {
          answer: '/me/program',
          otherwise: '<i></i>',
          cases: [
            {
              when: { 'me.is': 'here', status: 'started', 'weeks.length': 'many' },
              html: '<h2>§program.name§</h2>§html:program.description§<b>§weeks.length§</b>§none.such§',
            },
          ],
        },
      },
    },
  },
};
/** As the build writes them: each rule by its place in the list of all. */
function bytesOf(paints: ScreenPaints | ShellPaints): string {
  const allRules: string[] = [];
  const short = JSON.stringify(paints, (key, value: unknown) =>
    key === 'rules' ? (value as string[]).map((rule) => allRules.push(rule) - 1) : value,
  );
  return `{"allRules":${JSON.stringify(allRules)},"paints":${short}}`;
}
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const menu = [
  aMenuEntry('/contacts', { label: { fr: 'Contacts & <amis>' } }),
  aMenuEntry('/', { label: { fr: 'Accueil' } }),
];
const release = { menu, files: { [PAINT_FILE]: hashOf(bytesOf(contacts)) } };

const aPerson = (values: Partial<Person> = {}): Person => ({
  acceptedTerms: true,
  firstName: 'Amel',
  locale: null,
  loggedAs: null,
  mergedPermissions: rolePermissions.user,
  mustSetUpSecondFactor: false,
  organization: null,
  selectedProgram: {} as Person['selectedProgram'],
  ...values,
});

describe('the first paint of a document', () => {
  let store: TestStore;
  beforeEach(() => {
    store = aStore();
    writeFileSync(join(store.webDir, 'shell', PAINT_FILE), bytesOf(shellPaints));
    const folder = join(store.webDir, 'remotes/mfe-contacts/1.0.0');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, PAINT_FILE), bytesOf(contacts));
  });
  afterEach(() => store.discard());

  const prepared = (values: Partial<Person> = {}, pathname = '/contacts', flip = aFlip(release)) =>
    firstPaint(readPaints(store.webDir), {
      pathname,
      registry: { contract: 1, mark: '', remotes: [flip] },
      me: aPerson(values),
    });
  const paint = (...given: Parameters<typeof prepared>) => prepared(...given)?.with({}) ?? null;

  it('is the exact screen in its layout, with menu and user name', () => {
    expect(paint()?.html).toBe(
      '<header><svg></svg>Amel</header><nav><ul>' +
        '<li><a aria-current="page" href="/contacts">Contacts &amp; &lt;amis&gt;</a></li>' +
        '<li><a href="/">Accueil</a></li></ul></nav><main><h1>Contacts</h1></main>',
    );
  });

  it('has each rule once, and the colours of the organisation', () => {
    const theme = { primary: '#2E7D32', secondary: null, background: null, logoUrl: '/api/files/1"x', bannerUrl: null };
    const found = paint({ organization: { theme } as Person['organization'] });
    expect(found?.css.match(/\.a\{/g)).toHaveLength(1);
    expect(found?.css).toContain('--mui-palette-brand-fill:#2E7D32');
    expect(found?.html).toContain('<img src="/api/files/1&quot;x">');
  });

  it('escapes names, and does not fill placeholders inside filled values', () => {
    const { html = '' } = paint({ firstName: '<b>$& §menu§' }) ?? {};
    expect(html).toContain('&lt;b&gt;$&amp; §menu§</header>');
  });

  it('is header and menu alone without a prepared screen, or without one for this user', () => {
    expect(paint({ selectedProgram: null })?.html).toContain('<main></main>');
    expect(paint({}, '/contacts', aFlip({ menu }))?.html).toContain('<main></main>');
  });

  it('is absent for a file that differs from the release', () => {
    const other = { ...release, files: { [PAINT_FILE]: hashOf('another') } };
    expect(paint({}, '/contacts', aFlip(other))?.html).toContain('<main></main>');
  });

  it('is absent in a language without one, at an unknown address, or behind a notice', () => {
    expect(paint({ locale: 'de' })).toBeNull();
    expect(paint({}, '/nowhere')).toBeNull();
    expect(paint({ mustSetUpSecondFactor: true })).toBeNull();
    expect(paint({ acceptedTerms: false })).toBeNull();
    const home = aFlip({ ...release, routes: [aRoute('/')] });
    expect(paint({}, '/', home)).not.toBeNull();
    expect(paint({ mergedPermissions: rolePermissions.owner }, '/', home)).toBeNull();
  });
});

describe('a part of a screen with an answer', () => {
  const { parts: { 'what-it-is': part } = {} } = contacts['fr']?.['/program'] ?? {};
  const filled = (answer: unknown) =>
    part && fillPart(part, { '/me/program': answer }, { locale: 'fr', me: { is: 'here' } });
  const answer = { status: 'started', program: { name: 'Cap', description: '<p>Ici.</p>' }, weeks: { length: 1200 } };

  it('has its values, with numbers as on the page', () => {
    expect(filled(answer)).toBe('<h2>Cap</h2><p>Ici.</p><b>1\u202f200</b>');
  });

  it('keeps its placeholder without an answer, or with one of another shape', () => {
    for (const other of [undefined, null, {}, { ...answer, status: 'closed' }, { ...answer, weeks: { length: 1 } }]) {
      expect(filled(other)).toBe('<i></i>');
    }
  });

  it('sanitises user text, and fills no placeholder twice', () => {
    const program = {
      name: '</h2><script>alert(1)</script>§html:program.description§',
      description:
        '<p onclick="x()">a<img src=x onerror=y()><a href="javascript:z()">b</a>§program.name§</p><style>*{}</style>',
    };
    expect(filled({ ...answer, program })).toBe(
      '<h2>&lt;/h2&gt;&lt;script&gt;alert(1)&lt;/script&gt;§html:program.description§</h2>' +
        '<p>a<a>b</a>§program.name§</p><b>1\u202f200</b>',
    );
  });
});

describe('a document with a first paint', () => {
  let store: TestStore;
  let app: TestApp;
  beforeAll(async () => {
    store = aStore();
    writeFileSync(join(store.webDir, 'shell', PAINT_FILE), bytesOf(shellPaints));
    store.write(
      'shell/index.html',
      '<html lang="fr"><div id="root"><!--paint--><p>Frame</p><!--/paint--></div><!--boot-->' +
        '<!--question--><script src="/assets/ask.js"></script><!--/question-->',
    );
    const folder = join(store.webDir, 'remotes/mfe-contacts/1.0.0');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, PAINT_FILE), bytesOf(contacts));
    store.flip(aFlip({ ...release, routes: [aRoute('/contacts'), aRoute('/program')] }));
    app = await startTestApp({ config: { webDir: store.webDir }, pages: productPages });
  });
  afterAll(async () => {
    await app.close();
    store.discard();
  });

  it('has it with the nonce of its policy, only without query parameters', async () => {
    const client = app.as(await app.aPerson({ first_name: 'Camille' }));
    const [painted, searched] = await Promise.all([
      client.send({ method: 'GET', url: '/contacts' }),
      client.send({ method: 'GET', url: '/contacts?search=a' }),
    ]);

    const [, nonce] = /<style nonce="([^"]+)">:root/.exec(painted.text) ?? [];
    expect(String(painted.headers['content-security-policy'])).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(painted.text).toContain('<div data-first-paint lang="fr"><header><svg></svg>Camille');
    expect(painted.text).toContain('.q{}');
    expect(searched.text).not.toContain('data-first-paint');
  });

  it('has the login page without a session, at each address that leads there', async () => {
    for (const url of ['/login', '/contacts', '/contacts?search=a']) {
      const { text } = await app.anyone.send({ method: 'GET', url });
      expect(text).toContain('<div data-first-paint lang="fr"><h1>Connexion</h1></div>');
      expect(text).toContain('--mui-palette-brand-fill:#6B5AED');
      expect(text).toContain('<template id="early-question">');
    }
    const { text } = await app.anyone.send({ method: 'GET', url: '/privacy-policy' });
    expect(text).not.toContain('data-first-paint');
  });

  it('has a cookie question shown by a script, since only the browser knows the answer', async () => {
    const client = app.as(await app.aPerson());
    const [painted, searched] = await Promise.all([
      client.send({ method: 'GET', url: '/contacts' }),
      client.send({ method: 'GET', url: '/contacts?search=a' }),
    ]);
    expect(painted.text).toContain(
      '<template id="early-question"><div lang="fr"><p>Cookies ?</p></div></template><script src="/assets/ask.js"></script>',
    );
    expect(searched.text).not.toContain('ask.js');
  });

  it('has the first answer of a screen, in the user’s language, equal to the call itself', async () => {
    const person = await app.aPerson();
    await aUserProgram(app.db, person.id, await aProgram(app.db, person.organizationId));
    const client = app.as(person);
    const { text } = await client.send({ method: 'GET', url: '/program', headers: { 'accept-language': 'en' } });
    const [, block] = /id="answers">(.*?)<\/script>/.exec(text) ?? [];
    const { data } = await client.get('/me/program', { 'x-api-language': 'fr' });
    expect(JSON.parse(block ?? 'null')).toEqual({ locale: 'fr', found: { '/me/program': data } });
  });

  it('is compressed for clients that accept it', async () => {
    const client = app.as(await app.aPerson());
    const get = { method: 'GET', url: '/contacts' } as const;
    const { headers, bytes } = await client.send({ ...get, headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toContain('<div id="root">');
    expect((await client.send(get)).headers['vary']).toContain('accept-encoding');
  });
});
