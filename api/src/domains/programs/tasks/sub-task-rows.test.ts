import { inReadersLanguage } from './sub-task-rows';

const [common, french, english] = [{ locale: null }, { locale: 'fr' }, { locale: 'en' }] as const;

describe('The steps that a reader sees', () => {
  it('are those for all and those in their language', () => {
    expect(inReadersLanguage([common, french, english], 'en')).toEqual([common, english]);
    expect(inReadersLanguage([common, french, english], 'fr')).toEqual([common, french]);
  });

  it('are the French ones without any in their language', () => {
    expect(inReadersLanguage([common, french, english], 'de')).toEqual([common, french]);
    expect(inReadersLanguage([french], 'en')).toEqual([french]);
  });
});
