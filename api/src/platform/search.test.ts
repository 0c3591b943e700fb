import { searchPatterns, searchText, sortKey } from './search';

describe('what is kept for searching', () => {
  it.each([
    ['Émile', 'emile'],
    ['Jean-Pierre d’Ormesson', 'jean pierre d ormesson'],
    ['Œuvre  ÇA', 'oeuvre ca'],
    ['a.b@Example.org', 'a.b@example.org'],
    ['Straße İstanbul', 'strasse istanbul'],
    ['محمد', 'محمد'],
  ])('of « %s » is « %s »', (text, kept) => {
    expect(searchText(text)).toBe(kept);
  });

  it('joins what there is', () => {
    expect(searchText('Camille', null, undefined, 'Durand')).toBe('camille durand');
    expect(sortKey('Durand', 'Émile')).toBe('durand emile');
  });
});

describe('what is searched for', () => {
  it('is every word once, in any order, with nothing that means something to LIKE', () => {
    expect(searchPatterns('  Durand émile durand ')).toEqual(['%durand%', '%emile%']);
    expect(searchPatterns('100%_\\')).toEqual(['%100\\%\\_\\\\%']);
    expect(searchPatterns(undefined)).toEqual([]);
  });

  it('is no more than ten words', () => {
    expect(searchPatterns(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10);
  });
});
