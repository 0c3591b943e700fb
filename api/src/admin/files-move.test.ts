import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore, type FileStore } from '../platform/files/file-store';
import { createObjectStore } from '../platform/files/object-store/object-store';
import { anObjectServer, type ObjectServer } from '../platform/files/object-store/testing/an-object-server';
import { aTerminal, type Terminal } from './testing/a-terminal';

let terminal: Terminal;
let server: ObjectServer;
let objects: FileStore;
let folder: FileStore;

beforeAll(async () => {
  [terminal, server] = await Promise.all([aTerminal(), anObjectServer()]);
  terminal.env['FILES_URL'] = server.url;
  objects = createObjectStore(server.place);
  folder = createFolderStore(join(terminal.env['DATA_DIR'] ?? '', 'files'));
});
afterAll(async () => {
  await objects.close();
  await server.close();
  await terminal.remove();
});

async function aFile(content: string): Promise<string> {
  const path = join(terminal.folder, 'incoming');
  await writeFile(path, content);
  return (await folder.add(path)).sha256;
}
const move = (...options: string[]) => terminal.run('files', 'move', ...options);
async function names(store: FileStore): Promise<string[]> {
  const found: string[] = [];
  for await (const name of store.names()) found.push(name);
  return found.sort();
}

describe('Moving the files', () => {
  it('copies missing files, and can be repeated', async () => {
    const one = await aFile('one');
    expect(await move()).toMatchObject({ code: 0, printed: ['1 file copied, 0 there already.'] });
    const two = await aFile('two');

    expect(await move()).toMatchObject({ code: 0, printed: ['1 file copied, 1 there already.'] });
    expect(await names(objects)).toEqual([one, two].sort());
    expect(await names(folder)).toEqual([one, two].sort());
  });

  it('keeps a damaged file in place, names it, and deletes nothing', async () => {
    const damaged = 'd'.repeat(64);
    const place = join(terminal.env['DATA_DIR'] ?? '', 'files/dd');
    await mkdir(place, { recursive: true });
    await writeFile(join(place, damaged), 'other bytes');

    const { code, printedErrors } = await move('--delete');

    expect([code, printedErrors]).toEqual([1, [`${damaged} is damaged: it was not copied.`]]);
    expect(await names(folder)).toHaveLength(3);
    expect(await names(objects)).toHaveLength(2);
    await folder.remove(damaged);
  });

  it('deletes the source files once all are copied, and moves them back', async () => {
    const all = await names(folder);

    expect((await move('--delete')).printed).toEqual([
      '0 files copied, 2 there already.',
      '2 files deleted where they were.',
    ]);
    expect(await names(folder)).toEqual([]);
    expect((await move('--back')).printed).toEqual(['2 files copied, 0 there already.']);
    expect(await names(folder)).toEqual(all);
    expect(await readdir(terminal.folder)).not.toContain('passerelle-move');
  });

  it('requires a destination', async () => {
    terminal.env['FILES_URL'] = '';
    expect(await move()).toMatchObject({
      code: 2,
      printedErrors: [expect.stringContaining('FILES_URL'), expect.anything()],
    });
  });
});
