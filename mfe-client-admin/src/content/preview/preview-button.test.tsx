import type { ContentItem } from '@passerelle/shared/contract';
import { aContentItem, anId, axe, fakeApi, later, renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { PreviewButton } from './preview-button';

const program = aContentItem({
  kind: 'programs',
  title: 'Rebond',
  files: { fr: { fields: { weeks: [{ tasks: ['cv'] }, { tasks: ['network'] }, { tasks: [] }] } } },
});
const task: ContentItem = {
  ...program,
  id: anId(),
  kind: 'tasks',
  key: 'network',
  title: 'Réseau',
  program: { id: program.id, title: program.title },
};

const open = async (item: ContentItem, onSave = () => Promise.resolve(true)) => {
  const { user } = await renderScreen(<PreviewButton item={item} onSave={onSave} />);
  await user.click(screen.getByRole('button', { name: 'Voir comme un participant' }));
  return user;
};

const address = '/preview/7d9/program';

describe('the preview of an item', () => {
  it('opens a programme in the chosen week and language, at the width of a phone or of the window', async () => {
    const api = fakeApi({ 'POST /content/previews': () => ({ address, problems: [] }) });
    const user = await open(program);

    const week = screen.getByRole('textbox', { name: /Semaine du programme/ });
    await user.clear(week);
    await user.type(week, '3');
    await user.selectOptions(screen.getByRole('combobox', { name: /Langue/ }), 'anglais');
    await user.click(screen.getByRole('button', { name: 'Ouvrir l’aperçu' }));

    const page = await screen.findByTitle('Page du participant');
    expect(api.requestsOf('POST /content/previews')[0]?.body).toEqual({ item: program.id, week: 3, language: 'en' });
    expect(page).toHaveAttribute('src', address);
    expect(screen.getByRole('button', { name: 'Téléphone' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Large' }));
    expect(screen.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: /Ouvrir dans un onglet/ })).toHaveAttribute('href', address);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByTitle('Page du participant')).not.toBeInTheDocument();
  });

  it('proposes the week of a task, and refuses one that the programme does not have', async () => {
    const api = fakeApi({ 'GET /content/items/:itemId': () => program });
    const user = await open(task);

    const week = await screen.findByRole('textbox', { name: /Semaine du programme/ });
    expect(week).toHaveValue('2');
    await axe();
    await user.clear(week);
    await user.type(week, '4');
    await user.click(screen.getByRole('button', { name: 'Ouvrir l’aperçu' }));

    expect(week).toBeInvalid();
    expect(api.requestsOf('POST /content/previews')).toEqual([]);
  });

  it('asks for no week of a page, and lists what is wrong with the draft', async () => {
    const page: ContentItem = { ...program, id: anId(), kind: 'pages', title: 'Questions', files: {} };
    const problem = {
      file: 'pages/qa.md',
      line: 1,
      message: 'title est vide',
      item: { id: page.id, kind: page.kind, title: page.title },
    };
    fakeApi({ 'POST /content/previews': () => ({ address: null, problems: [problem] }) });
    const user = await open(page);

    expect(screen.queryByRole('textbox', { name: /Semaine/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ouvrir l’aperçu' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Questions — title est vide');
    expect(screen.queryByTitle('Page du participant')).not.toBeInTheDocument();
  });

  it('waits for the last text, and says so when that does not reach the server', async () => {
    const save = later<boolean>();
    await open(program, () => save.promise);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    save.resolve(false);

    await screen.findByText(/^Votre dernier texte n’est pas encore enregistré/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
