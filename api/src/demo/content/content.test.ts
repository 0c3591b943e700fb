import { importPack } from '../../content-pack/import/import-pack';
import { readPack } from '../../content-pack/read/read-pack';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { makeDemo } from '..';
import { packFolder, writtenAt } from './index';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

describe('The content of the demo', () => {
  it('has dates, and no two documents share one', async () => {
    const now = app.clock.now();
    const packs = await Promise.all(['common', 'rome', 'bois-et-rives'].map((name) => readPack(packFolder(name))));
    const days = packs.flatMap(({ files }) => [...files.keys()].map((path) => [path, writtenAt(now)(path)] as const));

    expect(days.filter(([, day]) => day >= now)).toEqual([]);
    const documents = days.filter(([path]) => path.startsWith('library/'));
    expect(new Set(documents.map(([, day]) => day.toISODate())).size).toBe(documents.length);
  });

  it('leaves a database with imported content alone', async () => {
    const pack = await readPack(packFolder('bois-et-rives'));
    const { db, services, clock } = app;
    await importPack(pack, { db, files: services.files, organizationId: null, now: clock.now() });

    expect(await makeDemo({ services, say: () => undefined })).toBe(false);
  });
});
