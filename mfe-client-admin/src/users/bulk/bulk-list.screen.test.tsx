import { screen, within } from '@testing-library/react';

import type { BulkAction } from '@passerelle/shared/contract';
import {
  aBulkAction,
  aStaffProfile,
  axe,
  fakeApi,
  listOf,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import { BulkListScreen } from './bulk-list.screen';

const claire = aStaffProfile('headHR');
const past = aBulkAction({
  kind: 'handOver',
  status: 'done',
  total: 7,
  done: 6,
  skipped: [{ reason: 'alreadySet', count: 1 }],
  finishedAt: '2026-11-18T14:01:00.000Z',
});
const planned = aBulkAction({
  kind: 'handOver',
  status: 'planned',
  total: 7,
  startsAt: '2026-12-01T00:00:00.000Z',
});

const open = (actions: BulkAction[]) => {
  fakeApi({ 'GET /me': () => claire, 'GET /users/bulk': () => listOf(actions) });
  return renderScreen(<BulkListScreen />, { route: '/client/users/bulk', person: claire });
};

describe('the list of bulk actions', () => {
  it('has past and planned ones, each with a link to its result', async () => {
    await open([planned, past]);

    const [, first, second] = (await screen.findAllByRole('row')).map((row) => within(row));
    first?.getByText('Prévu');
    first?.getByText('7 personnes');
    first?.getByText(/déc/);
    second?.getByText('Suivi transmis pour 6 personnes');
    expect(second?.getByRole('link', { name: 'Passation du suivi' })).toHaveAttribute(
      'href',
      `/client/users/bulk/${past.id}`,
    );
    await axe();
  });

  it('on a phone has the same facts', async () => {
    setViewport(360);
    await open([past]);

    const item = within(await screen.findByRole('listitem'));
    item.getByText('Terminé');
    item.getByText(/Suivi transmis pour 6 personnes/);
    await axe();
  });

  it('says where bulk actions start while there is none', async () => {
    await open([]);

    await screen.findByText('Aucune action groupée pour l’instant');
    await axe();
  });
});
