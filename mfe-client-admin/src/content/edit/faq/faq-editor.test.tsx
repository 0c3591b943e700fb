import { screen, waitFor } from '@testing-library/react';
import type { ItemFiles } from '@passerelle/shared/contract';
import { aContentItem, axe, renderScreen } from '@passerelle/shared/testing';
import { useState } from 'react';

import { named } from '../common/edit-item.test-helper';
import { FaqEditor } from './faq-editor';

const text = '## Quand ? {#when}\n\nChaque lundi.\n\n## Où ? {#where}\n\nIci.';
const item = aContentItem({ kind: 'faq', files: { fr: { fields: { title: 'Compte', position: 2 }, text } } });
const onChange = jest.fn();

function Editor({ readOnly }: { readOnly: boolean }) {
  const [files, setFiles] = useState<ItemFiles>(item.files);
  const change = (next: ItemFiles) => {
    onChange(next);
    setFiles(next);
  };
  return <FaqEditor item={item} files={files} readOnly={readOnly} onChange={change} />;
}
const written = () => (onChange.mock.lastCall as [ItemFiles] | undefined)?.[0].fr;

async function open(readOnly = false) {
  const opened = await renderScreen(<Editor readOnly={readOnly} />);
  await screen.findAllByRole('textbox', { name: 'Réponse' });
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, press };
}

describe('the editor of frequent questions', () => {
  it('shows the questions with their keys, and tells nothing for being opened', async () => {
    await open();
    expect(screen.getAllByRole('textbox', { name: 'Question' }).map((one) => (one as HTMLInputElement).value)).toEqual([
      'Quand ?',
      'Où ?',
    ]);
    screen.getByText('Clé : when');
    expect(screen.getByRole('spinbutton', { name: 'Place dans la page' })).toHaveValue(2);
    await axe();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('adds a question whose key is made from its title, once', async () => {
    const { user, press } = await open();
    await press('Ajouter une question');
    const title = screen.getAllByRole('textbox', { name: 'Question' })[2] as HTMLInputElement;
    expect(title).toHaveFocus();
    await user.type(title, 'Où déjà ?');
    expect(written()?.text).toBe(`${text}\n\n## Où déjà ? {#ou-deja}`);
    await user.tab();
    await user.type(title, ' Et ici ?');
    await waitFor(() => expect(written()?.text).toBe(`${text}\n\n## Où déjà ? Et ici ? {#ou-deja}`));
    await user.tab();
    screen.getByText('Clé : ou-deja');
  });

  it('moves and removes questions by keyboard', async () => {
    const { user, press } = await open();
    screen.getByRole('button', { name: named('Descendre : Question 1') }).focus();
    await user.keyboard('{Enter}');
    expect(written()).toEqual({
      fields: { title: 'Compte', position: 2 },
      text: '## Où ? {#where}\n\nIci.\n\n## Quand ? {#when}\n\nChaque lundi.',
    });
    expect(screen.getByRole('button', { name: named('Descendre : Question 2') })).toHaveFocus();
    screen.getByText('Question 1 : position 2 sur 2.');

    await press('Retirer la question 1');
    expect(written()?.text).toBe('## Quand ? {#when}\n\nChaque lundi.');
    expect(document.body).not.toHaveFocus();
  });

  it('keeps no words of a removed question for the next one', async () => {
    const { press } = await open();
    await press('Retirer la question 2');
    await press('Ajouter une question');
    expect(screen.getAllByRole('textbox', { name: 'Question' })[1]).toHaveValue('');
  });

  it('can be read only', async () => {
    await open(true);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
