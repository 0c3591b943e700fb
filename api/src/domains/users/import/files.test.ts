import { limits } from '@passerelle/shared/contract/limits';
import type { Row } from '../../../platform/spreadsheet/workbook';
import { aZip } from '../../../testing/a-zip';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { relations, workbook } from './testing/a-workbook';
import { aFile, aLine, fieldsOf, importSteps, sendFile } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));

/** Many files within one hour are refused, and the test clock does not move. */
beforeEach(() => app.clock.advance({ hours: 1 }));

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
/** Windows-1252 equals Unicode, except for these. */
const western = (text: string): Buffer =>
  Buffer.from(text.replaceAll('’', '\u0092').replaceAll('œ', '\u009C').replaceAll('Ÿ', '\u009F'), 'latin1');

describe('a text file', () => {
  const text = (): string => aFile(aLine({ Nom: 'L’Émile Cœur-Ÿ' }));
  it.each<[string, (text: string) => Buffer, string]>([
    ['UTF-8', (all) => Buffer.from(all), 'utf-8'],
    ['UTF-8 with its mark', (all) => Buffer.from(`\uFEFF${all}`), 'utf-8'],
    ['UTF-16 LE with its mark', (all) => wide(`\uFEFF${all}`), 'utf-16le'],
    ['UTF-16 BE with its mark', (all) => swapped(wide(`\uFEFF${all}`)), 'utf-16be'],
    ['UTF-16 LE without', wide, 'utf-16le'],
    ['UTF-16 BE without', (all) => swapped(wide(all)), 'utf-16be'],
    ['Windows-1252', western, 'windows-1252'],
  ])('Given %s, Then names are decoded correctly', async (_what, encode, encoding) => {
    const found = await owner.choose(encode(text()));

    expect(found).toMatchObject({ encoding, missing: [] });
    expect(found.columns[0]?.samples).toEqual(['L’Émile Cœur-Ÿ']);
  });

  it.each([';', ',', '\t'] as const)('is split by %j', async (separator) => {
    const found = await owner.choose(aFile(aLine()).replaceAll(';', separator));
    expect(found).toMatchObject({ separator, missing: [] });
  });

  it('may have line breaks in cells, lone carriage returns and a declared separator', async () => {
    const broken = aLine({ 'Intitulé du poste': 'Soudeuse\r\nde nuit' });
    const found = await owner.checked(`sep=;\r\n${aFile(broken, aLine({ Nom: '' }))}`);

    expect(found.counts).toMatchObject({ created: 1, refused: 1 });
    // The spreadsheet counts a cell of two lines as one row, whatever the line break.
    expect((await owner.rows(found.id, 'refused')).map(({ line }) => line)).toEqual([3]);
    const carriage = await owner.checked(aFile(aLine(), aLine()).replaceAll('\r\n', '\r'));
    expect(carriage.counts.created).toBe(2);
  });

  it('has the spreadsheet’s row numbers, with three hundred thousand blank lines', async () => {
    const found = await owner.checked(
      `\n${aFile(aLine())}${'\n;; ;'.repeat(3_000)}\n${aLine({ Nom: '' }).join(';')}${'\n;; ;'.repeat(300_000)}`,
    );
    expect((await owner.rows(found.id)).map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'created'],
      [3_004, 'refused'],
    ]);
  });

  it.each([
    ['separators', ';'],
    ['empty quotes', '"";""'],
    ['many cells', ';'.repeat(30)],
    ['what cannot be seen', ';\u200B\u202F'],
  ])('Given three hundred thousand lines of %s between the people, Then reading stays fast', async (_, line) => {
    const file = `${aFile(aLine())}\n${`${line}\n`.repeat(300_000)}${aLine().join(';')}`;

    const begun = process.cpuUsage();
    const found = await owner.choose(file);
    const { user } = process.cpuUsage(begun);

    expect(found.counts.rows).toBe(2);
    // The parser alone would take twenty seconds.
    expect(user / 1_000_000).toBeLessThan(8);
  });

  it.each([
    ['lines of a spreadsheet', '\n'.repeat(limits.usersImportLines), 'trop de lignes, vides comprises'],
    ['blank lines of other signs', '\n\u2028'.repeat(20_000), 'trop de lignes, vides comprises'],
    ['cells', `\nA${';'.repeat(1_100_000)}`, 'trop de colonnes'],
  ])('Given more %s than the limit, Then it is refused at once', async (_, lines, message) => {
    const file = `${aFile(aLine())}${lines}\n${aLine().join(';')}`;
    const { status, error } = await sendFile(app.as(team.owner), file);

    expect([status, error.fields]).toEqual([400, { users: 'tooMany' }]);
    expect(error.message).toContain(message);
  });

  it('is unescaped from the product’s formula guard', async () => {
    const found = await owner.choose(aFile(aLine({ Nom: "'=Le Goff" }), aLine({ Nom: "'t Hooft" })));
    expect(found.columns[0]?.samples).toEqual(['=Le Goff', "'t Hooft"]);
  });
});

