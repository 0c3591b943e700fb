import { languageTags, textLocales } from '@passerelle/shared/contract/enums/locales';
import { importCodes, userImportFields } from '@passerelle/shared/contract/enums/user-import';
import { guardFormula } from '@passerelle/shared/contract/rules/common/csv';
import { strFromU8, unzipSync } from 'fflate';
import { aZip } from '../../../testing/a-zip';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { exportLabels } from '../list/export-labels';
import { readGender, readLevel, readRole } from './cell-values';
import { errorSentence } from './error-labels';
import { aSheet, texts, workbook, workbookWith } from './testing/a-workbook';
import { aFile, aLine, fieldsOf, importSteps, sendFile } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

/** Many files within one hour are refused, and the test clock does not move. */
beforeEach(() => app.clock.advance({ hours: 1 }));

const owner = importSteps(() => app.as(team.owner));
const titles = aFile().split(';');
const lineOf = (file: string) => file.split('\r\n');

/** The answer to a file in both languages. */
async function refusalOf(file: Buffer | string, name: string): Promise<[number, string, string]> {
  const fr = await sendFile(app.as(team.owner), file, { name });
  const en = await sendFile(app.as(team.owner), file, { name, language: 'en' });
  expect(en.status).toBe(fr.status);
  return [fr.status, fr.error.message, en.error.message];
}

describe('the position of the titles', () => {
  it('below a heading and a date, Then they are found, and lines are counted from the top', async () => {
    const file = `Liste du personnel;;\r\n12/11/2026;;345 personnes\r\n\r\n${aFile(aLine(), aLine({ Nom: '' }))}`;
    const found = await owner.checked(file);

    expect(found).toMatchObject({ missing: [], counts: { rows: 2, created: 1, refused: 1 } });
    expect((await owner.rows(found.id)).map(({ line }) => line)).toEqual([5, 6]);
  });

  it('on two lines with merged cells, Then each column has the specific one', async () => {
    const [first, ...rest] = [...titles];
    const upper = ['Identité', '', '', 'Genre', ...rest.slice(3).map(() => 'En entreprise')];
    const lower = [first ?? '', rest[0] ?? '', rest[1] ?? '', '', ...rest.slice(3)];
    const found = await owner.choose(await workbook(upper, texts(lower), texts(aLine())), 'fusion.xlsx');

    expect(found.columns.map(({ title }) => title)).toEqual(titles);
    expect((await owner.check(found)).data.counts).toMatchObject({ rows: 1, created: 1 });
  });

  it('followed by columns without titles, Then those can be mapped, and no person is lost', async () => {
    const found = await owner.choose(`${aFile(aLine())};;x;y\r\n${aLine().join(';')};;;z`);

    expect(found.columns.slice(titles.length).map(({ title, samples, field }) => [title, samples, field])).toEqual([
      ['', [], null],
      ['', ['x'], null],
      ['', ['y', 'z'], null],
    ]);
    expect((await owner.check(found)).data.counts).toMatchObject({ rows: 2, created: 2 });
  });
});

describe('a workbook of several sheets', () => {
  const people = (name = 'Salariés') => aSheet(name, titles, texts(aLine()));

  it('is read from the sheet with people, in any position', async () => {
    const cover = aSheet('Lisez-moi', ['Ce classeur contient les salariés'], texts(['Merci de ne rien changer']));
    const long = aSheet('Codes', ['Code', 'Libellé'], ...Array.from({ length: 10_100 }, (_, n) => texts([`${n}`])));
    const found = await owner.choose(await workbookWith(cover, people(), long), 'entreprise.xlsx');

    expect(found.counts.rows).toBe(1);
    expect(found.missing).toEqual([]);
    expect(found.sheet).toBe('Salariés');
  });

  it('is refused with people on two of them: none is skipped silently', async () => {
    const [status, fr, en] = await refusalOf(await workbookWith(people('Lyon'), people('Rennes')), 'deux.xlsx');

    expect([status, fr, en]).toEqual([
      400,
      expect.stringMatching(/Plusieurs feuilles .* Gardez-en une seule/),
      expect.stringMatching(/Several sheets .* Keep one/),
    ]);
  });
});

