import { screen, waitFor } from '@testing-library/react';

import { aUserSummary, refuse } from '@passerelle/shared/testing';
import { openUsers, usersApi } from './users.test-helper';

const file = () =>
  new Response('Nom;Prénom', {
    headers: { 'content-disposition': 'attachment; filename="utilisateurs-2026-11-18.csv"' },
  });

describe('the export', () => {
  it('is the list as it is narrowed and sorted, with all its pages', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:users';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const api = usersApi([aUserSummary()], { 'GET /users/export': file });
    const { user } = await openUsers('/client/users?order=desc&role=manager&search=ben');

    await user.click(screen.getByRole('button', { name: 'Exporter' }));

    await waitFor(() => expect(names).toEqual(['utilisateurs-2026-11-18.csv']));
    const [request] = api.requestsOf('GET /users/export');
    expect(request?.headers.get('accept')).toBe('text/csv');
    expect(request?.query).toEqual({ search: 'ben', role: ['manager'], sort: 'lastName', order: 'desc' });
  });

  it('says when it did not work', async () => {
    usersApi([aUserSummary()], { 'GET /users/export': () => refuse(500, { code: 'unexpected' }) });
    const { user } = await openUsers();

    await user.click(screen.getByRole('button', { name: 'Exporter' }));

    await screen.findByText(/une erreur inattendue est survenue/);
  });
});
