import { i18n } from '@lingui/core';

import { last, on } from '@passerelle/shared/events';
import { activateLocale, chosenLocale, currentLocale, registerCatalogues, storedLocale } from './index';
import { completeLocales, forgetAreas } from './catalogues';

type Words = Record<string, string>;

const catalogue = (messages: Words) => async () => ({ messages });
const french = catalogue({ hello: 'Bonjour', bye: 'Au revoir' });
const english = catalogue({ hello: 'Hello', bye: 'Goodbye' });
const contacts = { fr: catalogue({ add: 'Ajouter' }), en: catalogue({ add: 'Add' }) };

/** A catalogue that comes when the test says so. */
function slowCatalogue(messages: Words) {
  const waiting: (() => void)[] = [];
  return {
    load: () => new Promise<{ messages: Words }>((resolve) => waiting.push(() => resolve({ messages }))),
    deliver: () => waiting.forEach((resolve) => resolve()),
  };
}

describe('the page’s locale', () => {
  beforeEach(() => {
    forgetAreas();
    return activateLocale('fr');
  });

  it('is French until another one was chosen', () => {
    localStorage.clear();

    expect(storedLocale()).toBe('fr');
  });

  it('is not remembered without a choice of the user', async () => {
    localStorage.clear();

    await activateLocale('en', { remember: false });

    expect(currentLocale()).toBe('en');
    expect(chosenLocale()).toBeNull();
  });

  it('shows the words of every area, remembers the choice and notifies the page', async () => {
    await registerCatalogues('shell', { fr: french, en: english });
    await registerCatalogues('mfe-contacts', contacts);

    await activateLocale('en');

    expect([i18n._('hello'), i18n._('add')]).toEqual(['Hello', 'Add']);
    expect(storedLocale()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(last('locale-changed')).toEqual({ locale: 'en', language: 'en', direction: 'ltr' });
  });

  it('sets the language tag and the direction of the document', async () => {
    await activateLocale('ir');

    expect(document.documentElement.lang).toBe('fa-IR');
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('brings the words of a remote that is loaded later', async () => {
    await activateLocale('en');

    await registerCatalogues('mfe-contacts', { fr: french, en: english });

    expect(i18n._('bye')).toBe('Goodbye');
  });

  it('draws nothing anew for the words of a part that was not there yet', async () => {
    await activateLocale('en');
    const drawnAnew = jest.fn();
    const stop = i18n.on('change', drawnAnew);

    await registerCatalogues('mfe-contacts', contacts);
    stop();

    expect(i18n._('add')).toBe('Add');
    expect(drawnAnew).not.toHaveBeenCalled();
  });

  it('falls back to French when a catalogue does not come, and says so', async () => {
    const faults: string[] = [];
    on('error-reported', ({ remote, message }) => faults.push(`${remote}: ${message}`));
    await registerCatalogues('shell', { fr: french, en: () => Promise.reject(new Error('lost')) });

    await activateLocale('en');

    expect(i18n._('hello')).toBe('Bonjour');
    expect(faults).toEqual(['i18n (shell): lost']);
  });

  it('keeps the later of two choices, even when its words come first', async () => {
    const slow = slowCatalogue({ hello: 'Hallo' });
    await registerCatalogues('shell', { fr: french, en: english, de: slow.load });

    const german = activateLocale('de');
    await activateLocale('en');
    slow.deliver();
    await german;

    expect(currentLocale()).toBe('en');
    expect(i18n._('hello')).toBe('Hello');
  });

  it('brings the words of an area that comes while the language is changing', async () => {
    const slow = slowCatalogue({ hello: 'Hello' });
    await registerCatalogues('shell', { fr: french, en: slow.load });

    const change = activateLocale('en');
    await registerCatalogues('mfe-library', { fr: catalogue({ read: 'Lire' }), en: catalogue({ read: 'Read' }) });
    slow.deliver();
    await new Promise((resolve) => setTimeout(resolve));
    slow.deliver();
    await change;

    expect(i18n._('read')).toBe('Read');
  });

  it('offers only locales that every area speaks', async () => {
    await registerCatalogues('shell', { fr: french, en: english, de: english });
    await registerCatalogues('mfe-contacts', { fr: french, en: english });

    expect(completeLocales(['fr', 'en', 'de'])).toEqual(['fr', 'en']);
  });
});
