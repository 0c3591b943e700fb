import { activateLocale, registerCatalogues } from '@passerelle/shared/i18n';
import { axe, renderScreen, takeLoggedErrors } from '@passerelle/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { areaOf } from '../load-remote';
import { aRemote } from '../remotes.test-helper';
import { WordsMissing } from './words-missing';

const contacts = aRemote();

describe('a page whose words did not come', () => {
  let isLost = true;
  const english = async () => {
    if (isLost) throw new Error('lost');
    return { messages: {} };
  };

  it('says why it is in French, and asks for them again until they are there', async () => {
    const { user } = await renderScreen(<WordsMissing remote={contacts} />);
    await act(async () => {
      await activateLocale('en');
      await registerCatalogues(areaOf(contacts), { fr: async () => ({ messages: {} }), en: english });
    });
    screen.getByText(/s’affiche en français/);
    await axe();

    await user.click(screen.getByRole('button'));
    screen.getByText(/s’affiche en français/);

    isLost = false;
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByText(/s’affiche en français/)).toBeNull());
    takeLoggedErrors();
  });

  it('says nothing where they came', async () => {
    await renderScreen(<WordsMissing remote={aRemote({ name: 'mfe-library' })} />);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
