import { anId, axe, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { FaqScreen } from './faq.screen';

const password = { id: anId(), title: 'Comment changer de mot de passe ?', answer: '<p>Depuis votre compte.</p>' };
const points = { id: anId(), title: 'À quoi servent les points ?', answer: '<p>À suivre votre élan.</p>' };
const sections = [
  { id: anId(), title: 'Compte', contentLanguage: 'fr' as const, questions: [password] },
  { id: anId(), title: 'Programme', contentLanguage: 'fr' as const, questions: [points] },
];
const intro = {
  slug: 'qa',
  title: 'Questions fréquentes',
  content: '<p>Écrivez à votre référente RH.</p>',
  contentLanguage: 'fr' as const,
  updatedAt: '2026-08-21T10:00:00.000Z',
};

const open = (route = '/faq') => renderScreen(<FaqScreen />, { route });
const question = (name: RegExp) => screen.findByRole('button', { name });
const answers = { 'GET /questionSections': () => listOf(sections), 'GET /staticPages/:slug': () => intro };

describe('the frequent questions', () => {
  it('stand under their sections, below what the organisation has to say', async () => {
    fakeApi(answers);
    await open();
    await screen.findByRole('heading', { level: 2, name: 'Compte' });
    await screen.findByText('Écrivez à votre référente RH.');
    screen.getByRole('heading', { level: 3, name: /points/ });
    expect(await question(/mot de passe/)).toHaveAttribute('aria-expanded', 'false');
    await axe();
  });

  it('say which language they are in, once, and again where a section has another one', async () => {
    const english = { id: anId(), title: 'Account', contentLanguage: 'en' as const, questions: [password] };
    const german = { id: anId(), title: 'Programm', contentLanguage: 'de' as const, questions: [points] };
    fakeApi({
      'GET /questionSections': () => listOf([english, german]),
      'GET /staticPages/:slug': () => ({ ...intro, contentLanguage: 'en' }),
    });
    await open();

    await screen.findByRole('heading', { level: 2, name: 'Account' });
    const notes = screen.getAllByText(/^Ce contenu est en/).map(({ textContent }) => textContent);
    expect(notes).toEqual(['Ce contenu est en anglais.', 'Ce contenu est en allemand.']);
    expect(screen.getByText('Account')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(password.title)).toHaveAttribute('lang', 'en');
  });

  it('open under the press, and stand in the address from then on', async () => {
    fakeApi(answers);
    const { user, address } = await open();
    await user.click(await question(/mot de passe/));
    expect(await question(/mot de passe/)).toHaveAttribute('aria-expanded', 'true');
    expect(address()).toBe(`/faq#q-${password.id}`);
    await screen.findByText('Depuis votre compte.');
    await axe();

    await user.click(await question(/mot de passe/));
    expect(await question(/mot de passe/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('are opened by a link to one of them', async () => {
    fakeApi(answers);
    await open(`/faq#q-${points.id}`);
    await waitFor(async () => expect(await question(/points/)).toHaveAttribute('aria-expanded', 'true'));
    expect(await question(/points/)).toHaveFocus();
    expect(await question(/mot de passe/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('are searched without minding accents, in the answers too', async () => {
    fakeApi(answers);
    const { user, address } = await open();
    await question(/points/);

    await user.type(screen.getByRole('textbox', { name: 'Chercher dans les questions' }), 'ELAN{Enter}');

    await waitFor(() => expect(screen.queryByRole('button', { name: /mot de passe/ })).not.toBeInTheDocument());
    await question(/points/);
    screen.getByText('1 question');
    expect(address()).toBe('/faq?search=ELAN');

    await user.type(screen.getByRole('textbox'), 'zz{Enter}');
    await screen.findByText(/Aucune question ne correspond à/);
    for (const clear of screen.getAllByRole('button', { name: 'Effacer la recherche' }).slice(-1))
      await user.click(clear);
    await question(/mot de passe/);
  });

  it('say so when there are none, and when they did not come', async () => {
    const api = fakeApi({ ...answers, 'GET /questionSections': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Les questions n’ont pas pu être chargées' });

    api.answer({
      'GET /questionSections': () => listOf([]),
      'GET /staticPages/:slug': () => refuse(404, { code: 'notFound' }),
    });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('heading', { name: 'Aucune question pour le moment' });
  });
});
