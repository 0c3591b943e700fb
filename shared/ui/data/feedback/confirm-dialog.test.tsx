import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { later } from '@passerelle/shared/testing';
import { show } from '../../page.test-helper';
import { ConfirmDialog, useConfirmation } from './confirm-dialog';

function Row({ act, after = () => {} }: { act: (name: string) => Promise<void>; after?: () => void }): ReactNode {
  const { ask, subject, dialog } = useConfirmation<string>({ act, after, done: (name) => `${name} is gone` });
  return (
    <>
      <button type="button" onClick={() => ask('Ada')}>
        ask
      </button>
      <ConfirmDialog {...dialog} title={`Delete ${subject}?`} confirmLabel="Delete" />
    </>
  );
}

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('an action that is confirmed', () => {
  it('is done once, with the focus back where it was before anything is asked again', async () => {
    const answer = later<void>();
    const acted: string[] = [];
    let focused = '';
    const { user } = show(
      <Row
        act={(name) => {
          acted.push(name);
          return answer.promise;
        }}
        after={() => {
          focused = document.activeElement?.textContent ?? '';
        }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'ask' }));
    screen.getByRole('dialog', { name: 'Delete Ada?' });

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    screen.getByRole('dialog', { name: 'Delete Ada?' });
    answer.resolve();

    await screen.findByText('Ada is gone');
    expect(acted).toEqual(['Ada']);
    expect(focused).toBe('ask');
    await dialogGone();
  });

  it('is not done when it is not meant', async () => {
    const act = jest.fn(() => Promise.resolve());
    const { user } = show(<Row act={act} />);
    await user.click(screen.getByRole('button', { name: 'ask' }));

    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    await dialogGone();
    expect(act).not.toHaveBeenCalled();
  });

  it('names a lost network as the cause', async () => {
    const lost = Object.assign(new Error(''), { reach: 'silent' });
    const { user } = show(<Row act={() => Promise.reject(lost)} />);
    await user.click(screen.getByRole('button', { name: 'ask' }));

    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await screen.findByText(/^La connexion est coupée/);
    await dialogGone();
  });

  it('says when it failed', async () => {
    const after = jest.fn();
    const { user } = show(<Row act={() => Promise.reject(new Error('500'))} after={after} />);
    await user.click(screen.getByRole('button', { name: 'ask' }));

    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await screen.findByText(/une erreur inattendue est survenue/);
    expect(after).toHaveBeenCalledTimes(1);
    await dialogGone();
  });
});
