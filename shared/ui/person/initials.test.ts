import { groundOf, initialsOf } from './person-avatar';

describe('initialsOf', () => {
  it.each([
    ['Amel', 'Benkhelifa', 'AB'],
    ['élodie', 'Marchetti', 'ÉM'],
    [null, 'Le Goff', 'L'],
    ['', '', ''],
    ['أمل', 'بن خليفة', 'أ'],
    ['𝒜lba', 'Rossi', '𝒜R'],
  ])('%s %s → %s', (first, last, expected) => {
    expect(initialsOf(first, last)).toBe(expected);
  });
});

describe('groundOf', () => {
  it('gives one person one ground, and many people many', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `person-${index}`);
    expect(ids.map(groundOf)).toEqual(ids.map(groundOf));
    expect(new Set(ids.map(groundOf)).size).toBe(7);
  });
});
