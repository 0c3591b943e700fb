/** @jest-environment node */
import { readTextLocales } from '../lib/text-locales.mjs';
import { languageFaults } from './catalogue-faults.mjs';
import { readLanguage, readTerms } from './terms.mjs';

describe.each(readTextLocales())('the catalogues in %s', (locale) => {
  it('are complete and without a fault', () => {
    expect(languageFaults(locale)).toEqual([]);
  });

  it('have a translation of each term', () => {
    const { terms } = readLanguage(locale);
    const wanted = locale === 'fr' ? [] : readTerms().map(({ term }) => term);
    expect(Object.keys(terms).toSorted()).toEqual(wanted.toSorted());
    for (const forms of Object.values(terms)) expect(forms).not.toEqual([]);
  });
});
