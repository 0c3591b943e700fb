import { ifMatch, send } from './index';

const id = '6f0d1f6e-3c4e-4f4b-9a67-0b6f3f1c2d3e';
const parts = { params: { jobOfferId: id } };

describe('the version of what was seen', () => {
  let tags: (string | null)[] = [];
  let asked: Headers[] = [];
  beforeEach(() => {
    asked = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      asked.push(new Request(input, init).headers);
      const tag = tags.shift();
      return new Response(JSON.stringify({ data: { id } }), { headers: tag ? { etag: tag } : {} });
    });
  });

  it('is the one that came with the answer, of a reading as of a change', async () => {
    tags = ['"3"', 'W/"4"', null];
    const read = await send('GET /me/jobOffers/:jobOfferId', parts);
    const body = { title: 'Comptable' };
    const changed = await send('PUT /me/jobOffers/:jobOfferId', { ...parts, body, headers: ifMatch(read) });
    await send('PUT /me/jobOffers/:jobOfferId', { ...parts, body, headers: ifMatch(changed) });

    expect(asked.map((headers) => headers.get('if-match'))).toEqual([null, '"3"', 'W/"4"']);
  });

  it('is not known of what the server did not name, or what was made up here', async () => {
    tags = [null, '"3"'];
    const untold = await send('GET /me/jobOffers/:jobOfferId', parts);
    const read = await send('GET /me/jobOffers/:jobOfferId', parts);

    expect([ifMatch(untold), ifMatch({ ...read })]).toEqual([{}, {}]);
  });
});
