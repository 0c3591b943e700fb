import { variablesOf } from './variables';

describe('variablesOf', () => {
  it('names each colour by its place, and leaves what is no text', () => {
    const { names, values } = variablesOf({ palette: { brand: { fill: '#123456', 100: '#eee' }, mode: 3 } }, '--mui');
    expect(names).toEqual({
      palette: { brand: { fill: 'var(--mui-palette-brand-fill)', 100: 'var(--mui-palette-brand-100)' }, mode: 3 },
    });
    expect(values).toEqual({ '--mui-palette-brand-fill': '#123456', '--mui-palette-brand-100': '#eee' });
  });
});
