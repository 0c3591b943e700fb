import { contentLanguageOf, inLocale } from './text';

describe('a text of the content', () => {
  it.each([
    [{ fr: 'Oui', en: 'Yes', de: 'Ja' }, 'de', 'Ja'],
    [{ fr: 'Oui', en: 'Yes' }, 'fr', 'Oui'],
    [{ en: 'Yes' }, 'en', 'Yes'],
    [{}, 'fr', ''],
  ])('%j for a German reader is in %s', (words, language, text) => {
    expect(contentLanguageOf(words, 'de')).toBe(language);
    expect(inLocale(words, 'de')).toBe(text);
  });
});
