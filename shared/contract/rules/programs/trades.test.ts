import { tradeInterests, tricamLetters } from '../../enums/tasks';
import { interestOf, letterOf, matchingInterests } from './trades';

describe('the interests of the six letters', () => {
  it('are the six of RIASEC, by what each letter stands for', () => {
    expect(interestOf).toEqual({
      t: 'R', // technique: réaliste
      r: 'I', // réflexion: investigateur
      i: 'A', // imagination: artistique
      c: 'S', // coopération: social
      a: 'E', // action: entreprenant
      m: 'C', // méthode: conventionnel
    });
    expect(tricamLetters.map((letter) => interestOf[letter]).toSorted()).toEqual(tradeInterests.toSorted());
    expect(tricamLetters.map((letter) => letterOf[interestOf[letter]])).toEqual(tricamLetters);
  });
});

describe('the trades that match a profile', () => {
  it('have both letters in their order, then swapped, then the first, then the second', () => {
    expect(matchingInterests(['t', 'm', 'c'])).toEqual([
      { major: 'R', minor: 'C' },
      { major: 'C', minor: 'R' },
      { major: 'R', minor: null },
      { major: 'C', minor: null },
    ]);
  });

  it('have the one letter of a profile of one, and none match a profile without a letter', () => {
    expect(matchingInterests(['i'])).toEqual([{ major: 'A', minor: null }]);
    expect(matchingInterests([])).toEqual([]);
  });
});
