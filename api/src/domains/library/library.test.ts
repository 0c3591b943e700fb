import type { LibraryDocument, LibraryDocumentDetail, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { aDocument } from './testing/a-document';

let app: TestApp;
let client: TestClient;
let organizationId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('library_documents').execute();
  const person = await app.aPerson();
  organizationId = person.organizationId;
  client = app.as(person);
});

const inEnglish = { 'x-api-language': 'en' };
const list = async (query = '', headers = {}): Promise<Paged<LibraryDocument>> => {
  const answer = await client.get<Paged<LibraryDocument>>(`/me/library${query}`, headers);
  expect(answer.status).toBe(200);
  return answer.data;
};
const names = async (query = '', headers = {}) => (await list(query, headers)).items.map(({ name }) => name);
const archive = (id: string, values: object) =>
  app.db.updateTable('library_documents').set(values).where('id', '=', id).execute();

it('Given a document, When it is read, Then it has its details and the address of its file', async () => {
  const id = await aDocument(app, {
    family: 'networking',
    contents: {
      fr: { name: 'Relancer', description: '<p>Dix jours.</p><script>x</script>', file: 'a.MOV', bytes: 'film' },
    },
  });

  const { data } = await client.get<LibraryDocumentDetail>(`/me/library/${id}`);
  const { reading, captions, preview, ...listed } = data;

  expect(reading).toBeNull();
  expect(captions).toEqual([]);
  expect(preview).toBeNull();
  expect(listed).toEqual({
    id,
    name: 'Relancer',
    description: '<p>Dix jours.</p>',
    type: 'video',
    family: 'networking',
    extension: 'mov',
    size: 4,
    language: 'fr',
    cover: null,
    duration: null,
    passage: null,
    updatedAt: app.clock.now().toISO(),
    url: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
  });
  expect((await list()).items).toEqual([listed]);
});

it('Given documents in French, English or both, When they are listed, Then each is listed once, in the best language', async () => {
  await aDocument(app, { contents: { fr: { name: 'Français' } } });
  await aDocument(app, { contents: { fr: { name: 'Deux' }, en: { name: 'Two' } } });
  await aDocument(app, { contents: { en: { name: 'English' } } });

  expect(await names()).toEqual(['English', 'Deux', 'Français']);
  expect(await names('', inEnglish)).toEqual(['English', 'Two', 'Français']);
  expect(await names('', { 'x-api-language': 'ar' })).toEqual(['English', 'Deux', 'Français']);
  expect(await names('?language=en')).toEqual(['English', 'Two']);
  expect((await list('?language=fr&search=two')).totalCount).toBe(0);
  expect(await names('?search=two', inEnglish)).toEqual(['Two']);
});

it('Given documents of another organisation, drafts, archived ones and ones without a file, Then none is listed', async () => {
  const own = await aDocument(app, { organizationId, contents: { fr: { name: 'À nous' } } });
  const theirs = await aDocument(app, { organizationId: await app.anOrganization() });
  const draft = await aDocument(app);
  const later = await aDocument(app);
  const archived = await aDocument(app);
  const lost = await aDocument(app);
  await archive(draft, { published_at: null });
  await archive(later, { published_at: app.clock.now().plus({ days: 1 }).toJSDate() });
  await archive(archived, { archived_at: app.clock.now().toJSDate() });
  await app.db
    .updateTable('library_document_contents')
    .set({ file_id: null })
    .where('document_id', '=', lost)
    .execute();

  expect((await list()).items.map(({ id }) => id)).toEqual([own]);
  for (const id of [theirs, draft, later, archived, lost]) {
    expect((await client.get(`/me/library/${id}`)).status).toBe(404);
  }
});

it('Given an own upload, Then its owner can open it, it is not in the library, and other users get a 404', async () => {
  const owner = await app.aPerson({ organization_id: organizationId });
  const id = await aDocument(app);
  await archive(id, { owner_id: owner.id, published_at: null });

  expect((await app.as(owner).get(`/me/library/${id}`)).status).toBe(200);
  expect((await app.as(owner).get<Paged<LibraryDocument>>('/me/library')).data.items).toEqual([]);
  expect((await client.get(`/me/library/${id}`)).status).toBe(404);
});

