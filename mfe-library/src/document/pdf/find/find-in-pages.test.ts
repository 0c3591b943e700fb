import { findInPage } from './find-in-pages';

const pieces = [
  { text: 'Étape 1', endsLine: true },
  { text: '', endsLine: true },
  { text: 'Le cœur du ', endsLine: false },
  { text: 'réseau', endsLine: true },
  { text: 'professionnel, l’étape', endsLine: false },
];
const found = (query: string) =>
  findInPage(3, pieces, query).map(({ page, start, end }) => [page, start.piece, start.offset, end.piece, end.offset]);

describe('words in a page', () => {
  it.each([
    [
      'étape',
      [
        [3, 0, 0, 0, 5],
        [3, 4, 17, 4, 22],
      ],
    ],
    [
      'ETAPE',
      [
        [3, 0, 0, 0, 5],
        [3, 4, 17, 4, 22],
      ],
    ],
    ['e\u0301tape 1', [[3, 0, 0, 0, 7]]],
    ['coeur', [[3, 2, 3, 2, 7]]],
    ['cœur  du réseau professionnel', [[3, 2, 3, 4, 13]]],
    ['eseau', [[3, 3, 1, 3, 6]]],
    ['1 le', [[3, 0, 6, 2, 2]]],
    ['absent', []],
    ['  ', []],
    ['.*', []],
  ])('« %s » stands where it can be shown', (query, places) => expect(found(query)).toEqual(places));

  it('do not overlap', () => {
    expect(findInPage(1, [{ text: 'aaaa', endsLine: false }], 'aa')).toHaveLength(2);
  });
});
