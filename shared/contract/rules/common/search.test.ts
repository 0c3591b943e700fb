import { limits } from '../../limits';
import { matchesSearch, plainDigits, plainLetters, searchText, searchWords } from './search';
import { drawsFrom, drawText, searchPairs } from './search.test-helper';

describe('a text made ready for search', () => {
  it.each([
    ['Émile Zola', 'emile zola'],
    ['E\u0301mile', 'emile'],
    ['Cœur, Ærø, Łódź', 'coeur aero lodz'],
    ['ŒUVRE  \u00a0 d’État\n', 'oeuvre d etat'],
    ['Jean-Pierre d\u0027Ormesson', 'jean pierre d ormesson'],
    ['a.b@Example.org', 'a.b@example.org'],
    ['Straße İstanbul', 'strasse istanbul'],
    ['Иван Ёлкин', 'иван елкин'],
    ['محمد', 'محمد'],
  ])('« %s » is « %s »', (text, ready) => expect(searchText(text)).toBe(ready));

  it('joins the parts that there are', () => {
    expect(searchText('Camille', null, undefined, 'Durand')).toBe('camille durand');
  });

  it('keeps its hyphens where only the letters are to be plain', () => {
    expect(plainLetters('Jean-Noël')).toBe('jean-noel');
  });

  it('keeps everything but its digits where only those are to be plain', () => {
    expect(plainDigits('Été ٠١٢، ۷۸۹ - ３４ é')).toBe('Été 012، 789 - 34 é');
  });
});

describe('a search', () => {
  it('ignores case, accents and the kind of apostrophe, and wants every word, in any order', () => {
    expect(matchesSearch('Émile d’Ormesson, Aval-Conseil', 'aval emile')).toBe(true);
    expect(matchesSearch('Émile d’Ormesson, Aval-Conseil', 'd\u0027ormesson AVAL CONSEIL')).toBe(true);
    expect(matchesSearch('Émile d’Ormesson, Aval-Conseil', 'emile zola')).toBe(false);
  });

  it.each(searchPairs)('of « %s » for « %s » is answered %s', (text, search, isFound) =>
    expect(matchesSearch(text, search)).toBe(isFound),
  );

  it('is the same whatever the form of the letters, and after being made ready once more', () => {
    const draw = drawsFrom(7);
    for (let time = 0; time < 2_000; time += 1) {
      const text = drawText(draw, 8);
      const ready = searchText(text);
      expect(searchText(ready)).toBe(ready);
      for (const form of ['NFC', 'NFD'] as const) expect(searchText(text.normalize(form))).toBe(ready);
      for (const word of searchWords(text)) expect(ready).toContain(word);
    }
  });

  it('without words finds everything', () => {
    expect(searchWords('  ')).toEqual([]);
    expect(matchesSearch('Émile', '')).toBe(true);
  });

  it('asks for a repeated word once, and for no more words than a person types', () => {
    expect(searchWords('Ana ana ANA lima')).toEqual(['ana', 'lima']);
    expect(searchWords(Array.from({ length: 50 }, (_, index) => `w${index}`).join(' '))).toHaveLength(
      limits.searchWords,
    );
  });
});
