import { axe } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { Notice } from './notice';
import { OfflineNotice } from './offline-notice';
import { VisibleToStaff } from './visible-to-staff';

const network = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

describe('notices', () => {
  it('says when the network goes, and stops when it is back', () => {
    show(<OfflineNotice>Votre brouillon est gardé sur cet appareil.</OfflineNotice>);
    expect(screen.getByRole('status').textContent).toBe('');
    network(false);
    expect(screen.getByRole('status').textContent).toContain('La connexion est coupée.');
    network(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a banner that was there before does not interrupt', async () => {
    show(
      <>
        <Notice tone="warning" title="Votre programme est suspendu." action={<button>Reprendre</button>}>
          Rien n’est perdu.
        </Notice>
        <VisibleToStaff>Visible par Claire Nguyen, votre référente RH.</VisibleToStaff>
      </>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await axe(document.body);
  });
});
