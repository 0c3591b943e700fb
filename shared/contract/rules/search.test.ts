import { matchesSearch, normaliseForSearch, searchWords } from './search';

describe('a text made ready for search', () => {
  it.each([
    ['Émile Zola', 'emile zola'],
    ['Cœur, Ærø, Straße', 'coeur, aero, strasse'],
    ['ŒUVRE  \u00a0 d’État\n', 'oeuvre d’etat'],
    ['E\u0301mile', 'emile'],
    ['Иван Ёлкин', 'иван елкин'],
  ])('« %s » is « %s »', (text, normalised) => expect(normaliseForSearch(text)).toBe(normalised));
});

describe('a search', () => {
  it('ignores case and accents and wants every word, in any order', () => {
    expect(matchesSearch('Émile Nguyen, Aval Conseil', 'aval emile')).toBe(true);
    expect(matchesSearch('Émile Nguyen, Aval Conseil', 'emile zola')).toBe(false);
  });

  it('without words finds everything', () => {
    expect(searchWords('  ')).toEqual([]);
    expect(matchesSearch('Émile', '')).toBe(true);
  });

  it('asks for a repeated word once', () => {
    expect(searchWords('Ana ana ANA lima')).toEqual(['ana', 'lima']);
  });
});
