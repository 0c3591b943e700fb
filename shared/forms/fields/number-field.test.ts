import { readNumber } from './number-field';

describe('a number as people write it', () => {
  it.each([
    ['34500', 34_500],
    ['34 500', 34_500],
    ['34\u202F500,5', 34_500.5],
    ['34.500,50', 34_500.5],
    ['34,500', 34_500],
    ['1,234,567.8', 1_234_567.8],
    ['34,5', 34.5],
    ['12.', 12],
    ['-3', -3],
    ['', undefined],
    ['  ', undefined],
    ['beaucoup', 'beaucoup'],
    ['12 euros', '12 euros'],
  ])('%s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});
