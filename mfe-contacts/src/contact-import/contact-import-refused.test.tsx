import { screen, within } from '@testing-library/react';
import { axe, refuse } from '@passerelle/shared/testing';
import { aRow, rows, cards, server, open, sent, rowOf } from './contact-import.test-helper';

describe('an import that does not come through', () => {
  it('leaves the choices as they are when the import fails', async () => {
    const api = server(cards, { 'POST /me/contacts/import': () => refuse(500, { code: 'unexpected' }) });
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Thomas Le Goff' });
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    screen.getByText('1 contact à ajouter · 1 fiche à compléter · 4 laissés de côté');
    expect(sent(api)).toHaveLength(1);
  });

  it('previews the file again when the book has changed meanwhile, and leaves the choices as they are', async () => {
    const fields = { 'rows.1.into': 'unknown' } as const;
    const api = server(cards, { 'POST /me/contacts/import': () => refuse(400, { code: 'invalid', fields }) });
    const { user, give } = await open();
    await give();
    await screen.findByRole('heading', { name: 'Thomas Le Goff' });
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');
    api.answer({ 'POST /me/contacts/import/preview': () => ({ ...cards, rows: [rows[0] ?? aRow(1), aRow(2)] }) });
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText(/^Votre carnet a changé entre-temps/);
    screen.getByText('1 contact à ajouter · aucune fiche à compléter · 1 laissé de côté');
  });

  it('says how many do not fit into the book, until they are left aside', async () => {
    const api = server({ ...cards, rows: [aRow(1), aRow(2), aRow(3)], room: 2 });
    const { user, give } = await open();
    screen.getByText(/^Un fichier peut compter 2 000 contacts au plus, et votre carnet 10 000\.$/);
    await give();

    await screen.findByText(/^Il peut contenir 10 000 contacts au plus\. Laissez-en 1 de côté/);
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));
    screen.getByText(/il n’y a plus de place/);
    expect(sent(api)).toEqual([]);
    await axe();
    await user.selectOptions(rowOf(0).getByRole('combobox'), 'Laisser de côté');

    expect(screen.queryByText(/^Il peut contenir/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Importer les contacts' }));
    expect(sent(api)).toHaveLength(1);
  });

  it('repeats what the server says of a book that is full by then', async () => {
    const message = 'Vous pouvez avoir 10 000 contacts au plus.';
    server(cards, { 'POST /me/contacts/import': () => refuse(409, { code: 'full', message }) });
    const { user, give } = await open();
    await give();
    await user.click(await screen.findByRole('button', { name: 'Importer les contacts' }));

    await screen.findByText(message);
  });

  it('shows a long file bit by bit', async () => {
    server({ ...cards, rows: Array.from({ length: 45 }, (_, index) => aRow(index + 1)) });
    const { user, give } = await open();
    await give();
    const shown = () =>
      within(screen.getByRole('list', { name: 'Contacts du fichier' })).getAllByRole('listitem').length;
    await screen.findByText(/^45 contacts à ajouter/);
    expect(shown()).toBe(20);

    await user.click(screen.getByRole('button', { name: 'Afficher la suite (25 contacts)' }));
    expect(shown()).toBe(40);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite (5 contacts)' }));
    expect(shown()).toBe(45);
    expect(screen.queryByRole('button', { name: /^Afficher la suite/ })).not.toBeInTheDocument();
  });
});
