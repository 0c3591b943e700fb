import { answerText, plainNumber } from './answer';

describe('numbers in an answer', () => {
  it.each([
    [0, '0'],
    [-0, '-0'],
    [1.5, '1.5'],
    [1e21, '1000000000000000000000'],
    [1.25e22, '12500000000000000000000'],
    [-1e-7, '-0.0000001'],
    [1.5e-9, '0.0000000015'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, '+Inf'],
    [Number.NEGATIVE_INFINITY, '-Inf'],
  ])('%p is written %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });

  it('has three decimals in a moment that needs them, and none in another', () => {
    const text = answerText(
      { type: 'vector', series: [{ labels: {}, values: [1, 2, 3] }] },
      [1_000, 1_100, 1_101],
      true,
      false,
    );
    expect(text).toContain('[[1,"1"],[1.100,"2"],[1.101,"3"]]');
  });
});
