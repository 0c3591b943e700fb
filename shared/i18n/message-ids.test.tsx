import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { screen } from '@testing-library/react';

import { messages } from '../../shell/src/locales/en.po';
import { renderScreen } from '@passerelle/shared/testing';

/**
 * The compiler of the code and that of the catalogues must give one text one id. Two versions that do not agree compile
 * without a word, and show French to everybody.
 */
describe('a known French text', () => {
  const catalogues = { fr: async () => ({ messages: {} }), en: async () => ({ messages }) };

  it('has its English', async () => {
    const what = 'x';
    await renderScreen(<Trans>Champ requis</Trans>, { locale: 'en', messages: catalogues });

    screen.getByText('Required field');
    expect(i18n._(msg`Veuillez entrer une adresse email valide`)).toBe('Please enter a valid e‑mail address');
    expect(i18n._(msg`Brouillon enregistré à ${{ hour: what }}.`)).toBe('Draft saved at x.');
  });
});
