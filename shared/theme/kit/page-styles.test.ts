import { themeFor } from '../theme-for';
import { pageStyles } from './page-styles';

const organisation = { primary: '#0B2545', secondary: null, background: null, logoUrl: null, bannerUrl: null };

describe('pageStyles', () => {
  it('gives each class of the kit no weight, so that `sx` is stronger', () => {
    const selectors = Object.keys(pageStyles(themeFor(null, 'fr').theme)).filter((one) => one.includes('.kit-'));
    expect(selectors.length).toBeGreaterThan(40);
    for (const selector of selectors) expect(selector.replaceAll(/:where\(\.kit-[\w-]+\)/g, '')).not.toContain('.kit-');
  });

  it('is the same for every organisation', () => {
    expect(pageStyles(themeFor(organisation, 'fr').theme)).toEqual(pageStyles(themeFor(null, 'fr').theme));
  });
});
