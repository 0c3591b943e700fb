import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFile } from '../../platform/database/schema/testing/participant';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { sweepFiles } from './sweep-files';

let app: TestApp;
beforeAll(async () => {
  // Files have the machine's dates.
  app = await startTestApp({ now: new Date().toISOString() });
});
afterAll(() => app.close());

const folder = () => app.services.config.dataDir;
const placeOf = (sha256: string) => join(folder(), 'files', sha256.slice(0, 2), sha256);

/** Bytes stored some hours ago. */
async function bytes(content: string, hours: number): Promise<string> {
  const incoming = join(folder(), 'incoming');
  await writeFile(incoming, content);
  const { sha256 } = await app.services.files.add(incoming);
  const since = app.clock.now().minus({ hours }).toJSDate();
  await utimes(placeOf(sha256), since, since);
  return sha256;
}
const row = async (sha256: string, values: object = {}) =>
  aFile(app.db, (await app.aPerson()).id, { sha256, ...values });
const isThere = async (sha256: string) => (await app.services.files.sizeOf(sha256)) !== undefined;
const ago = (hours: number) => app.clock.now().minus({ hours }).toJSDate();

describe('sweeping the file store', () => {
  it('Given bytes unreferenced for a day, Then they are deleted; others stay', async () => {
    const named = await bytes('named', 48);
    await row(named);
    const [orphan, arriving] = [await bytes('orphan', 25), await bytes('arriving', 23)];

    expect(await sweepFiles(app.db, app.services)).toBe(1);

    expect([await isThere(named), await isThere(orphan), await isThere(arriving)]).toEqual([true, false, true]);
  });

  it('Given deleted or expired rows, Then they are removed, and their bytes unless another row has the same', async () => {
    const [deleted, shared] = [await bytes('deleted', 48), await bytes('shared', 48)];
    const gone = [await row(deleted, { deleted_at: ago(25) }), await row(shared, { expires_at: ago(1) })];
    const kept = [await row(shared), await row(shared, { deleted_at: ago(23) })];

    await sweepFiles(app.db, app.services);

    const left = await app.db
      .selectFrom('files')
      .where('id', 'in', [...gone, ...kept])
      .select('id')
      .execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    expect([await isThere(deleted), await isThere(shared)]).toEqual([false, true]);
  });

  it('Given bytes about to be deleted, When the same are stored again, Then they stay', async () => {
    const old = await bytes('again', 48);
    await app.services.files.add(join(folder(), 'incoming'));

    await sweepFiles(app.db, app.services);

    expect(await isThere(old)).toBe(true);
  });

  it('Given a partial copy of a killed process, Then it is deleted too', async () => {
    const sha256 = await bytes('whole', 48);
    await row(sha256);
    const half = `${placeOf(sha256)}.half`;
    await writeFile(half, 'wh');
    await utimes(half, ago(48), ago(48));

    await sweepFiles(app.db, app.services);

    expect(await readdir(join(half, '..'))).toEqual([sha256]);
  });
});