describe('a workbook', () => {
  const text = (value: string) => ({ kind: 'text', value }) as const;
  const titles = ['Nom', 'Prénom', 'Courriel', 'Sexe', 'Profil', 'Équipe', 'Poste', 'CSP', 'Référent RH', 'Né(e) le'];
  const cells = (birthday: Row[number], email = 'excel@team.example'): Row => [
    ...['Roux', 'Élise', email, 'F', 'Participante', 'Lyon', 'Cadre de santé', 'Cadre', 'claire@team.example'].map(
      text,
    ),
    birthday,
  ];

  it('has its dates as days, and a bare number is refused by name', async () => {
    const chosen = await owner.choose(
      await workbook(
        titles,
        cells({ kind: 'date', value: new Date('1980-04-03T00:00:00Z'), format: 'dd/mm/yyyy' }),
        cells({ kind: 'figure', value: 29_314 }, 'serie@team.example'),
        cells(text('03/04/1980'), 'texte@team.example'),
      ),
      'personnes.xlsx',
    );
    const { data: found } = await owner.check(chosen);

    expect(found).toMatchObject({ status: 'ready', format: 'xlsx', encoding: null });
    const rows = await owner.rows(found.id);
    expect(rows.map(({ line, outcome, errors }) => [line, outcome, errors[0]?.code])).toEqual([
      [2, 'created', undefined],
      [3, 'refused', 'serialDate'],
      [4, 'created', undefined],
    ]);
    expect(found.columns[9]?.samples).toEqual(['1980-04-03', '29314', '03/04/1980']);
  });

  const book = (sheet: string, more: Record<string, string> = {}) =>
    aZip({
      'xl/workbook.xml':
        '<x:workbook><x:sheets><x:sheet name="a" state="hidden" r:id="r1"/><x:sheet name="b" r:id="r2"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': relations('worksheets/sheet2.xml'),
      'xl/worksheets/sheet2.xml': sheet,
      ...more,
    });

  it('may use other programs’ prefixes, shared texts, formulas, gaps, a hidden sheet before', async () => {
    const sheet =
      '<?xml version="1.0"?><x:worksheet><x:sheetData><x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="C2" t="inlineStr"><x:is><x:t>E-mail</x:t></x:is></x:c></x:row>' +
      '<x:row r="7"><x:c r="B7" t="s"><x:v>1</x:v></x:c><x:c r="C7" t="str"><x:f>A1&amp;"x"</x:f><x:v>a&amp;b@team.example</x:v></x:c><x:c r="E7"><x:v>6.12345678E8</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const shared =
      '<sst><si><t>Nom</t></si><si><r><t>Le </t></r><r><t xml:space="preserve">Goff&#233;</t></r><rPh><t>x</t></rPh></si></sst>';
    const found = await owner.choose(book(sheet, { 'xl/sharedStrings.xml': shared }), 'autre.xlsx');

    expect(found.columns.map(({ title, samples }) => [title, samples])).toEqual([
      ['', []],
      ['Nom', ['Le Goffé']],
      ['E-mail', ['a&b@team.example']],
      ['', []],
      ['', ['612345678']],
    ]);
    expect((await owner.rows(found.id)).map(({ line }) => line)).toEqual([7]);
  });

  const bomb = (): Buffer => book(`<worksheet>${' '.repeat(90_000_000)}</worksheet>`);
  const cellOf = (content: string): string =>
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Nom</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>${content}</t></is></c></row></sheetData></worksheet>`;
  const wellOf = (depth: number): string => `<worksheet>${'<a>'.repeat(depth)}${'</b>'.repeat(depth)}</worksheet>`;
  const rowsOf = (count: number): string => `<worksheet><sheetData>${'<row/>'.repeat(count)}</sheetData></worksheet>`;

  it.each<[string, () => Buffer | Promise<Buffer>, string, number, object]>([
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      'x.csv',
      415,
      { users: 'notAllowed' },
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\nNom;Prénom\n'), 'x.csv', 415, { users: 'notAllowed' }],
    ['a workbook called a text', () => workbook(['Nom']), 'x.csv', 415, { users: 'notAllowed' }],
    ['a text called a workbook', () => Buffer.from(aFile(aLine())), 'x.xlsx', 415, { users: 'notAllowed' }],
    ['another ending', () => Buffer.from(aFile(aLine())), 'x.json', 415, { users: 'notAllowed' }],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'x.xlsx', 415, { users: 'notAllowed' }],
    ['another archive', () => aZip({ 'word/document.xml': '<w/>' }), 'x.xlsx', 415, { users: 'notAllowed' }],
    ['half a workbook', async () => (await workbook(['Nom'])).subarray(0, 500), 'x.xlsx', 415, { users: 'notAllowed' }],
    ['a workbook that unfolds without end', bomb, 'x.xlsx', 413, { users: 'tooLarge' }],
    ['a cell of twenty megabytes', () => book(cellOf('x'.repeat(20_000_000))), 'x.xlsx', 400, { users: 'tooLong' }],
    ['tags within tags without end', () => book(wellOf(1_000_000)), 'x.xlsx', 400, { users: 'required' }],
    ['three hundred thousand blank rows', () => book(rowsOf(300_000)), 'x.xlsx', 400, { users: 'required' }],
    ['more than ten megabytes', () => Buffer.alloc(10_000_001, 'x'), 'x.csv', 413, { users: 'tooLarge' }],
    ['a cell that is a book', () => Buffer.from(`Nom\n${'x'.repeat(40_000)}`), 'x.csv', 400, { users: 'tooLong' }],
    ['nothing', () => Buffer.from(' \n;;\n'), 'x.csv', 400, { users: 'required' }],
    ['titles alone', () => Buffer.from('Nom;Prénom\n'), 'x.csv', 400, { users: 'required' }],
    [
      'people without titles',
      () => Buffer.from(aFile(aLine()).split('\r\n')[1] ?? ''),
      'x.csv',
      400,
      { users: 'required' },
    ],
    ['too many people', () => Buffer.from(`Nom\n${'Un\n'.repeat(10_001)}`), 'x.csv', 400, { users: 'tooMany' }],
    ['too many columns', () => Buffer.from(`${'Nom;'.repeat(101)}x\nUn`), 'x.csv', 400, { users: 'tooMany' }],
  ])('Given %s, Then it is refused with a plain message', async (_what, file, name, status, fields) => {
    const answer = await sendFile(app.as(team.owner), await file(), { name });

    expect({ status: answer.status, fields: answer.error?.fields }).toEqual({ status, fields });
  });

  it('with wrong sizes in its directory unpacks no further than the limit', async () => {
    const bytes = bomb();
    // « Uncompressed size » of the last entry of the directory: 1.
    const entry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(1, entry + 24);
    expect((await sendFile(app.as(team.owner), bytes, { name: 'x.xlsx' })).status).toBe(415);
  });
});

describe('the template', () => {
  it.each(['csv', 'xlsx'] as const)(
    'as %s is read with all of its columns, and its example is skipped',
    async (format) => {
      const template = await app.as(team.owner).get(`/users/import/template?format=${format}`);
      expect(template.status).toBe(200);
      const alone = await sendFile(app.as(team.owner), template.bytes, { name: `modele.${format}` });
      expect(alone.error.fields).toEqual({ users: 'required' });
      if (format === 'xlsx') return;

      const found = await owner.choose(Buffer.concat([template.bytes, Buffer.from('Roux;Élise\r\n')]));
      expect(fieldsOf(found)).not.toContain(null);
      expect(found.counts.rows).toBe(1);
    },
  );
});
