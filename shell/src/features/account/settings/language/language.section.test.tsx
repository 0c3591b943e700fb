import { storedLocale } from '@passerelle/shared/i18n';
import { axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { aPerson, openAs } from '../../account.test-helper';
import { LanguageSection } from './language.section';

jest.mock('../../../../session/full-navigation');
jest.mock('../../../../boot/boot-data', () => ({
  bootData: { me: undefined, env: { locales: ['fr', 'en', 'ar'] }, registry: { contract: 1, remotes: [] } },
}));

const open = (handlers: Handlers = {}) => openAs(aPerson(), <LanguageSection />, { handlers });
const language = () => screen.getByRole<HTMLSelectElement>('combobox');

describe('the language of the product', () => {
  it('changes the page at once, and is remembered here and there', async () => {
    const { user, api } = await open();
    expect(Array.from(language().options, ({ text }) => text).slice(1)).toEqual(['Français', 'English', 'العربية']);
    expect(language()).toHaveValue('fr');
    await axe();

    await user.selectOptions(language(), 'English');
    expect(document.documentElement.lang).toBe('fr');
    await user.click(screen.getByRole('button'));

    await waitFor(() => expect(api.requestsOf('PUT /me')[0]?.body).toEqual({ locale: 'en' }));
    expect(document.documentElement.lang).toBe('en');
    expect(storedLocale()).toBe('en');
  });

  it('stays changed here when the server could not be told, which is said', async () => {
    const { user } = await open({ 'PUT /me': () => refuse(500, { code: 'unexpected' }) });
    await user.selectOptions(language(), 'English');
    await user.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    expect(document.documentElement.lang).toBe('en');
  });
});