it('Given families and kinds, When filtered, Then only matching documents are listed', async () => {
  await aDocument(app, { family: 'cv', contents: { fr: { name: 'Grille' } } });
  await aDocument(app, { family: 'hiring', contents: { fr: { name: 'Film', file: 'a.mp4' } } });
  await aDocument(app, { family: 'privateLife', contents: { fr: { name: 'Voix', file: 'a.mp3' } } });

  expect(await names('?family=cv')).toEqual(['Grille']);
  expect(await names('?family=cv&family=hiring&sort=name')).toEqual(['Film', 'Grille']);
  expect(await names('?type=podcast')).toEqual(['Voix']);
  expect(await list('?family=retirement')).toMatchObject({ items: [], totalCount: 0, pageCount: 0 });
});

it('Given words of the name or the description, When searched, Then accents and order do not matter', async () => {
  await aDocument(app, { contents: { fr: { name: 'Négocier son salaire', description: '<p>Savoir se taire.</p>' } } });
  await aDocument(app, { contents: { fr: { name: 'Élan' } } });

  expect(await names('?search=SALAIRE+negocier+taire')).toEqual(['Négocier son salaire']);
  expect(await names('?search=elan')).toEqual(['Élan']);
  expect(await names('?search=salaire+elan')).toEqual([]);
  expect(await names('?sort=name')).toEqual(['Élan', 'Négocier son salaire']);
});

it('Given 23 documents, When they are paged, Then each is listed once', async () => {
  for (let index = 0; index < 23; index += 1) await aDocument(app);

  const [first, second] = [await list('?sort=name'), await list('?sort=name&page=1')];

  expect(first).toMatchObject({ totalCount: 23, pageCount: 2, pageSize: 20 });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
});

it.each(['sort=family', 'family=sport', 'language=xx', 'filter=cv'])(
  'Given ?%s, When it is requested, Then it is a 400',
  async (query) => {
    expect(await client.get(`/me/library?${query}`)).toMatchObject({ status: 400, error: { code: 'invalid' } });
  },
);

describe('a recording with captions', () => {
  const cue = (start: number, text: string) => ({ start, end: start + 2, text });
  const captions = { fr: [cue(0, 'Hier, une phrase.'), cue(3, 'À l’envers.')], en: [cue(0, 'Yesterday.')] };

  async function aFilm(): Promise<string> {
    const id = await aDocument(app, { contents: { fr: { name: 'Parler de soi', file: 'a.mp4', bytes: 'film' } } });
    await app.db
      .updateTable('library_document_contents')
      .set({ captions: JSON.stringify(captions), transcript: 'hier, une phrase. a l envers. yesterday.' })
      .where('document_id', '=', id)
      .execute();
    return id;
  }

  it('Given captions, When it is read, Then they are listed by language', async () => {
    const { data } = await client.get<LibraryDocumentDetail>(`/me/library/${await aFilm()}`);

    expect(data.captions.toSorted((one, other) => (other.language < one.language ? 1 : -1))).toEqual([
      { language: 'en', cues: captions.en },
      { language: 'fr', cues: captions.fr },
    ]);
  });

  it('Given a word in captions only, When it is searched, Then it is found with the cue', async () => {
    await aFilm();

    expect((await list('?search=envers')).items.map(({ passage }) => passage)).toEqual(['À l’envers.']);
    expect((await list('?search=yesterday')).items.map(({ passage }) => passage)).toEqual(['Yesterday.']);
    expect((await list('?search=parler+envers')).items).toHaveLength(1);
    expect((await list('?search=parler')).items.map(({ passage }) => passage)).toEqual([null]);
    expect(await names('?search=zut')).toEqual([]);
  });
});
