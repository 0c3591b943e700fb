import { neutral } from './tokens/colours';
import { themeFor } from './theme-for';

const organisation = { primary: '#0B2545', secondary: null, background: null, logoUrl: null, bannerUrl: null };

describe('themeFor', () => {
  it('given no organisation, wears the product’s own colour', () => {
    const { palette } = themeFor(null, 'fr');
    expect(palette.primary.main).toBe('#6B5AED');
    expect(palette.brand.text).toBe('#6653E6');
  });

  it('given an organisation, moves the brand and leaves the neutrals where they are', () => {
    const { palette } = themeFor(organisation, 'fr');
    expect(palette.brand.fill).toBe('#0B2545');
    expect(palette.neutral).toEqual(neutral);
    expect(palette.text.primary).toBe(neutral.ink);
  });

  it('gives the organisation’s other colours to its picture, and to nothing that is read', () => {
    const plain = themeFor(organisation, 'fr').palette;
    const coloured = themeFor({ ...organisation, secondary: '#FF0000', background: '#FFEECC' }, 'fr').palette;
    expect(coloured.scenery).toMatchObject({ ground: '#FFEECC' });
    expect(coloured.scenery.bank).not.toBe(plain.scenery.bank);
    expect(coloured.brand).toEqual(plain.brand);
  });

  it('makes its tokens variables of the page', () => {
    const { vars } = themeFor(null, 'fr');
    expect(vars.palette.brand[100]).toContain('--mui-palette-brand-100');
  });

  it.each([
    ['fr', 'ltr'],
    ['ar', 'rtl'],
    ['ir', 'rtl'],
  ] as const)('given %s, reads %s', (locale, direction) => expect(themeFor(null, locale).direction).toBe(direction));

  it.each([
    ['fr', []],
    ['tr', []],
    ['ar', ['Vazirmatn Variable']],
    ['ir', ['Vazirmatn Variable']],
    ['ru', ['Onest Cyrillic Variable']],
    ['cn', ['PingFang SC']],
    ['jp', ['Hiragino Sans']],
  ] as const)('given %s, names the fonts of no other script', (locale, own) => {
    const { fontFamily, h1 } = themeFor(null, locale).typography;
    const ofScripts = ['Vazirmatn Variable', 'Onest Cyrillic Variable', 'PingFang SC', 'Hiragino Sans'];
    for (const fonts of [fontFamily, h1.fontFamily])
      expect(ofScripts.filter((name) => fonts?.includes(name))).toEqual(own);
  });
});
