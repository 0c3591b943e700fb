import readExcelFile from 'read-excel-file/node';
import { workbookOf, type Sheet } from './workbook';

async function bytesOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of workbookOf(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const text = (value: string) => ({ kind: 'text', value }) as const;
const at = new Date('2026-11-25T10:30:00Z');

describe('a workbook', () => {
  it('Given texts, figures and dates, Then a spreadsheet program reads what was written', async () => {
    const long = 'é'.repeat(32_767);
    const file = await bytesOf([
      {
        name: 'L’un & l’autre',
        columns: Array.from({ length: 28 }, (_, index) => [`Titre ${index}`, 10]),
        rows: [
          [
            [
              text('=1+1 <b>&amp;</b> "x"'),
              { kind: 'figure', value: 31_000.5 },
              { kind: 'date', value: at, format: 'dd/mm/yyyy' },
            ],
          ],
          [[null, text('deux\r\nlignes'), { kind: 'date', value: at, format: 'd mmm yyyy hh:mm' }], [text(long)]],
        ],
      },
      { name: 'Vide', columns: [['Seul', 5]], rows: [] },
    ]);

    const [first, second] = await readExcelFile(file);

    expect(first?.sheet).toBe('L’un & l’autre');
    expect(first?.data[0]?.[27]).toBe('Titre 27');
    expect(first?.data.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['=1+1 <b>&amp;</b> "x"', 31_000.5, at],
      [null, 'deux\nlignes', at],
      [long, null, null],
    ]);
    expect(second).toEqual({ sheet: 'Vide', data: [['Seul']] });
  });

  it('Given characters that XML cannot hold, Then the file opens without them', async () => {
    const [sheet] = await readExcelFile(
      await bytesOf([{ name: 'x', columns: [['a\u0001b', 5]], rows: [[[text('\uD800c')]]] }]),
    );

    expect(sheet?.data).toEqual([['ab'], ['\uFFFDc']]);
  });

  it('Given many batches, Then no more than some are read ahead of what is taken', async () => {
    let read = 0;
    async function* batches() {
      for (; read < 500; read += 1) {
        yield Array.from({ length: 500 }, (_, index) => [text(`${read} ${index} ${Math.random()}`)]);
      }
    }
    const file = workbookOf([{ name: 'x', columns: [['a', 5]], rows: batches() }]);
    // Up to the first bytes of the sheet itself, which come after its head.
    for (let piece = 0; piece < 14; piece += 1) await file.next();

    expect(read).toBeLessThan(60);
    await file.return(undefined);
  });

  it('Given rows that cannot be read to the end, Then the file says so rather than end early', async () => {
    async function* broken() {
      yield [[text('a')]];
      throw new Error('gone');
    }

    await expect(bytesOf([{ name: 'x', columns: [['a', 5]], rows: broken() }])).rejects.toThrow('gone');
  });
});
