import { screen, within } from '@testing-library/react';

import {
  aStaffProfile,
  aUser,
  aUserFile,
  axe,
  listOf,
  refuse,
  renderScreen,
  fakeApi,
  type Handlers,
} from '@passerelle/shared/testing';
import { UserDocuments } from './user-documents';

const claire = aStaffProfile('headHR');
const thomas = aUser();

const open = (more: Handlers = {}, user: { id: string } = thomas) => {
  const api = fakeApi({ 'GET /me': () => claire, 'GET /users/:userId/library': () => listOf([]), ...more });
  return {
    api,
    page: renderScreen(<UserDocuments user={user} />, { route: `/client/user/${user.id}`, person: claire }),
  };
};

describe('the documents of a person', () => {
  it('are named with their date and task, and open', async () => {
    const file = aUserFile({ name: 'CV novembre' });
    const { api } = open({ 'GET /users/:userId/library': () => listOf([file, aUserFile({ userSubTask: null })]) });

    const table = within(await screen.findByRole('table', { name: 'Documents' }));
    expect(table.getAllByRole('link', { name: /CV novembre/ })[0]).toHaveAttribute('href', file.url);
    expect(table.getAllByRole('link', { name: /^Télécharger.*CV novembre/ })[0]).toHaveAttribute(
      'href',
      `${file.url}?download=true`,
    );
    table.getByText('Mettre votre CV à jour');
    screen.getByText('2 fichiers');
    expect(api.requestsOf('GET /users/:userId/library')[0]?.query).toMatchObject({
      uploaded: true,
      pageSize: 20,
      sort: 'updatedAt',
      order: 'desc',
    });
    expect(screen.queryByRole('button', { name: 'Ajouter un document' })).not.toBeInTheDocument();
    await axe();
  });

  it('are none at first', async () => {
    open();

    await screen.findByText('Aucun document pour l’instant');
    await axe();
  });

  it('that do not answer leave the rest alone', async () => {
    open({ 'GET /users/:userId/library': () => refuse(503, { code: 'notReady' }) });

    await screen.findByText('Les documents ne répondent pas');
  });

  it('are added by the person themselves, and a name that is taken is said', async () => {
    const { page } = open(
      { 'POST /users/:userId/library': () => refuse(409, { code: 'duplicate', fields: { document: 'duplicate' } }) },
      claire,
    );
    const { user, container } = await page;
    await screen.findByRole('button', { name: 'Ajouter un document' });

    await user.upload(
      container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }),
    );

    await screen.findByText('Un fichier porte déjà ce nom');
  });
});
