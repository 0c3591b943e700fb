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

describe('a thread that ends', () => {
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

  it('Given somebody who waits for it, Then they may try again, and the next task has a new thread', async () => {
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

describe('an error of the thread', () => {
  it('Given one that a person is answered, Then its code and what it says of their fields stay', () => {
    const error = restoreError(structuredClone(copyError(failure('invalid', { fields: { contacts: 'format' } }))));
    expect(error).toMatchObject({ status: 400, code: 'invalid', details: { fields: { contacts: 'format' } } });
  });

  it('Given one of the database beneath another, Then the code by which it is answered stays', () => {
    const cause = Object.assign(new Error('disk full'), { code: '53100' });
    const error = restoreError(structuredClone(copyError(new Error('not written', { cause }))));
    expect(error).toMatchObject({ message: 'not written', cause: { message: 'disk full', code: '53100' } });
  });
});

describe('what is heavy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('Given files that are made of what somebody has, Then it is done in the thread', async () => {
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
