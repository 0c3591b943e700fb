import { brandColours } from '@passerelle/shared/contract/rules/common/brand-colours';
import { contrast } from '@passerelle/shared/contract/rules/common/colour';

import { neutral } from './tokens/colours';

/** A repeatable stream of colours: a failure names the colour, and comes back on the next run. */
function* colours(count: number): Generator<string> {
  let seed = 20261123;
  for (let i = 0; i < count; i += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    yield `#${(seed >>> 8).toString(16).padStart(6, '0')}`.toUpperCase();
  }
}

const corners = ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF', '#777777'];

describe('brandColours', () => {
  it('given the product’s own colour, gives the reference values', () => {
    expect(brandColours('#6B5AED')).toEqual({
      fill: '#6B5AED',
      onFill: '#FFFFFF',
      hover: '#5C46D8',
      fillLine: '#6B5AED',
      text: '#6653E6',
      edge: '#6B5AED',
      50: '#F6F7FE',
      100: '#EBECFE',
      200: '#D6D8FE',
      300: '#B3B6FF',
      deep: '#261C64',
      deep2: '#362B83',
    });
  });

  it('given any colour at all, breaks none of its guarantees', () => {
    const broken: string[] = [];
    for (const organisation of [...corners, ...colours(5000)]) {
      const brand = brandColours(organisation);
      const promises: [string, string, string, number][] = [
        ['onFill on fill', brand.onFill, brand.fill, 4.5],
        ['onFill on hover', brand.onFill, brand.hover, 4.5],
        ['text on white', brand.text, neutral.surface, 4.5],
        ['text on paper', brand.text, neutral.paper, 4.5],
        ['text on 50', brand.text, brand[50], 4.5],
        ['text on 100', brand.text, brand[100], 4.5],
        ['edge on paper', brand.edge, neutral.paper, 3],
        ['white on deep', neutral.surface, brand.deep, 13],
        ['ink on 100', neutral.ink, brand[100], 12],
        ['line around the fill', brand.fillLine, neutral.paper, 1.5],
      ];
      for (const [promise, one, other, least] of promises) {
        const reached = contrast(one, other);
        if (reached < least) broken.push(`${organisation}: ${promise} is ${reached.toFixed(2)}, not ${least}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('given a colour too pale for white text, writes in ink', () => {
    expect(brandColours('#FFD400')).toMatchObject({ fill: '#FFD400', onFill: neutral.ink });
  });

  it('given a near miss, darkens the colour rather than giving up white text', () => {
    const { fill, onFill } = brandColours('#E0592A');
    expect(onFill).toBe('#FFFFFF');
    expect(fill).not.toBe('#E0592A');
  });

  it('given a white brand, draws a line around its buttons', () => {
    const { fill, fillLine, edge } = brandColours('#FFFFFF');
    expect(fill).toBe('#FFFFFF');
    expect(fillLine).toBe(edge);
  });
});