describe('another file format', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, RegExp, RegExp]>([
    ['an .ods', () => aZip({ 'content.xml': '<x/>' }), 'personnes.ods', /\.ods.*Enregistrez-le/, /\.ods.*Save it/],
    [
      'an .ods called .xlsx',
      () => aZip({ mimetype: 'x', 'content.xml': '<x/>' }),
      'personnes.xlsx',
      /\.ods.*Enregistrez-le/,
      /\.ods.*Save it/,
    ],
    ['an old workbook', () => Buffer.from('d0cf11e0', 'hex'), 'personnes.xls', /Classeur Excel/, /Excel Workbook/],
    ['one with macros', () => aZip({ 'xl/workbook.xml': '<x/>' }), 'x.xlsm', /Classeur Excel/, /Excel Workbook/],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'x.png', /n’est pas un tableau/, /not a table/],
  ])('Given %s, Then the message names it, with a solution', async (_what, file, name, fr, en) => {
    const [status, ...sentences] = await refusalOf(await file(), name);

    expect(status).toBe(415);
    expect(sentences).toEqual([expect.stringMatching(fr), expect.stringMatching(en)]);
  });
});

describe('values altered by spreadsheets', () => {
  it.each<[Parameters<typeof aLine>[0], string | null]>([
    [{ Téléphone: '612345678' }, 'phone lostZero'],
    [{ Téléphone: '6 12 34 56 78' }, 'phone lostZero'],
    [{ Téléphone: '33612345678' }, 'phone lostZero'],
    [{ Téléphone: '+33 612345678' }, null],
    [{ Téléphone: '0612345678' }, null],
    [{ Téléphone: "'0612345678" }, null],
    [{ Téléphone: '۶۱۲۳۴۵۶۷۸' }, 'phone lostZero'],
    [{ Téléphone: '۰۶ ۱۲ ۳۴ ۵۶ ۷۸' }, null],
    [{ 'Code postal': '١٠٠٠' }, 'zipCode lostZero'],
    [{ 'Code postal': '٠١٠٠٠' }, null],
    [{ Naissance: '۰۳/۰۴/۱۹۸۰' }, null],
    [{ 'Code postal': '1000' }, 'zipCode lostZero'],
    [{ 'Code postal': '01000' }, null],
    [{ 'Code postal': 'B-1000' }, null],
    [{ Naissance: '3/4/1980' }, null],
    [{ Naissance: '1980-04-03' }, null],
    [{ Naissance: '29/02/1981' }, 'birthday noSuchDay'],
    [{ Naissance: '04/23/1980' }, 'birthday format'],
    [{ Naissance: '03/04/80' }, 'birthday format'],
    [{ Naissance: '29314,5' }, 'birthday serialDate'],
    [{ Naissance: '####' }, 'birthday format'],
    [{ 'E-mail': '#N/A' }, 'email format'],
  ])('%j: %s', async (cells, expected) => {
    const found = await owner.checked(aFile(aLine(cells)));
    const [row] = await owner.rows(found.id);
    expect(row?.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected === null ? [] : [expected]);
  });

  it('every code has its own message in both languages', () => {
    for (const code of importCodes) {
      for (const field of userImportFields) {
        const [fr, en] = (['fr', 'en'] as const).map((locale) => errorSentence(locale, { field, code }));
        expect(fr).toMatch(/^[A-ZÀÉ].{5,}/);
        expect(en).toMatch(/^[A-Z].{5,}/);
        expect(fr).not.toBe(en);
      }
    }
  });
});

