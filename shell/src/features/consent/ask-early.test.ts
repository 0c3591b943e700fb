import { FROZEN_NOW } from '@passerelle/shared/testing';

import { CHOICE_KEY } from './choice';
import { EARLY_QUESTION, removeEarlyQuestion } from './early-question';

const isAsked = (): boolean => document.querySelector('div .consent') !== null;

async function open(before = ''): Promise<void> {
  document.body.innerHTML = `${before}<template id="${EARLY_QUESTION}"><section class="consent">?</section></template>`;
  await jest.isolateModulesAsync(async () => void (await import('./ask-early')));
}

describe('the question that stands in a document', () => {
  beforeEach(() => localStorage.clear());

  it('is asked of who has not answered, and goes when the page asks by itself', async () => {
    await open();
    expect(isAsked()).toBe(true);

    removeEarlyQuestion();
    expect(isAsked()).toBe(false);
  });

  it('is never shown to who has answered, whatever they have answered', async () => {
    localStorage.setItem(CHOICE_KEY, JSON.stringify({ analytics: false, at: new Date().toISOString() }));
    await open();
    expect(isAsked()).toBe(false);
  });

  it('is asked again a year later', async () => {
    localStorage.setItem(CHOICE_KEY, JSON.stringify({ analytics: true, at: '2020-01-01T00:00:00.000Z' }));
    expect(Date.parse(FROZEN_NOW)).toBeGreaterThan(Date.parse('2021-01-01T00:00:00.000Z'));
    await open();
    expect(isAsked()).toBe(true);
  });

  it('is left to the page, like the first paint, where another language was chosen', async () => {
    localStorage.setItem('passerelle.locale', 'en');
    const root = `<div data-first-paint lang="fr"></div>`;
    await open(root);
    expect(isAsked()).toBe(false);
    expect(document.querySelector('[data-first-paint]')).not.toBeInTheDocument();

    localStorage.setItem('passerelle.locale', 'fr');
    await open(root);
    expect(isAsked()).toBe(true);
    expect(document.querySelector('[data-first-paint]')).toBeInTheDocument();
  });

  it('is asked where the browser keeps nothing', async () => {
    const kept = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    await open();
    expect(isAsked()).toBe(true);
    kept.mockRestore();
  });
});
