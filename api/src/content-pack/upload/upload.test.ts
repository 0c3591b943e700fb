import type { ContentImport, RoleName } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { multipart, part } from '../../testing/test-client';
import { type Contents, goodPack } from '../testing/a-folder';
import { pagesPack as pages, zipped } from '../testing/a-zip';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const { 'pack.yaml': head = null } = goodPack;

const nothingOf = (contents: Contents): Contents =>
  Object.fromEntries(Object.keys(contents).map((path) => [path, null]));

async function upload(
  role: RoleName,
  zip: Buffer,
  { organization, dryRun = false }: { organization?: string; dryRun?: boolean } = {},
) {
  const person = await app.aPerson({ role, ...(organization !== undefined && { organization_id: organization }) });
  const fields = [
    part('dryRun', String(dryRun)),
    ...(organization === undefined ? [] : [part('organization', organization)]),
  ];
  const answer = await app.as(person).send<ContentImport>({
    method: 'POST',
    url: '/api/content',
    ...multipart(...fields, part('pack', zip, 'pack.zip')),
  });
  return { ...answer, person };
}

const programCount = async (): Promise<number> => (await app.db.selectFrom('programs').select('id').execute()).length;
const kind = (data: ContentImport, name: string) => data.kinds.find((one) => one.kind === name)?.counts;

describe('uploading a content pack', () => {
  it('lists the changes in a dry run, and makes none', async () => {
    const before = await programCount();
    const { status, data } = await upload('superAdmin', zipped(goodPack, 'rebond/'), { dryRun: true });

    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'Rebond', version: '1.0', dryRun: true, problems: [] });
    expect(kind(data, 'faq')).toEqual({ created: 1, changed: 0, archived: 0, unchanged: 0 });
    expect(data.things).toContainEqual({ path: 'programs/rebond/weeks/01/cv', outcome: 'created' });
    expect(await programCount()).toBe(before);
    expect(await app.db.selectFrom('content_packs').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });

  it('then makes these changes, for one organisation or all, and logs them', async () => {
    const organization = await app.anOrganization();
    const zip = zipped(goodPack);
    const { data, person } = await upload('superAdmin', zip, { organization });

    expect(kind(data, 'programs')?.created).toBeGreaterThan(0);
    const rows = await app.db.selectFrom('programs').where('key', '=', 'rebond').select('organization_id').execute();
    expect(rows).toEqual([{ organization_id: organization }]);
    const lines = await app.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'organization_id', 'details'])
      .execute();
    expect(lines).toEqual([
      {
        action: 'content.imported',
        actor_id: person.id,
        organization_id: organization,
        details: { name: 'Rebond', version: '1.0' },
      },
    ]);
    expect((await upload('superAdmin', zip, { organization })).data.things).toEqual([]);
  });

  it('reports all errors by file and line, and changes nothing', async () => {
    const { status, data } = await upload('superAdmin', zipped({ ...goodPack, 'pages/qa.md': null, 'faq/x.txt': 'x' }));

    expect(status).toBe(200);
    expect(data.problems.map(({ file }) => file)).toEqual(expect.arrayContaining(['faq/x.txt', 'pages/qa.en.md']));
    expect(await app.db.selectFrom('content_packs').selectAll().execute()).toEqual([]);
  });

  it('reports errors in the reader’s language', async () => {
    const client = app.as(await app.aPerson({ role: 'superAdmin' }));
    const bad = zipped({ ...goodPack, 'pages/qa.md': '---\ntitel: Qualité\n---\n\nTexte.\n' });
    const faultsIn = async (language: string) => {
      const form = multipart(part('dryRun', 'true'), part('pack', bad, 'pack.zip'));
      const headers = { ...form.headers, 'x-api-language': language };
      const { data } = await client.send<ContentImport>({ method: 'POST', url: '/api/content', ...form, headers });
      return data.problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');
    };
    expect(await faultsIn('fr')).toMatch(/pages\/qa\.md:2 titel n’est pas connu ici\s;\svouliez-vous dire title\s\?/);
    expect(await faultsIn('en')).toContain('pages/qa.md:2 titel is not known here; did you mean title?');
    expect(await faultsIn('de')).toContain('pages/qa.md:2 titel ist hier nicht bekannt; meinten Sie title?');
  });

  it('is allowed to an administrator for their own organisation, without programmes', async () => {
    const [organization, elsewhere] = [await app.anOrganization(), await app.anOrganization()];
    const admin = app.as(await app.aPerson({ role: 'admin', organization_id: organization }));
    const send = async (zip: Buffer, ...fields: Buffer[]) =>
      admin.send<ContentImport>({
        method: 'POST',
        url: '/api/content',
        ...multipart(...fields, part('pack', zip, 'p.zip')),
      });

    expect((await send(zipped(pages))).status).toBe(200);
    const rows = await app.db.selectFrom('content_packs').select('organization_id').execute();
    expect(rows).toEqual([{ organization_id: organization }]);
    const withPrograms = await send(
      zipped({ ...goodPack, ...nothingOf(pages), 'pack.yaml': String(head).replace('Rebond', 'Autre') }),
      part('dryRun', 'true'),
    );
    expect({ status: withPrograms.status, says: withPrograms.error.message }).toEqual({
      status: 403,
      says: expect.stringContaining('Ce pack change aussi des programmes'),
    });
    expect((await send(zipped(pages), part('organization', elsewhere))).status).toBe(404);
    for (const role of ['owner', 'headHR', 'manager', 'user'] as const)
      expect((await upload(role, zipped(pages))).status).toBe(403);
  });

  it.each([
    ['no archive', Buffer.from('pack.yaml'), 415],
    ['half an archive', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0')), 200],
  ])('is refused when it is %s', async (_name, bytes, status) => {
    const answer = await upload('superAdmin', bytes);

    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.data.problems).toMatchObject([{ file: 'pack.yaml' }]);
  });

  it.each(['../../outside.md', '/outside.md', 'pages\\..\\outside.md', 'c:outside.md', 'pages/a\0.md'])(
    'writes nothing outside its folder: %j',
    async (name) => {
      const { status } = await upload('superAdmin', zipped({ 'pack.yaml': head, [name]: 'x' }));

      expect(status).toBe(415);
    },
  );

  it('is refused without a file, and when it unpacks beyond the limit', async () => {
    const client = app.as(await app.aPerson({ role: 'superAdmin' }));
    expect((await client.post('/content', { dryRun: true })).error.fields).toEqual({ pack: 'required' });

    const bomb = zipped({ 'pack.yaml': head, 'library/files/a.txt': 'a'.repeat(201_000_000) });
    expect((await upload('superAdmin', bomb)).status).toBe(413);
  });
});
