import { aFolder, type BadPack, type Contents, problemsWith } from '../testing/a-folder';
import { readPack } from './read-pack';

const file = 'trades/rome.yaml';
const head = `name: ROME
version: '4.60'
month: 2025-09
licence: Licence Ouverte 2.0
trades:
`;
const withTrades = (trades: string, above = head): Contents => ({ [file]: above + trades });

const faults: BadPack[] = [
  [
    'an interest that does not exist',
    withTrades('  A1101: { label: Bûcheron, major: X }\n'),
    [`${file}:6: major must be one of R, I, A, S, E, C; did you mean R?`],
  ],
  ['no label', withTrades('  A1101: { major: R }\n'), [`${file}:6: label is missing`]],
  [
    'the same interest twice',
    withTrades('  A1101: { label: Bûcheron, major: R, minor: R }\n'),
    [`${file}:6: minor must be another interest than major`],
  ],
  [
    'the same code twice',
    withTrades('  A1101: { label: Bûcheron, major: R }\n  A1101: { label: Élagueur, major: R }\n'),
    [`${file}:7: the same name stands here twice`],
  ],
  ['no trade', withTrades('  {}\n'), [`${file}:5: trades must be at least one trade, by its code`]],
  [
    'no month of the version',
    withTrades('  A1101: { label: Bûcheron, major: R }\n', head.replace('2025-09', '2025')),
    [`${file}:3: month must be a year and a month, such as 2025-09`],
  ],
  [
    'no licence',
    withTrades('  A1101: { label: Bûcheron, major: R }\n', head.replace('licence: Licence Ouverte 2.0\n', '')),
    [`${file}:1: licence is missing`],
  ],
  [
    'a translation',
    { ...withTrades('  A1101: { label: Bûcheron, major: R }\n'), 'trades/rome.en.yaml': head },
    ['trades/rome.en.yaml:1: a list of trades is not translated'],
  ],
];

describe('A list of trades', () => {
  it.each(faults)('is refused: %s', async (_name, changes, expected) => {
    expect(await problemsWith(changes)).toEqual(expected);
  });

  it('is read with its source, and one or two interests each', async () => {
    const folder = await aFolder(
      withTrades('  A1101: { label: Bûcheron, major: R }\n  K1101: { label: Médiateur, major: S, minor: E }\n'),
    );
    const { trades } = await readPack(folder.root);
    await folder.remove();

    expect(trades).toEqual([
      {
        key: 'rome',
        name: 'ROME',
        version: '4.60',
        month: '2025-09',
        licence: 'Licence Ouverte 2.0',
        trades: [
          { code: 'A1101', label: 'Bûcheron', major: 'R', minor: null },
          { code: 'K1101', label: 'Médiateur', major: 'S', minor: 'E' },
        ],
      },
    ]);
  });
});
