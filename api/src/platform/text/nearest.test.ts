import { didYouMean, nearest } from './nearest';

describe('The suggestion for a mistyped word', () => {
  it.each([
    ['famliy', 'family'],
    ['Points', 'points'],
    ['bleu', 'blue'],
    ['naem', 'name'],
    ['x', undefined],
    ['something else', undefined],
    ['', undefined],
  ])('%s is %s', (word, meant) => {
    expect(nearest(word, ['family', 'points', 'blue', 'name'])).toBe(meant);
  });

  it('is absent without a close match', () => {
    expect(didYouMean('famly', ['family'])).toBe('; did you mean family?');
    expect(didYouMean('famly', [])).toBe('');
  });
});
