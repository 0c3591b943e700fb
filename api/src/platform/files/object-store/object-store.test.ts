import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../failure';
import { createFolderStore, type FileStore } from '../file-store';
import { type ObjectPlace, readObjectPlace } from '../../object-place';
import { createObjectStore } from './object-store';
import { anObjectServer, type ObjectServer } from './testing/an-object-server';

let folder: string;
let server: ObjectServer;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-objects-'));
  server = await anObjectServer();
  store = createObjectStore(server.place);
});
afterAll(async () => {
  await store.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function aFile(content: string | Buffer): Promise<string> {
  const path = join(folder, 'incoming');
  await writeFile(path, content);
  return (await store.add(path)).sha256;
}
const textOf = async (sha256: string, range?: { start: number; end: number }) =>
  (await buffer(store.read(sha256, range))).toString();
const noneReferenced = () => Promise.resolve(new Set<string>());
const code = (error: unknown) => (error instanceof Failure ? error.code : String(error));

describe('files in an object store', () => {
  it('are stored under their hash and returned byte for byte, whole or in part', async () => {
    const bytes = randomBytes(3_000_000);
    const sha256 = await aFile(bytes);

    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await store.sizeOf(sha256)).toBe(bytes.length);
    expect((await buffer(store.read(sha256))).equals(bytes)).toBe(true);
    expect(await textOf(await aFile('0123456789'), { start: 2, end: 4 })).toBe('234');
  });

  it('are one for equal bytes, and may be empty', async () => {
    const [one, two] = [await aFile('twice'), await aFile('twice')];
    const empty = await aFile('');

    expect(one).toBe(two);
    expect(await textOf(one)).toBe('twice');
    expect(await store.sizeOf(empty)).toBe(0);
  });

  it('are gone once removed: no size, and a 404 on reading', async () => {
    const sha256 = await aFile('to be gone');
    await store.remove(sha256);
    await store.remove(sha256);

    expect(await store.sizeOf(sha256)).toBeUndefined();
    await expect(textOf(sha256)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('are deleted by the sweep if old and unreferenced, over several pages', async () => {
    const [used, left] = [await aFile('used'), await aFile('left')];
    const [past, soon] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];

    expect(await store.sweep(past, noneReferenced)).toBe(0);
    const others = (names: readonly string[]) => Promise.resolve(new Set(names.filter((name) => name !== left)));
    expect(await store.sweep(soon, others)).toBe(1);
    expect(await store.sizeOf(left)).toBeUndefined();
    expect(await store.sizeOf(used)).toBe(4);
  });

  it('are kept if they are stored again meanwhile', async () => {
    const sha256 = await aFile('left and sent again');
    await pause(1_100);
    const before = new Date();
    await pause(1_100);
    const meanwhile = async (names: readonly string[]) => {
      if (names.includes(sha256)) await aFile('left and sent again');
      return new Set(names.filter((name) => name !== sha256));
    };

    expect(await store.sweep(before, meanwhile)).toBe(0);
    expect(await store.sizeOf(sha256)).toBe(19);
  });

  it('reject other names', () => {
    expect(() => store.read('../../etc/passwd')).toThrow('Not the name of a stored file.');
  });

  it('are not reported missing when the store is unreachable', async () => {
    const stranger = createObjectStore({ ...server.place, key: { id: 'KEY', secret: 'wrong' } });
    const nowhere = createObjectStore({ ...server.place, host: '127.0.0.1:1' });

    expect(await stranger.add(join(folder, 'incoming')).catch(code)).toBe('notReady');
    expect(await nowhere.sizeOf('a'.repeat(64)).catch(code)).toBe('notReady');
    await Promise.all([stranger.close(), nowhere.close()]);
  });

  it('are the same files as in a folder', async () => {
    const other = createFolderStore(join(folder, 'files'));
    const path = join(folder, 'incoming');
    await writeFile(path, 'the same');

    expect(await other.add(path)).toEqual(await store.add(path));
  });
});

describe('the key to the store', () => {
  const secret = 'a/SECRET';
  const sessionToken = 'for an hour';
  const before = { ...process.env };
  let strict: ObjectServer;
  let roles: Server;

  beforeAll(async () => {
    strict = await anObjectServer({ sessionToken });
    await writeFile(
      join(folder, 'credentials'),
      `[files]\naws_access_key_id = KEY\naws_secret_access_key = ${secret}\naws_session_token = ${sessionToken}\n`,
    );
    const Expiration = new Date(Date.now() + 3_600_000).toISOString();
    const role = JSON.stringify({ AccessKeyId: 'KEY', SecretAccessKey: secret, Token: sessionToken, Expiration });
    roles = createServer((_request, response) => void response.end(role)).listen(0, '127.0.0.1');
    await once(roles, 'listening');
  });
  beforeEach(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
    process.env['AWS_EC2_METADATA_DISABLED'] = 'true';
    process.env['AWS_SHARED_CREDENTIALS_FILE'] = join(folder, 'none');
    process.env['AWS_CONFIG_FILE'] = join(folder, 'none');
  });
  afterAll(async () => {
    process.env = before;
    await strict.close();
    await new Promise((resolve) => roles.close(resolve));
  });

  async function sizeWith(key: ObjectPlace['key']): Promise<number | undefined | string> {
    const opened = createObjectStore({ ...strict.place, key });
    const path = join(folder, 'incoming');
    await writeFile(path, 'of a key');
    const size = await opened
      .add(path)
      .then(({ sha256 }) => opened.sizeOf(sha256))
      .catch(code);
    await opened.close();
    return size;
  }

  it('is read from the environment, with a session token', async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: secret });
    expect(await sizeWith(undefined)).toBe('notReady');

    process.env['AWS_SESSION_TOKEN'] = sessionToken;
    expect(await sizeWith(undefined)).toBe(8);
  });

  it('is read from the shared files of Amazon’s tools', async () => {
    Object.assign(process.env, { AWS_SHARED_CREDENTIALS_FILE: join(folder, 'credentials'), AWS_PROFILE: 'files' });
    expect(await sizeWith(undefined)).toBe(8);
  });

  it('is that of the machine’s role', async () => {
    const { port } = roles.address() as AddressInfo;
    process.env['AWS_CONTAINER_CREDENTIALS_FULL_URI'] = `http://127.0.0.1:${port}/role`;
    expect(await sizeWith(undefined)).toBe(8);
  });

  it('gives no access if missing or wrong', async () => {
    expect(await sizeWith(undefined)).toBe('notReady');
    expect(await sizeWith({ id: 'KEY', secret: 'wrong' })).toBe('notReady');
  });
});

describe('the address of an object store', () => {
  it('has key, host, folder, region and encryption', () => {
    expect(readObjectPlace('s3://k:s%2F1@s3.example.org:9000/files/a/b?region=eu-west-3&encryption=AES256')).toEqual({
      protocol: 'https:',
      host: 's3.example.org:9000',
      bucket: 'files',
      prefix: 'a/b/',
      key: { id: 'k', secret: 's/1' },
      region: 'eu-west-3',
      encryption: 'AES256',
    });
  });

  it('may leave the key to the machine', () => {
    expect(readObjectPlace('s3://s3.example.org/files')).toMatchObject({ key: undefined, host: 's3.example.org' });
  });

  it.each([
    'https://k:s@h/files',
    's3://:s@h/files',
    's3://k:s@h/files?encryption=rot13',
    's3://k@h/files',
    's3://k:s@h',
    's3://k:s@h/No',
    's3://k:s@h/files?tls=maybe',
    's3://k:s@h/files?rgion=x',
    'nothing',
  ])('is refused if invalid: %s', (text) => {
    expect(readObjectPlace(text)).toBeUndefined();
  });
});
