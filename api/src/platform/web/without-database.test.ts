import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createApp } from '../../app';
import { readConfig } from '../../read-config';
import { productPages } from '../../pages';
import { aStore, type TestStore } from '../../testing/a-store';
import { createTestClient, type TestClient } from '../../testing/test-client';
import { testWorkerFile } from '../../testing/test-database';
import { systemClock } from '../clock';
import { openDatabase, type OpenDatabase } from '../database/connection';
import { startEmbedded } from '../database/embedded';
import { migrate } from '../database/migrate';
import { newToken } from '../sessions/secrets';

jest.setTimeout(60_000);

let store: TestStore;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(() => {
  store = aStore();
  store.write('shell/main.js', 'start();');
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => store.discard());

/** The whole server, with a signed-in user, over a database at an address. */
async function serverOver(database: OpenDatabase): Promise<TestClient> {
  ends.push(() => database.close());
  const settings = readConfig({ DATA_DIR: store.place('data/folder'), LOG_LEVEL: 'silent', DEMO: '0' }, '0.0.0-test');
  const config = { ...settings, webDir: store.webDir };
  const { server } = await createApp({ db: database.db, config, clock: systemClock, pages: productPages });
  await server.ready();
  ends.push(() => server.close());
  return createTestClient(server, () => Promise.resolve(`passerelle_session=${newToken()}`));
}

const open = (url: string): Promise<OpenDatabase> =>
  openDatabase({ url, workerFile: testWorkerFile(), say: () => undefined });

const visit = { 'sec-fetch-dest': 'document', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const go = (client: TestClient, url: string, headers: Record<string, string> = visit) =>
  client.send({ method: 'GET', url, headers });

const away = [
  ['postgres://postgres@nowhere.invalid/passerelle', 'an unknown host'],
  ['postgres://postgres@127.0.0.1:1/passerelle', 'a closed port'],
  ['postgres:///passerelle?host=/nowhere', 'whose socket is not there'],
] as const;

describe('an unavailable database', () => {
  it.each(away)('%s (%s): a call is answered 503 with the envelope', async (url) => {
    const client = await serverOver(await open(url));

    const answer = await client.get('/me');

    expect([answer.status, answer.headers['retry-after'], answer.error.code]).toEqual([503, '2', 'notReady']);
  });

  it.each(away)('%s (%s): a navigation gets a page', async (url) => {
    const client = await serverOver(await open(url));

    for (const address of ['/contacts', '/', '/?a=<b>&c="d"', '/api/auth/logout']) {
      const answer = await go(client, address);

      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).toContain('<html lang="fr"');
      expect(answer.text).toContain('<h1>Passerelle ne répond pas pour le moment</h1>');
      expect(answer.text).toMatch(/<a [^>]*href="">Réessayer<\/a>/);
      expect(answer.text).not.toMatch(/<script|<b>/);
    }
  });

  it('is a page in the visitor’s language, also without an Accept header', async () => {
    const client = await serverOver(await open(away[1][0]));

    const answer = await go(client, '/contacts', { accept: 'text/html', 'accept-language': 'de-CH,en;q=0.5' });

    expect([answer.status, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain('Erneut versuchen</a>');
  });

  it('gets a page that may load nothing', async () => {
    const client = await serverOver(await open(away[1][0]));

    const { headers, text } = await go(client, '/contacts');

    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
    expect(text).not.toMatch(/(src=|url\(|@import|https?:)/);
  });

  it('is JSON for a call', async () => {
    const client = await serverOver(await open(away[1][0]));

    for (const headers of [
      { 'sec-fetch-dest': 'empty', accept: '*/*' },
      { accept: 'application/json' },
      { accept: 'text/html;q=0, application/json' },
      { accept: 'application/json, text/html;q=0.9' },
      {},
    ]) {
      expect((await go(client, '/api/me', headers as Record<string, string>)).error.code).toBe('notReady');
    }
  });

  it('does not affect the files of the pages', async () => {
    const client = await serverOver(await open(away[0][0]));

    const answer = await go(client, '/assets/main.js', { 'sec-fetch-dest': 'script' });

    expect([answer.status, answer.text]).toEqual([200, 'start();']);
  });
});

/** A proxy to a database that can drop its answers, and be cut. */
async function wayTo(path: string) {
  const sockets = new Set<Socket>();
  let lost: (() => void) | undefined;
  const way: Server = createServer((near) => {
    const far = connect(path);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.on('close', () => far.destroy()).pipe(far);
    far.on('close', () => near.destroy()).on('data', (bytes) => (lost ? lost() : near.write(bytes)));
  });
  await new Promise<void>((resolve) => void way.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://postgres@127.0.0.1:${(way.address() as AddressInfo).port}/postgres`,
    /** From now on answers are dropped; resolves at the first one. */
    loseAnswers: () => new Promise<void>((resolve) => (lost = resolve)),
    cut: () =>
      new Promise<void>((resolve) => {
        way.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

it('Given a page that waits for the database, When the connection is cut, Then it gets that page, and calls are 503', async () => {
  const engine = await startEmbedded({
    workerFile: testWorkerFile(),
    statementTimeout: 30_000,
    idleTransaction: 15_000,
    say: () => undefined,
  });
  ends.push(() => engine.close());
  const way = await wayTo(`${engine.host}/.s.PGSQL.${engine.port}`);
  const database = await open(way.url);
  await migrate(database.db);
  const client = await serverOver(database);
  expect((await go(client, '/contacts')).status).toBe(200);

  const waits = way.loseAnswers();
  const page = go(client, '/contacts');
  await waits;
  await way.cut();

  expect((await page).text).toContain('Passerelle ne répond pas pour le moment');
  expect((await client.get('/me')).status).toBe(503);
});
