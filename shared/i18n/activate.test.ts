import { i18n } from '@lingui/core';

import { last, on } from '@passerelle/shared/events';
import { activateLocale, currentLocale, registerCatalogue, storedLocale } from './index';
import { completeLocales, forgetAreas } from './catalogues';

const french = async () => ({ hello: 'Bonjour', bye: 'Au revoir' });
const english = async () => ({ hello: 'Hello', bye: 'Goodbye' });

describe('the page’s locale', () => {
  beforeEach(() => {
    forgetAreas();
    return activateLocale('fr');
  });

  it('is French until another one was chosen', () => {
    localStorage.clear();

    expect(storedLocale()).toBe('fr');
  });

  it('shows the words of every area, remembers the choice and tells the page', async () => {
    await registerCatalogue('shell', { fr: french, en: english });
    await registerCatalogue('mfe-contacts', { fr: async () => ({ add: 'Ajouter' }), en: async () => ({ add: 'Add' }) });

    await activateLocale('en');

    expect([i18n._('hello'), i18n._('add')]).toEqual(['Hello', 'Add']);
    expect(storedLocale()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(last('locale-changed')).toEqual({ locale: 'en', language: 'en', direction: 'ltr' });
  });

  it('tells the browser the names and the direction that it knows', async () => {
    await activateLocale('ir');

    expect(document.documentElement.lang).toBe('fa-IR');
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('brings the words of a remote that is loaded later', async () => {
    await activateLocale('en');

    await registerCatalogue('mfe-contacts', { fr: french, en: english });

    expect(i18n._('bye')).toBe('Goodbye');
  });

  it('falls back to French when a catalogue does not come, and says so', async () => {
    const faults: string[] = [];
    on('error-reported', ({ remote, message }) => faults.push(`${remote}: ${message}`));
    await registerCatalogue('shell', { fr: french, en: () => Promise.reject(new Error('lost')) });

    await activateLocale('en');

    expect(i18n._('hello')).toBe('Bonjour');
    expect(faults).toEqual(['i18n (shell): lost']);
  });

  it('keeps the later of two choices, even when its words come first', async () => {
    let deliver = () => {};
    const slow = () => new Promise<Record<string, string>>((resolve) => (deliver = () => resolve({ hello: 'Hallo' })));
    await registerCatalogue('shell', { fr: french, en: english, de: slow });

    const german = activateLocale('de');
    await activateLocale('en');
    deliver();
    await german;

    expect(currentLocale()).toBe('en');
    expect(i18n._('hello')).toBe('Hello');
  });

  it('brings the words of an area that comes while the language is changing', async () => {
    let deliver = () => {};
    const slow = () => new Promise<Record<string, string>>((resolve) => (deliver = () => resolve({ hello: 'Hello' })));
    await registerCatalogue('shell', { fr: french, en: slow });

    const change = activateLocale('en');
    await registerCatalogue('mfe-contacts', { fr: async () => ({ add: 'Ajouter' }), en: async () => ({ add: 'Add' }) });
    deliver();
    await new Promise((resolve) => setTimeout(resolve));
    deliver();
    await change;

    expect(i18n._('add')).toBe('Add');
  });

  it('offers only locales that every area speaks', async () => {
    await registerCatalogue('shell', { fr: french, en: english, de: english });
    await registerCatalogue('mfe-contacts', { fr: french, en: english });

    expect(completeLocales(['fr', 'en', 'de'])).toEqual(['fr', 'en']);
  });
});
