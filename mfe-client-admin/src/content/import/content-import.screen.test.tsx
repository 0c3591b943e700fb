import { screen } from '@testing-library/react';
import type { ContentImport } from '@passerelle/shared/contract';
import { anOrganization, aStaffProfile, axe, fakeApi, listOf, refuse, renderScreen } from '@passerelle/shared/testing';

import { ContentImportScreen } from './content-import.screen';

const tried: ContentImport = {
  name: 'Rebond',
  version: '1.0',
  dryRun: true,
  asDraft: false,
  replacedDrafts: 0,
  kinds: [{ kind: 'programs', counts: { created: 3, changed: 1, archived: 0, unchanged: 8 } }],
  things: [{ path: 'programs/rebond/weeks/01/cv', outcome: 'created' }],
  problems: [],
  notices: [],
};
const organization = anOrganization({ name: 'Bois & Rives' });
const zip = new File(['PK'], 'rebond.zip', { type: 'application/zip' });

async function open(
  role: 'admin' | 'superAdmin',
  answer: ContentImport | ReturnType<typeof refuse> = tried,
  query = '',
) {
  const me = aStaffProfile(role);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /organizations': () => listOf([]),
    'GET /organizations/:organizationId': () => organization,
    'POST /content': () => answer,
  });
  const opened = await renderScreen(<ContentImportScreen />, { route: `/client/content/import${query}`, person: me });
  const choose = () =>
    opened.user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, zip);
  return { ...opened, api, choose };
}

describe('importing content', () => {
  it('tries a pack, says what it would do, and does it on demand', async () => {
    const { api, user, choose } = await open('superAdmin');
    await screen.findByRole('button', { name: /^Pour les organisations/ });
    await choose();

    await screen.findByRole('heading', { name: 'Rebond, version 1.0' });
    screen.getByText('3 ajoutés, 1 modifié et 8 inchangés');
    const planned = screen.getByText('programs/rebond/weeks/01/cv').closest('li');
    expect(planned).toHaveTextContent('Sera ajouté');
    screen.getByText('Pour toutes les organisations.');
    await axe();
    api.answer({ 'POST /content': () => ({ ...tried, dryRun: false }) });
    await user.click(screen.getByRole('button', { name: 'Importer ce contenu' }));

    await screen.findByText('Rebond, version 1.0, est importé');
    expect(planned).toHaveTextContent(/cvAjouté$/);
    expect(screen.queryByText('Pour toutes les organisations.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Importer ce contenu' })).not.toBeInTheDocument();
    expect(api.requestsOf('POST /content')).toHaveLength(2);
  });

  it('says for which organisation it will be imported', async () => {
    const { choose } = await open('superAdmin', tried, `?organization=${organization.id}`);
    await screen.findByRole('button', { name: /^Pour les organisations/ });
    await choose();

    await screen.findByText('Pour Bois & Rives seulement.');
    screen.getByRole('button', { name: 'Importer ce contenu' });
  });

  it('tells what is missing, which stops nothing', async () => {
    const notices = [{ file: 'pages/qa.md', line: 1, message: 'title n’est pas traduit en en' }];
    const { choose } = await open('admin', { ...tried, notices });
    await choose();

    await screen.findByRole('heading', { name: 'À savoir' });
    screen.getByText('pages/qa.md, ligne 1');
    screen.getByText('title n’est pas traduit en en');
    screen.getByRole('button', { name: 'Importer ce contenu' });
    expect(screen.queryByText(/^Pour /)).not.toBeInTheDocument();
    await axe();
  });

  it('keeps a pack as drafts, once it has said how many are replaced, and leads to them', async () => {
    const { api, user, choose } = await open('admin');
    await choose();
    const asDraft = { ...tried, asDraft: true, replacedDrafts: 2 };
    api.answer({ 'POST /content': () => asDraft });
    await user.click(await screen.findByRole('button', { name: 'Importer en brouillon' }));

    await screen.findByText('2 brouillons seront remplacés');
    await axe();
    api.answer({ 'POST /content': () => ({ ...asDraft, dryRun: false }) });
    await user.click(screen.getByRole('button', { name: 'Créer ces brouillons' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Rebond, version 1.0, est en brouillon');
    expect(screen.getByRole('link', { name: 'Voir les brouillons' })).toHaveAttribute(
      'href',
      '/client/content?status=draft',
    );
    expect(screen.getByRole('link', { name: 'Voir les modifications non publiées' })).toHaveAttribute(
      'href',
      '/client/content?status=modified',
    );
    expect(api.requestsOf('POST /content').map(({ body }) => body)).toEqual([
      { dryRun: true },
      { dryRun: true, asDraft: true },
      { asDraft: true },
    ]);
  });

  it('says that a pack managed outside takes no drafts, and still imports it', async () => {
    const { api, user, choose } = await open('admin');
    await choose();
    const message = 'Ce pack est tenu à jour en dehors du studio.';
    api.answer({ 'POST /content': () => refuse(409, { code: 'conflict', message }) });
    await user.click(await screen.findByRole('button', { name: 'Importer en brouillon' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    screen.getByRole('button', { name: 'Importer ce contenu' });
  });

  it('says where a pack is wrong, and imports nothing', async () => {
    const problems = [{ file: 'pages/qa.md', line: 4, message: 'title is missing' }];
    const { choose } = await open('admin', { ...tried, name: null, version: null, kinds: [], things: [], problems });
    expect(screen.queryByRole('button', { name: /^Pour les organisations/ })).not.toBeInTheDocument();
    await choose();

    expect(await screen.findByRole('alert')).toHaveTextContent('1 point à corriger dans le pack');
    screen.getByText('pages/qa.md, ligne 4');
    expect(screen.queryByRole('button', { name: 'Importer ce contenu' })).not.toBeInTheDocument();
    await axe();
  });

  it('says that a file is no pack, and takes another', async () => {
    const { api, choose } = await open('admin', refuse(415, { code: 'wrongType', fields: { pack: 'format' } }));
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ce n’est pas un fichier zip/);

    api.answer({ 'POST /content': () => ({ ...tried, kinds: [], things: [] }) });
    await choose();

    await screen.findByText('Tout est déjà là');
  });
});
