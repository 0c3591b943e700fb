import { matchesSearch } from '@passerelle/shared/contract/rules/common/search';
import { drawsFrom, drawText, searchPairs } from '@passerelle/shared/contract/rules/common/search.test-helper';
import { aSeeker } from './domains/job-offers/testing/a-seeker';
import { aDocument } from './domains/library/testing/a-document';
import { startTestApp, type TestApp } from './testing/test-app';
import type { TestClient } from './testing/test-client';

let app: TestApp;
let seeker: TestClient;
let owner: TestClient;
let organizationId: string;
let contact: string;

beforeAll(async () => {
  app = await startTestApp();
  const person = await aSeeker(app);
  organizationId = person.organizationId;
  seeker = app.as(person);
  contact = await created('/me/contacts', { type: 'hr', lastName: 'Q' });
  // The e-mail is searched too.
  owner = app.as(
    await app.aPerson({
      role: 'owner',
      organization_id: organizationId,
      first_name: '-',
      last_name: '-',
      email: '--@z',
    }),
  );
}, 60_000);
afterAll(() => app.close());

interface Place {
  make: (text: string) => Promise<string>;
  search: (search: string) => Promise<readonly string[]>;
}

const created = async (path: string, body: object): Promise<string> => {
  const answer = await seeker.post<{ id: string }>(path, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.data.id;
};
const found = async (client: TestClient, path: string, search: string): Promise<readonly string[]> => {
  const answer = await client.get<{ items: { id: string }[] }>(
    `${path}?pageSize=1337&search=${encodeURIComponent(search)}`,
  );
  expect(answer).toMatchObject({ status: 200 });
  return answer.data.items.map(({ id }) => id);
};

let people = 0;
const places: Record<string, Place> = {
  contacts: {
    make: (lastName) => created('/me/contacts', { type: 'hr', lastName }),
    search: (search) => found(seeker, '/me/contacts', search),
  },
  people: {
    make: async (last_name) => {
      const email = `${'z'.repeat((people += 1))}@z`;
      return (await app.aPerson({ organization_id: organizationId, first_name: '', last_name, email })).id;
    },
    search: (search) => found(owner, '/users', search),
  },
  library: {
    make: (name) => aDocument(app, { contents: { fr: { name } } }),
    search: (search) => found(seeker, '/me/library', search),
  },
  actions: {
    make: (title) =>
      created('/me/agenda', {
        title,
        contact,
        actionType: 'reminder',
        type: 'phone',
        date: '2026-11-26T09:00:00.000Z',
      }),
    search: (search) => found(seeker, '/me/agenda', search),
  },
  offers: {
    make: (title) => created('/me/jobOffers', { title, type: 'external' }),
    search: (search) => found(seeker, '/me/jobOffers', search),
  },
};

it.each(Object.entries(places))(
  'Given texts of many scripts among %s, When they are searched, Then each form of a letter is found',
  async (_, { make, search }) => {
    const ids = new Map<string, string>();
    for (const [text] of searchPairs) if (!ids.has(text)) ids.set(text, await make(text));

    for (const [text, wanted, isFound] of searchPairs) {
      const all = await search(wanted);
      expect([text, wanted, all.includes(ids.get(text) ?? '')]).toEqual([text, wanted, isFound]);
    }
  },
  60_000,
);

it.each(['contacts', 'people'])(
  'Given texts drawn from many alphabets among %s, When any part is searched, Then the answer is that of the page',
  async (name) => {
    const { make, search } = places[name]!;
    const draw = drawsFrom(name.length);
    const texts = new Map<string, string>();
    while (texts.size < 60) {
      const text = drawText(draw, 6).trim();
      if (text !== '') texts.set(await make(text), text);
    }
    const drawn = [...texts.values()];

    for (let time = 0; time < 120; time += 1) {
      const letters = Array.from(drawn[Math.floor(draw() * drawn.length)] ?? '');
      const from = Math.floor(draw() * letters.length);
      const wanted = letters.slice(from, from + 1 + Math.floor(draw() * 3)).join('');
      const onPage = [...texts].filter(([, text]) => matchesSearch(text, wanted)).map(([id]) => id);
      const answered = (await search(wanted)).filter((id) => texts.has(id));
      expect([wanted, answered.toSorted()]).toEqual([wanted, onPage.toSorted()]);
    }
  },
  60_000,
);
