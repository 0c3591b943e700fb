import type { MetricAnswer } from '@passerelle/shared/contract';

import { levelOf, totalOf, valuesOf } from './dashboard.resource';

const nothing: MetricAnswer = { resultType: 'vector', result: [] };
const badge = (name: string, level: string, count = '1'): MetricAnswer['result'][number] => ({
  metric: { badge: name, level },
  value: [1_763_424_000, count],
});

describe('what a metric says', () => {
  it('is nothing where nothing happened', () => {
    expect(totalOf(nothing)).toBe(0);
    expect(valuesOf(nothing, 3)).toEqual([0, 0, 0]);
    expect(levelOf(nothing, 'cv')).toBeNull();
  });

  it('is one figure, or one for each moment', () => {
    expect(totalOf({ resultType: 'vector', result: [{ metric: {}, value: [1, '35'] }] })).toBe(35);
    const values: [number, string][] = [
      [1, '2'],
      [2, '0'],
    ];
    expect(valuesOf({ resultType: 'matrix', result: [{ metric: {}, values }] }, 2)).toEqual([2, 0]);
  });

  it('is the highest level of a badge, in whichever order they come', () => {
    const answer = {
      ...nothing,
      result: [badge('cv', 'lvl2'), badge('cv', 'lvl1'), badge('linkedin', 'lvl3', '0'), badge('linkedin', 'lvl1')],
    };

    expect(levelOf(answer, 'cv')).toBe('lvl2');
    expect(levelOf(answer, 'linkedin')).toBe('lvl1');
    expect(levelOf(answer, 'professionalProject')).toBeNull();
  });
});
