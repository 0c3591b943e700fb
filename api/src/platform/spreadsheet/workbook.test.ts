import readExcelFile from 'read-excel-file/node';
import { workbookOf } from './workbook';

const text = (value: string) => ({ kind: 'text', value }) as const;
const at = new Date('2026-11-25T10:30:00Z');

describe('a workbook', () => {
  it('Given texts, figures and dates, Then a spreadsheet program reads the same values', async () => {
    const long = 'é'.repeat(32_767);
    const file = await workbookOf([
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
          [[null, text('deux\nlignes 👩‍👩‍👧'), { kind: 'date', value: at, format: 'd mmm yyyy hh:mm' }], [text(long)]],
        ],
      },
      { name: 'Vide', columns: [['Seul', 5]], rows: [] },
    ]);

    const [first, second] = await readExcelFile(file);

    expect(first?.sheet).toBe('L’un & l’autre');
    expect(first?.data[0]?.[27]).toBe('Titre 27');
    expect(first?.data.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['=1+1 <b>&amp;</b> "x"', 31_000.5, at],
      [null, 'deux\nlignes 👩‍👩‍👧', at],
      [long, null, null],
    ]);
    expect(second).toEqual({ sheet: 'Vide', data: [['Seul']] });
  });

  it('Given characters that XML does not allow, Then the file opens without them', async () => {
    const [sheet] = await readExcelFile(
      await workbookOf([{ name: 'x', columns: [['a\u0001b', 5]], rows: [[[text('\uD800c')]]] }]),
    );

    expect(sheet?.data).toEqual([['ab'], ['c']]);
  });

  it('Given a read error halfway, Then the file is invalid rather than short', async () => {
    async function* broken() {
      yield [[text('a')]];
      throw new Error('gone');
    }

    await expect(workbookOf([{ name: 'x', columns: [['a', 5]], rows: broken() }])).rejects.toThrow('gone');
  });
});
