import { i18n } from '@lingui/core';
import { on } from '@passerelle/shared/events';
import { act, renderHook } from '@testing-library/react';

import { forgetAreas } from './catalogues';
import { activateLocale, registerCatalogues, useMissingCatalogue } from './index';

const catalogue = (messages: Record<string, string>) => async () => ({ messages });

describe('words that did not come', () => {
  let isLost = true;
  const english = async () => {
    if (isLost) throw new Error('lost');
    return { messages: { add: 'Add' } };
  };

  const ask = () => registerCatalogues('mfe-contacts', { fr: catalogue({ add: 'Ajouter' }), en: english });

  beforeEach(async () => {
    isLost = true;
    forgetAreas();
    on('error-reported', () => undefined);
    await activateLocale('en');
    await ask();
  });

  it('are known to be missing, and come when they are asked for again', async () => {
    const { result } = renderHook(() => useMissingCatalogue('mfe-contacts'));
    expect(result.current).toBe(true);
    expect(i18n._('add')).toBe('Ajouter');

    await act(ask);
    expect(result.current).toBe(true);

    isLost = false;
    const drawnAnew = jest.fn();
    i18n.on('change', drawnAnew);
    await act(ask);
    expect(drawnAnew).toHaveBeenCalled();
    expect(result.current).toBe(false);
    expect(i18n._('add')).toBe('Add');
  });

  it('are missing when they have not come after a while', async () => {
    jest.useFakeTimers();
    const { result } = renderHook(() => useMissingCatalogue('mfe-library'));
    const never = () => new Promise<never>(() => undefined);
    const registered = registerCatalogues('mfe-library', { fr: catalogue({ read: 'Lire' }), en: never });
    await act(() => jest.advanceTimersByTimeAsync(8000));
    await registered;
    expect(result.current).toBe(true);
    expect(i18n._('read')).toBe('Lire');
  });

  it('are not missed in French, nor where there are none in a language', async () => {
    const { result } = renderHook(() => useMissingCatalogue('mfe-contacts'));
    await act(() => activateLocale('fr'));
    expect(result.current).toBe(false);
    await act(() => activateLocale('de'));
    expect(result.current).toBe(false);
  });
});
