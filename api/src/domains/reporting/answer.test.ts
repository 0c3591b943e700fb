import { answerText, scalarNumber, seriesNumber } from './answer';

describe('formatting of numbers in an answer', () => {
  it.each([
    [0, '0', '0'],
    [-0, '-0', '-0'],
    [1.5, '1.5', '1.5'],
    [1e20, '100000000000000000000', '100000000000000000000'],
    [1e21, '1000000000000000000000', '1e+21'],
    [1.25e22, '12500000000000000000000', '1.25e+22'],
    [1e300, `1${'0'.repeat(300)}`, '1e+300'],
    [1e-6, '0.000001', '0.000001'],
    [-1e-7, '-0.0000001', '-1e-07'],
    [1.5e-9, '0.0000000015', '1.5e-09'],
    [2.5e-12, '0.0000000000025', '2.5e-12'],
    [Number.NaN, 'NaN', 'NaN'],
    [Number.POSITIVE_INFINITY, '+Inf', '+Inf'],
    [Number.NEGATIVE_INFINITY, '-Inf', '-Inf'],
  ])('%p is written %s as a scalar and %s in a series', (value, scalar, series) => {
    expect([scalarNumber(value), seriesNumber(value)]).toEqual([scalar, series]);
  });

  it('a time has three decimals if needed, otherwise none', () => {
    const text = answerText(
      { type: 'vector', series: [{ labels: {}, values: [1, 2, 3] }] },
      [1_000, 1_100, 1_101],
      true,
      false,
    );
    expect(text).toContain('[[1,"1"],[1.100,"2"],[1.101,"3"]]');
  });
});
