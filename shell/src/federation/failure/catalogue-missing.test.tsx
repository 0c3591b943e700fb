import { activateLocale, type CatalogueLoaders } from '@passerelle/shared/i18n';
import { axe, renderScreen, takeLoggedErrors } from '@passerelle/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { loadModule } from '../load/load-module';
import { loadRemote } from '../load/load-remote';
import { aModule } from '../page.test-helper';
import { aRemote } from '../remotes.test-helper';
import { CatalogueMissing } from './catalogue-missing';

jest.mock('../load/load-module');
const load = jest.mocked(loadModule);

const contacts = aRemote();
const withWords = (en: CatalogueLoaders['fr']) => {
  const module = aModule({});
  return { ...module, messages: { ...module.messages, en } };
};

describe('a page whose words did not come', () => {
  it('says why it is in French, and asks for them anew until they are there', async () => {
    load.mockResolvedValueOnce(withWords(() => Promise.reject(new Error('lost'))));
    load.mockRejectedValueOnce(new Error('lost too'));
    load.mockResolvedValueOnce(withWords(async () => ({ messages: {} })));
    const { user } = await renderScreen(<CatalogueMissing remote={contacts} />);
    await act(async () => {
      await activateLocale('en');
      await loadRemote(contacts);
    });
    screen.getByText(/s’affiche en français/);
    await axe();

    await user.click(screen.getByRole('button'));
    screen.getByText(/s’affiche en français/);

    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByText(/s’affiche en français/)).not.toBeInTheDocument());
    expect(load.mock.calls.map(([, anew]) => anew)).toEqual([false, true, true]);
    takeLoggedErrors();
  });

  it('says nothing where they came', async () => {
    await renderScreen(<CatalogueMissing remote={aRemote({ name: 'mfe-library' })} />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
