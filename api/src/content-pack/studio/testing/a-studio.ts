import type { ContentItem, ContentItemSummary, ContentPublication, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFolder, type PackFolder } from '../../testing/a-folder';
import { importFolder } from '../../testing/import-folder';

type Client = ReturnType<TestApp['as']>;

/** Makes a product and the folder of a pack anew for each test of a file. */
export function newForEachTest(take: (app: TestApp, folder: PackFolder) => void): void {
  let close: () => Promise<void>;
  beforeEach(async () => {
    const [app, folder] = [await startTestApp(), await aFolder()];
    close = async () => {
      await folder.remove();
      await app.close();
    };
    take(app, folder);
  });
  afterEach(() => close());
}

/** An organisation whose pack is edited in the studio, its super administrator and a participant. */
export async function aStudio(app: TestApp, folder: PackFolder) {
  const organization = await app.anOrganization();
  await importFolder(app, folder, organization);
  await app.db.updateTable('content_packs').set({ managed_outside: false }).execute();
  const author = app.as(await app.aPerson({ role: 'superAdmin', organization_id: organization }));
  const reader = app.as(await app.aPerson({ organization_id: organization }));
  return { organization, author, reader };
}

export async function findItem(author: Client, kind: string, key: string, organization?: string): Promise<ContentItem> {
  const { data } = await author.get<Paged<ContentItemSummary>>(
    `/content/items?kind=${kind}&pageSize=100${organization ? `&organization=${organization}` : ''}`,
  );
  const found = data.items.find((item) => item.key === key);
  return (await author.get<ContentItem>(`/content/items/${found?.id ?? ''}`)).data;
}

/** Changes fields, or the text, of a draft in French. */
export function changeItem(author: Client, item: ContentItem, fields: object, text = item.files.fr?.text) {
  const before = item.files.fr ?? { fields: {} };
  const file = { fields: { ...before.fields, ...fields }, ...(text !== undefined && { text }) };
  const files = { ...item.files, fr: file };
  return author.put<ContentItem>(`/content/items/${item.id}`, { files }, { 'if-match': `"${item.version}"` });
}

export const publishItems = async (
  author: Client,
  body: { publish?: string[]; archive?: string[]; dryRun?: boolean },
) => author.post<ContentPublication>('/content/publications', { publish: [], archive: [], dryRun: false, ...body });