describe('the file of refused rows', () => {
  const odd = ['=Le "Goff"', "'=Roux", "''-Un", '-Petit', '+Plus', '@Zoé', "'t Hooft", ' =Espace', 'Le;Goff', 'A,B'];

  it.each<[string, (lines: readonly string[][]) => Promise<Buffer | string>, string]>([
    ['a text', async (lines) => aFile(...lines), 'a.csv'],
    [
      'one with commas',
      async (lines) =>
        lineOf(aFile(...lines))
          .join('\n')
          .replaceAll(';', ','),
      'b.csv',
    ],
    ['a workbook', (lines) => workbook(titles, ...lines.map(texts)), 'c.xlsx'],
  ])('of %s imports exactly the rest once it is repaired, whatever the names', async (_what, make, name) => {
    const names = name === 'b.csv' ? odd.filter((one) => !/[;,]/.test(one)) : odd;
    // Guarded in a text like the product's own files; a workbook computes nothing.
    const guard = (text: string): string => (name === 'c.xlsx' ? text : guardFormula(text));
    const wrong = names.map((nom) => aLine({ Nom: guard(nom), Statut: 'Chef' }));
    const file = await make([aLine(), ...wrong.flatMap((line) => [line, aLine()])]);
    const chosen = await owner.choose(file, name);
    const { data: found } = await owner.check(chosen);
    expect(found.counts).toMatchObject({ created: names.length + 1, refused: names.length });
    await owner.start(found.id);

    const repaired = (await owner.refused(found.id)).toString().replaceAll('Chef', 'Cadre');
    const again = await owner.choose(repaired);
    expect([fieldsOf(again), again.columns.map(({ title }) => title)]).toEqual([fieldsOf(chosen), titles]);
    const { data } = await owner.start((await owner.check(again)).data.id);

    expect(data.counts).toMatchObject({ rows: names.length, created: names.length, known: 0, refused: 0 });
    const people = await app.db
      .selectFrom('users')
      .where(
        'email',
        'in',
        wrong.map((line) => line[2] ?? ''),
      )
      .orderBy('email')
      .select(['email', 'last_name'])
      .execute();
    const byEmail = new Map(people.map(({ email, last_name }) => [email, last_name]));
    expect(wrong.map((line) => byEmail.get(line[2] ?? ''))).toEqual(names.map((one) => one.trim()));
  });
});

describe('the template', () => {
  it('as a workbook has text columns: typed zeros and days are kept', async () => {
    const { bytes } = await app.as(team.owner).get('/users/import/template?format=xlsx');
    const parts = unzipSync(bytes);
    const [sheet, styles] = ['worksheets/sheet1.xml', 'styles.xml'].map((name) =>
      strFromU8(parts[`xl/${name}`] ?? new Uint8Array()),
    ) as [string, string];
    const [, style] = /<col [^>]*style="(\d+)"/.exec(sheet) ?? [];
    const formats = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf (?:numFmtId="(\d+)")?/g)].map(([, id]) => id);
    expect(styles).toContain(`<numFmt numFmtId="${formats[Number(style)]}" formatCode="@"/>`);
  });

  it('as a text opens in a French Excel: byte order mark, semicolons, Windows line ends', async () => {
    const { text } = await app.as(team.owner).get('/users/import/template', { 'accept-language': 'fr' });
    expect(text.startsWith('\uFEFFNom;Prénom;E-mail;')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(3);
  });

  it.each([
    ['fr', 'Fonction', 'Date d’entrée en fonction'],
    ['en', 'Position', 'Start date in this post'],
  ])('in %s uses the profile’s word for the post, and is read with all of its columns', async (locale, ...words) => {
    const { text, bytes } = await app.as(team.owner).get('/users/import/template', { 'accept-language': locale });
    expect(text.split('\r\n')[0]?.split(/[;,]/)).toEqual(expect.arrayContaining(words));
    const line = Buffer.from(`Roux${locale === 'fr' ? ';' : ','}Élise\r\n`);
    expect(fieldsOf(await owner.choose(Buffer.concat([bytes, line])))).not.toContain(null);
  });

  it.each(textLocales)(
    'in %s is read with all of its columns, and its words for gender, role and status',
    async (locale) => {
      const { text, bytes } = await app
        .as(team.owner)
        .get('/users/import/template', { 'accept-language': languageTags[locale] });
      const line = Buffer.from(`Roux${text.includes(';') ? ';' : ','}Élise\r\n`);
      expect(fieldsOf(await owner.choose(Buffer.concat([bytes, line])))).not.toContain(null);
      const { genders, roles, jobLevels } = exportLabels(locale);
      expect([readGender(genders.woman), readRole(roles.headHR), readLevel(jobLevels.executive)]).toEqual([
        'woman',
        'headHR',
        'executive',
      ]);
    },
  );
});
