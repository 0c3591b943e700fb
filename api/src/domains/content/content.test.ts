import type { Env, Paged, QuestionSection, StaticPage } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const published = '2026-11-01T00:00:00Z';
const aPage = (slug: string, words: Record<string, string>, more: object = {}) =>
  app.db
    .insertInto('static_pages')
    .values({ slug, title: words, content: words, updated_at: published, published_at: published, ...more })
    .execute();

describe('a static page', () => {
  it('is in the reader’s language, otherwise in French, and says so', async () => {
    await aPage('terms-of-use', { fr: 'Conditions', en: 'Terms' });

    const read = async (locale: string) => {
      const { data } = await app.anyone.get<StaticPage>('/staticPages/terms-of-use', { 'x-api-language': locale });
      return [data.title, data.contentLanguage];
    };

    expect(await read('en')).toEqual(['Terms', 'en']);
    expect(await read('fr')).toEqual(['Conditions', 'fr']);
    expect(await read('jp')).toEqual(['Conditions', 'fr']);
  });

  it('is the organisation’s own where it has one, and hidden from other organisations', async () => {
    const person = await app.aPerson();
    await aPage('qa', { fr: 'Commune' });
    await aPage('qa', { fr: 'Maison' }, { organization_id: person.organizationId });

    const own = await app.as(person).get<StaticPage>('/staticPages/qa');
    const other = await app.as(await app.aPerson()).get<StaticPage>('/staticPages/qa');
    const anyone = await app.anyone.get<StaticPage>('/staticPages/qa');

    expect([own, other, anyone].map(({ data }) => data.title)).toEqual(['Maison', 'Commune', 'Commune']);
  });

  it('is a 404 before it is published, or under an invalid name', async () => {
    await aPage('soon', { fr: 'Bientôt' }, { published_at: null });

    expect((await app.anyone.get('/staticPages/soon')).status).toBe(404);
    expect((await app.anyone.get('/staticPages/..%2F..%2Fetc')).status).toBe(404);
  });
});

describe('the frequent questions', () => {
  it('are listed by section, in order, common and own', async () => {
    const person = await app.aPerson();
    const section = async (position: number, fr: string, more: object = {}) => {
      const values = { position, title: { fr }, updated_at: published, published_at: published, ...more };
      const { id } = await app.db
        .insertInto('question_sections')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      await app.db
        .insertInto('questions')
        .values(
          [2, 1].map((at) => ({
            question_section_id: id,
            position: at,
            title: { fr: `${fr} ${at}` },
            answer: { fr: '…' },
          })),
        )
        .execute();
    };
    await section(2, 'Programme');
    await section(1, 'Compte');
    await section(3, 'Chez nous', { organization_id: person.organizationId });
    await section(4, 'Brouillon', { published_at: null });

    const own = await app.as(person).get<Paged<QuestionSection>>('/questionSections');
    const anyone = await app.anyone.get<Paged<QuestionSection>>('/questionSections', { 'x-api-language': 'de' });

    expect(own.data.items.map(({ title }) => title)).toEqual(['Compte', 'Programme', 'Chez nous']);
    expect(own.data.items[0]!.questions.map(({ title }) => title)).toEqual(['Compte 1', 'Compte 2']);
    expect(anyone.data).toMatchObject({ totalCount: 2, pageCount: 1, items: [{ contentLanguage: 'fr' }, {}] });
  });
});

describe('the page settings', () => {
  it('are at the root of the API, with or without a slash', async () => {
    const [bare, slash] = [await app.anyone.get<Env>(''), await app.anyone.get<Env>('/')];

    expect(slash.data).toMatchObject({
      env: 'test',
      version: '0.0.0-test',
      demo: true,
      publicUrl: 'http://localhost:3000',
    });
    expect(bare.text).toBe(slash.text);
    // The demo's own, unless another is configured.
    expect(slash.data.analytics).toMatchObject({ scriptUrl: '/demo-audience.js' });
  });

  it('name the analytics script, if there is one', async () => {
    const analytics = { scriptUrl: 'https://stats.example/m.js', siteId: '7', cookies: ['_pk_id'] };
    const measured = await startTestApp({ config: { analytics } });

    expect((await measured.anyone.get<Env>('/')).data.analytics).toEqual(analytics);
    await measured.close();
  });

  it('accept error logs outside the API’s address', async () => {
    const logs = { app: 'shell', streams: [{ level: 'error', at: '2026-11-25T10:00:00Z', message: 'boom' }] };

    expect((await app.anyone.post('/debug/logs', logs)).status).toBe(404);
  });

  it('report that the server is alive and ready', async () => {
    expect((await app.anyone.get('/health')).status).toBe(200);
    expect((await app.anyone.get('/ready')).status).toBe(200);
  });
});

describe('the description of the calls', () => {
  it('is OpenAPI 3.1 generated from the contract', async () => {
    const { text } = await app.anyone.get('/docs/json');
    const { openapi, paths } = JSON.parse(text) as { openapi: string; paths: Record<string, Record<string, object>> };

    expect(openapi).toBe('3.1.0');
    expect(paths['/debug/logs']).toHaveProperty('post.requestBody');
    expect(paths['/api/me']!.put).toMatchObject({ security: [{ session: [] }] });
    expect(paths['/api/staticPages/{slug}']!.get).toMatchObject({
      parameters: [{ name: 'slug', in: 'path', required: true }],
    });
  });

  it('is readable as a page, without external resources', async () => {
    const page = await app.anyone.get('/docs');

    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.text).toContain('GET /questionSections');
    expect(page.text).not.toMatch(/src=|https?:\/\/(?!json)/);
  });
});
