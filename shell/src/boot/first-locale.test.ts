import { activateLocale } from '@passerelle/shared/i18n';

import { firstLocale } from './boot-data';

describe('the language that a page opens in', () => {
  it('is French for who is not known', () => {
    expect(firstLocale(null)).toBe('fr');
  });

  it('is the person’s own on a device where none was chosen', () => {
    expect(firstLocale({ locale: 'en' })).toBe('en');
    expect(firstLocale({ locale: null })).toBe('fr');
  });

  it('is what was chosen on this device, whatever was chosen elsewhere', async () => {
    await activateLocale('en');
    expect(firstLocale({ locale: 'de' })).toBe('en');
  });
});
