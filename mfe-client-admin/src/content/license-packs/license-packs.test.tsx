import { screen, within } from '@testing-library/react';
import type { ContentItem } from '@passerelle/shared/contract';
import {
  aContentItem,
  aLicensePack,
  anId,
  aStaffProfile,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';

import { ContentItemScreen } from '../item/content-item.screen';

const programId = anId();
const program = aContentItem({
  kind: 'programs',
  files: { fr: { fields: { name: 'Rebond', weeks: [] } } },
  publishedAs: programId,
});
const autumn = aLicensePack({ version: 3 });
const spring = aLicensePack({ name: 'Printemps', programs: [{ id: programId, name: 'Rebond', type: 'basic' }] });

async function open(item: ContentItem = program, role: Parameters<typeof aStaffProfile>[0] = 'superAdmin') {
  const me = aStaffProfile(role);
  const api = fakeApi({
    'GET /me': () => me,
    'GET /content/items/:itemId': () => item,
    'PUT /content/items/:itemId/presence': () => ({ names: [], unnamed: 0, isOnOtherDevice: false }),
    'GET /content/schedules': () => listOf([]),
    'POST /content/items/:itemId/replacement': () => ({ dryRun: true, people: 0, added: 0, changed: 0, removed: 0 }),
    'GET /licensePacks': () => listOf([autumn, spring]),
  });
  const opened = await renderScreen(<ContentItemScreen />, {
    route: `/client/content/items/${item.id}`,
    path: '/client/content/items/:itemId',
    person: me,
  });
  await screen.findByRole('heading', { level: 1, name: 'Rebond' });
  return { ...opened, api };
}
type User = Awaited<ReturnType<typeof open>>['user'];
const openMenu = async (user: User) => user.click(await screen.findByRole('button', { name: /^Actions pour/ }));
const word = 'Mettre dans un pack de licences…';
const put = 'PUT /licensePacks/:packId';

describe('a published programme', () => {
  it('is put into a licence pack, beside the programmes that are in it', async () => {
    setViewport(360);
    // Read only in the studio: packs may have it all the same.
    const { user, api } = await open({ ...program, pack: { ...program.pack, managedOutside: true } });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: word }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mettre dans un pack de licences' }));
    const add = async () => user.click(dialog.getByRole('button', { name: 'Ajouter au pack' }));
    await user.click(await dialog.findByRole('radio', { name: /^Printemps · Boisetrives/ }));
    dialog.getByText('Ce pack contient déjà ce programme.');
    await add();
    expect(api.requestsOf(put)).toHaveLength(0);
    await axe();

    await user.click(dialog.getByRole('radio', { name: /^Automne 2026 · Boisetrives Cap mobilité/ }));
    api.answer({ [put]: () => autumn });
    await add();
    await screen.findByText('Le programme est dans le pack « Automne 2026 »');
    const [sent] = api.requestsOf(put);
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(sent?.body).toMatchObject({ name: 'Automne 2026', programs: [autumn.programs[0]?.id, programId] });
  });

  it('is put into the pack as it is, after a change meanwhile', async () => {
    const { user, api } = await open();
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: word }));
    await user.click(await screen.findByRole('radio', { name: /^Automne/ }));
    api.answer({
      [put]: () => refuse(409, { code: 'conflict' }),
      'GET /licensePacks/:packId': () => ({ ...autumn, version: 4, programs: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Ajouter au pack' }));
    await screen.findByText('Ce pack a été modifié entre-temps. Vérifiez-le, puis réessayez.');
    api.answer({ [put]: () => autumn });
    await user.click(screen.getByRole('button', { name: 'Ajouter au pack' }));
    await screen.findByText(/^Le programme est dans le pack/);
    const sent = api.requestsOf(put).at(-1);
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(sent?.body).toMatchObject({ programs: [programId] });
  });

  it.each([
    ['a draft', { ...program, status: 'draft' as const, publishedAs: null }, 'superAdmin' as const],
    ['those who may not change packs', program, 'admin' as const],
  ])('is not offered to packs for %s', async (_why, item, role) => {
    const { user } = await open(item, role);
    await openMenu(user);
    await screen.findByRole('menuitem', { name: 'Dupliquer' });
    expect(screen.queryByRole('menuitem', { name: word })).not.toBeInTheDocument();
  });
});
