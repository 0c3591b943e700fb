import type { TradeList } from '@passerelle/shared/contract';
import { aFolder, type Contents, type PackFolder } from '../../content-pack/testing/a-folder';
import { importFolder, pathsOf } from '../../content-pack/testing/import-folder';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let folder: PackFolder;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await aFolder({ 'trades/rome.yaml': file });
});
afterEach(() => folder.remove());

const file = `name: ROME
version: '4.60'
month: 2025-09
licence: Licence Ouverte 2.0
trades:
  A1: { label: Zingueur, major: R, minor: C }
  A2: { label: Archiviste, major: C, minor: R }
  A3: { label: Élagueur, major: R }
  A4: { label: Bûcheron, major: R, minor: S }
  A5: { label: Comptable, major: C }
  A6: { label: Comédien, major: A, minor: R }
`;

async function aReader(changes: Contents = {}) {
  const person = await app.aPerson();
  await folder.change(changes);
  await importFolder(app, folder, person.organizationId);
  const client = app.as(person);
  const list = async (query: string) => (await client.get<TradeList>(`/me/trades?${query}`)).data;
  return {
    organizationId: person.organizationId,
    list,
    labels: async (query: string) => (await list(query)).items.map(({ label }) => label),
  };
}

describe('The trades of a profile', () => {
  it('come by both letters, then swapped, then the first, then the second, each by label', async () => {
    const { labels } = await aReader();

    expect(await labels('letters=t&letters=m')).toEqual([
      'Zingueur',
      'Archiviste',
      'Bûcheron',
      'Élagueur',
      'Comptable',
    ]);
    expect(await labels('letters=m&letters=t')).toEqual([
      'Archiviste',
      'Zingueur',
      'Comptable',
      'Bûcheron',
      'Élagueur',
    ]);
    expect(await labels('letters=i')).toEqual(['Comédien']);
  });

  it('have their interests and their source', async () => {
    const { list } = await aReader();

    const { items, source, totalCount } = await list('letters=t&letters=m&pageSize=1');

    expect(items).toEqual([{ code: 'A1', label: 'Zingueur', major: 'R', minor: 'C' }]);
    expect(totalCount).toBe(5);
    expect(source).toEqual({ name: 'ROME', version: '4.60', month: '2025-09', licence: 'Licence Ouverte 2.0' });
  });

  it('are searched among all trades, by label and code, the matching ones first', async () => {
    const { labels } = await aReader();

    expect(await labels('letters=t&letters=m&search=elag')).toEqual(['Élagueur']);
    expect(await labels('letters=t&letters=m&search=a6')).toEqual(['Comédien']);
    expect(await labels('letters=i&search=com')).toEqual(['Comédien', 'Comptable']);
    expect(await labels('letters=t&search=astronaute')).toEqual([]);
  });

  it('are none, without a source, where no pack has brought any', async () => {
    const client = app.as(await app.aPerson());
    expect((await client.get<TradeList>('/me/trades?letters=t')).data).toMatchObject({ items: [], source: null });
  });
});

describe('A new version of the trades', () => {
  it('replaces them, and a pack without them takes them away', async () => {
    const { list, labels, organizationId } = await aReader();
    expect(pathsOf(await importFolder(app, folder, organizationId), 'changed')).toEqual([]);

    await folder.change({
      'trades/rome.yaml': file.replace("'4.60'", "'4.61'").replace('  A5: { label: Comptable, major: C }\n', ''),
    });
    expect(pathsOf(await importFolder(app, folder, organizationId), 'changed')).toEqual(['trades/rome']);
    expect((await list('letters=m')).source?.version).toBe('4.61');
    expect(await labels('letters=m')).toEqual(['Archiviste']);

    await folder.change({ 'trades/rome.yaml': null });
    expect(pathsOf(await importFolder(app, folder, organizationId), 'archived')).toEqual(['trades/rome']);
    expect((await list('letters=m')).source).toBeNull();

    await folder.change({ 'trades/rome.yaml': file });
    expect(pathsOf(await importFolder(app, folder, organizationId), 'changed')).toEqual(['trades/rome']);
    expect(await labels('letters=m')).toEqual(['Archiviste', 'Comptable']);
  });

  it('of the organisation stands in place of the common ones', async () => {
    const { labels } = await aReader();
    const common = await aFolder({
      'trades/rome.yaml': file.replace('Zingueur', 'Horloger').replace('2025-09', '2026-09'),
    });
    await importFolder(app, common, null);
    await common.remove();

    expect(await labels('letters=t&search=a1')).toEqual(['Zingueur']);
    const other = app.as(await app.aPerson());
    expect((await other.get<TradeList>('/me/trades?search=a1')).data.items).toMatchObject([{ label: 'Horloger' }]);
  });
});
