import type { ContentImport, ContentItem } from '@passerelle/shared/contract';
import { openZip } from '../../platform/spreadsheet/read-zip';
import type { TestApp } from '../../testing/test-app';
import { multipart, part } from '../../testing/test-client';
import type { PackFolder } from '../testing/a-folder';
import { aStudio, changeItem, findItem, newForEachTest, publishItems } from '../studio/testing/a-studio';

let app: TestApp;
let folder: PackFolder;
newForEachTest((...made) => {
  [app, folder] = made;
});

type Client = ReturnType<TestApp['as']>;

const exportOf = (author: Client, packId: string) =>
  author.send({ method: 'GET', url: `/api/content/packs/${packId}/export` });

describe('exporting a pack', () => {
  it('gives what the import takes: importing it again changes nothing', async () => {
    const { organization, author } = await aStudio(app, folder);
    const task = await findItem(author, 'tasks', 'cv');
    await changeItem(author, task, { name: 'Écrire : « votre » CV # 1', points: 60 }, '- un\n- deux\n\n> --- \n');
    await publishItems(author, { publish: [task.id] });

    const zip = await exportOf(author, task.pack.id);

    expect(zip.headers['content-type']).toBe('application/zip');
    const again = await author.send<ContentImport>({
      method: 'POST',
      url: '/api/content',
      ...multipart(part('organization', organization), part('pack', zip.bytes, 'pack.zip')),
    });
    expect(again.data.problems).toEqual([]);
    expect(again.data.things).toEqual([]);
    expect((await findItem(author, 'tasks', 'cv')).status).toBe('published');
  });

  it('gives a copy of a programme that equals it but for key and title', async () => {
    const { author } = await aStudio(app, folder);
    const program = await findItem(author, 'programs', 'rebond');
    const { data: copy } = await author.post<ContentItem>(`/content/items/${program.id}/duplicate`);
    expect((await publishItems(author, { publish: [copy.id] })).data.problems).toEqual([]);

    const zip = await openZip((await exportOf(author, program.pack.id)).bytes);

    /** Lines by file; neither the order of files nor that of fields counts. */
    const filesOf = async (key: string) => {
      const start = `programs/${key}/`;
      const found = new Map<string, string[]>();
      for (const name of zip?.names.filter((one) => one.startsWith(start)) ?? []) {
        const text = await zip?.read(name, 100_000);
        found.set(name.slice(start.length), String(text).split('\n').toSorted());
      }
      return found;
    };
    const [before, copied] = [await filesOf('rebond'), await filesOf(copy.key)];
    expect(before.size).toBeGreaterThan(6);
    const isTitle = (line: string): boolean => line === 'name: Rebond';
    const titled = new Map(
      Array.from(before, ([name, lines]) => [name, lines.map((line) => (isTitle(line) ? `${line} (copie)` : line))]),
    );
    expect(copied).toEqual(titled);
  });

  it('ends where bytes are missing, and the server goes on', async () => {
    const { author } = await aStudio(app, folder);
    const document = await findItem(author, 'library', 'one-page');
    const { sha256 } = await app.db
      .selectFrom('files')
      .where('purpose', '=', 'content')
      .select('sha256')
      .executeTakeFirstOrThrow();
    await app.services.files.remove(sha256);

    await expect(exportOf(author, document.pack.id)).rejects.toThrow();
    expect((await author.get(`/content/items/${document.id}`)).status).toBe(200);
  });

  it('is not there for an administrator of another organisation', async () => {
    const { author } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const elsewhere = app.as(await app.aPerson({ role: 'admin' }));
    expect((await exportOf(elsewhere, page.pack.id)).status).toBe(404);
    expect((await publishItems(elsewhere, { publish: [page.id] })).status).toBe(404);
  });
});
