import { didYouMean, nearest } from './nearest';

describe('What may have been meant', () => {
  it.each([
    ['famliy', 'family'],
    ['Points', 'points'],
    ['bleu', 'blue'],
    ['naem', 'name'],
    ['x', undefined],
    ['something else', undefined],
    ['', undefined],
  ])('by %s is %s', (word, meant) => {
    expect(nearest(word, ['family', 'points', 'blue', 'name'])).toBe(meant);
  });

  it('is asked only where there is a guess', () => {
    expect(didYouMean('famly', ['family'])).toBe('; did you mean family?');
    expect(didYouMean('famly', [])).toBe('');
  });
});
