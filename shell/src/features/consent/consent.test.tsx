import { axe, FROZEN_NOW, renderScreen } from '@passerelle/shared/testing';
import { act, screen, within } from '@testing-library/react';

import { bootData } from '../../boot/boot-data';
import { Consent } from './consent';
import { choose } from './consent-store';

const KEY = 'passerelle.consent';
const banner = (): HTMLElement | null => screen.queryByRole('region', { name: 'Vos choix sur les cookies' });
const script = (): HTMLScriptElement | null => document.head.querySelector<HTMLScriptElement>('#analytics');
const storedChoice = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

const env = {
  env: 'test',
  version: '1.4.0',
  demo: false,
  publicUrl: 'http://localhost',
  locales: ['fr' as const],
  debugLogs: true,
};

describe('the cookie banner', () => {
  beforeEach(() => {
    bootData.env = {
      ...env,
      analytics: { scriptUrl: 'https://stats.example/s.js', siteId: '7', cookies: ['_pk_id'] },
    };
  });
  afterEach(() => script()?.remove());

  it('asks, with refusing as plain as accepting, and measures nothing meanwhile', async () => {
    await renderScreen(<Consent />);

    const shown = within(banner() ?? document.body);
    const refuse = shown.getByRole('button', { name: 'Tout refuser' });
    const accept = shown.getByRole('button', { name: 'Tout accepter' });
    expect(refuse.className).toBe(accept.className);
    expect(shown.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/privacy-policy');
    expect(script()).not.toBeInTheDocument();
    await axe();
  });

  it('keeps a refusal, and says so', async () => {
    const { user } = await renderScreen(<Consent />);

    await user.click(screen.getByRole('button', { name: 'Tout refuser' }));

    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('Votre choix est enregistré.');
    expect(storedChoice()).toEqual({ analytics: false, at: FROZEN_NOW });
    expect(script()).not.toBeInTheDocument();
  });

  it('loads the measurement once it is accepted; a later refusal takes script and cookies away', async () => {
    const { user } = await renderScreen(<Consent />);

    await user.click(screen.getByRole('button', { name: 'Tout accepter' }));

    expect(storedChoice()).toEqual({ analytics: true, at: FROZEN_NOW });
    expect(script()).toMatchObject({ src: 'https://stats.example/s.js', async: true });
    expect(script()?.dataset).toMatchObject({ siteId: '7' });

    document.cookie = '_pk_id.7.ab=1';
    act(() => choose(false));
    expect(script()).not.toBeInTheDocument();
    expect(document.cookie).not.toContain('_pk_id');
  });

  it('is not asked again within the year', async () => {
    localStorage.setItem(KEY, JSON.stringify({ analytics: false, at: '2025-12-01T00:00:00.000Z' }));
    await renderScreen(<Consent />);
    expect(banner()).not.toBeInTheDocument();
  });

  it('agrees with what was chosen in another tab', async () => {
    await renderScreen(<Consent />);

    localStorage.setItem(KEY, JSON.stringify({ analytics: true, at: FROZEN_NOW }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));

    expect(banner()).not.toBeInTheDocument();
    expect(script()).toBeInTheDocument();
  });

  it('makes the page longer by its height while it is there', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
    // Tests write no styles into the document.
    const style = document.createElement('style');
    style.textContent = 'section { position: fixed }';
    document.head.append(style);
    const { user } = await renderScreen(<Consent />);
    expect(document.body.style.paddingBlockEnd).toBe('160px');

    await user.click(screen.getByRole('button', { name: 'Tout refuser' }));

    expect(document.body.style.paddingBlockEnd).toBe('');
    style.remove();
  });
});
