import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { failure } from '../failure';
import { type Background, copyError, restoreError } from './task';
import { createBackground } from './thread';

const name = (task: string) => ({
  name: task,
  run: () => Promise.resolve(''),
  stream: () => Promise.reject(new Error()),
});

describe('a background thread that ends', () => {
  let folder: string;
  let background: Background;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passerelle-test-'));
    const file = join(folder, 'thread.mjs');
    const answer = "task === 'end' ? process.exit(1) : parentPort.postMessage({ kind: 'done', id, result: task })";
    await writeFile(
      file,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, task }) => ${answer});`,
    );
    background = createBackground({ file, address: {} });
  });
  afterAll(async () => {
    await background.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('Given a waiting call, Then it gets a retryable error, and the next task has a new thread', async () => {
    expect(await background.run(name('one'), {})).toBe('one');

    const [ended, beside] = await Promise.allSettled([
      background.run(name('end'), {}),
      background.run(name('end'), {}),
    ]);

    const unavailable = { status: 'rejected', reason: { status: 503, details: { retryAfter: 10 } } };
    expect([ended, beside]).toMatchObject([unavailable, unavailable]);
    expect(await background.run(name('two'), {})).toBe('two');
  });
});

describe('an error in the background thread', () => {
  it('Given a failure for the client, Then its code and field errors are kept', () => {
    const error = restoreError(structuredClone(copyError(failure('invalid', { fields: { contacts: 'format' } }))));
    expect(error).toMatchObject({ status: 400, code: 'invalid', details: { fields: { contacts: 'format' } } });
  });

  it('Given a nested database error, Then its code is kept', () => {
    const cause = Object.assign(new Error('disk full'), { code: '53100' });
    const error = restoreError(structuredClone(copyError(new Error('not written', { cause }))));
    expect(error).toMatchObject({ message: 'not written', cause: { message: 'disk full', code: '53100' } });
  });
});

describe('heavy work', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('Given the export of a list, Then it runs in the background thread', async () => {
    const asked = jest.spyOn(app.services.background, 'stream');
    const client = app.as(await app.aPerson());

    const paths = ['/me/export', '/me/export/everything', '/me/contacts/export'];
    for (const path of paths) expect((await client.get(path)).status).toBe(200);

    expect(asked.mock.calls.map(([task]) => task.name)).toEqual([
      'export spreadsheet',
      'export everything',
      'export contacts',
    ]);
  });
});
