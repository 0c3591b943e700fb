import type { Contact } from '@passerelle/shared/contract';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import readExcelFile from 'read-excel-file/node';
import { csvLines, separatorIn } from '../../../platform/spreadsheet/write-csv';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFullContact } from '../testing/contact-calls';
import { importCalls } from './testing/import-calls';
import { labelsIn } from '../../personal-data/export/labels/labels';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Names alone lead to the recommender, and the trade has no column of its own. */
const kept = ({ id: _id, createdAt: _c, updatedAt: _u, version: _v, referrer, referred, job, ...rest }: Contact) => ({
  ...rest,
  jobTitle: job.jobTitle,
  referrer: referrer?.lastName ?? null,
  referred: referred.map(({ lastName }) => lastName),
});

describe('the contacts of the spreadsheet of the own data', () => {
  it.each(textLocales)('in %s are imported from their table as they were', async (locale) => {
    app.clock.advance({ hours: 1 });
    const client = app.as(await app.aPerson());
    const { data: referrer } = await client.post<Contact>('/me/contacts', {
      type: 'external',
      lastName: 'Roux',
      civility: 'professor',
    });
    const full = { ...aFullContact, comment: 'Vu au salon.\nDisponible.', referrer: referrer.id };
    expect(await client.post('/me/contacts', full)).toMatchObject({ status: 200 });
    const list = async (reader = client) =>
      (await reader.get<{ items: Contact[] }>('/me/contacts?sort=fullName')).data.items.map(kept);

    const { bytes } = await client.get('/me/export', { 'x-api-language': locale });
    const name = labelsIn(locale).sheets.contacts;
    const sheet = (await readExcelFile(bytes)).find((one) => one.sheet === name)?.data ?? [];
    const rows = sheet.map((row) => row.map((cell) => (cell === null ? null : String(cell))));

    const other = app.as(await app.aPerson());
    const { rowsOf, take } = importCalls(() => other);
    const found = await rowsOf(csvLines(rows, separatorIn(locale)));
    expect(found.map(({ faults }) => faults)).toEqual([{}, {}]);
    await take(
      found.map(({ contact, referrer: recommender }) => ({
        contact,
        choice: 'create',
        ...(recommender?.row && { referrerRow: recommender.row - 1 }),
      })),
    );

    expect(await list(other)).toEqual(await list());
  });

  it('with the digits of Arabic and Persian are read', async () => {
    const client = app.as(await app.aPerson());
    const { rowsOf } = importCalls(() => client);
    const [arabic, persian] = await rowsOf(
      'نام;نام خانوادگی;تلفن;موبایل\nمينا;رضايي;٠٢ ٩٨ ٤٠ ١١ ٦٢;\u200E+٣٣ ٦ ١٢ ٤٥ ٧٨ ٠٣\nعلی;کریمی;۰۲۱ ۱۲۳۴۵۶۷۸;۰۹۱۲۳۴۵۶۷۸۹\n',
    );
    expect([arabic?.contact, persian?.contact]).toMatchObject([
      { phone: '02 98 40 11 62', mobilePhone: '+33 6 12 45 78 03' },
      { phone: '021 12345678', mobilePhone: '09123456789' },
    ]);
  });
});
