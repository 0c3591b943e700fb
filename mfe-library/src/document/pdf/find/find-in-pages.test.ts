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

  const line = (text: string) => ({ text, endsLine: true });
  it.each([
    ['the apostrophe of a keyboard', [line('De l’entretien à l‘offre')], "l'entretien", [[0, 3, 0, 14]]],
    ['a dash of another length', [line('Dijon – Besançon, rendez\u2011vous')], 'rendez-vous', [[0, 18, 0, 29]]],
    ['a word that is parted at the end of a line', [line('le recrute-'), line('ment')], 'recrutement', [[0, 3, 1, 4]]],
    ['a word that may be parted anywhere', [line('em\u00ADbauche')], 'embauche', [[0, 0, 0, 9]]],
    ['a hyphen of its own at the end of a line', [line('peut-'), line('être')], 'peut-être', [[0, 0, 1, 4]]],
    ['and the word behind it', [line('peut-'), line('être')], 'être', [[1, 0, 1, 4]]],
    ['a hyphen that was printed as a break', [line('demi\u00ADtour')], 'demi-tour', [[0, 0, 0, 9]]],
    ['years that are no word', [line('2024-'), line('2026')], '2024- 2026', [[0, 0, 1, 4]]],
    [
      'each place once, in order',
      [line('rendez-vous, rendez-'), line('vous')],
      'rendez-vous',
      [
        [0, 0, 0, 11],
        [0, 13, 1, 4],
      ],
    ],
  ])('are found by %s', (_what, printed, query, places) => {
    const hits = findInPage(1, printed, query);
    expect(hits.map(({ start, end }) => [start.piece, start.offset, end.piece, end.offset])).toEqual(places);
  });

  it('do not overlap', () => {
    expect(findInPage(1, [{ text: 'aaaa', endsLine: false }], 'aa')).toHaveLength(2);
  });
});
