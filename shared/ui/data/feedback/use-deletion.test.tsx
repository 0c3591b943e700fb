import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { show } from '../../page.test-helper';
import { ConfirmDialog } from './confirm-dialog';
import { useDeletion } from './use-deletion';

const calls: string[] = [];
const note = (word: string) => () => void calls.push(word);
beforeEach(() => calls.splice(0));

function Row({ restore = async () => note('restore')() }: { restore?: () => Promise<void> }): ReactNode {
  const { ask, dialog } = useDeletion<{ id: string; name: string }>({
    remove: async () => note('remove')(),
    restore,
    onDeleted: note('leave'),
    removed: ({ name }) => `${name} is gone`,
    restored: ({ name }) => `${name} is back`,
    onFailure: note('refresh'),
  });
  return (
    <>
      <button type="button" onClick={() => ask({ id: '1', name: 'Ada' })}>
        ask
      </button>
      <ConfirmDialog {...dialog} title="Delete Ada?" confirmLabel="Delete" />
    </>
  );
}

async function deleteAda(row: ReactNode) {
  const { user } = show(row);
  const again = async (): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'ask' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Ada is gone');
  };
  await again();
  return { again, takeBack: async () => user.click(screen.getByRole('button', { name: 'Annuler' })) };
}

describe('a deletion', () => {
  it('leaves the screen of what is gone, and can be taken back', async () => {
    const { takeBack } = await deleteAda(<Row />);
    expect(calls).toEqual(['remove', 'leave']);

    await takeBack();

    await screen.findByText('Ada is back');
    expect(calls.slice(2)).toEqual(['restore']);
  });

  it('is no longer shown once it was undone, nor the undoing once it is done again', async () => {
    const { again, takeBack } = await deleteAda(<Row />);
    await takeBack();
    await screen.findByText('Ada is back');
    expect(screen.queryByText('Ada is gone')).not.toBeInTheDocument();

    await again();

    expect(screen.queryByText('Ada is back')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Annuler' })).toHaveLength(1);
  });

  it('says when it could not be taken back, and shows how things are', async () => {
    const { takeBack } = await deleteAda(<Row restore={() => Promise.reject(new Error('no'))} />);

    await takeBack();

    await screen.findByText(/une erreur inattendue est survenue/);
    await waitFor(() => expect(calls.at(-1)).toBe('refresh'));
  });
});
