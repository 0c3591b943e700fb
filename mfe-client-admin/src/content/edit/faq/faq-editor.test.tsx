import { screen, waitFor, within } from '@testing-library/react';
import type { ItemFiles } from '@passerelle/shared/contract';
import { aContentItem, axe, renderScreen } from '@passerelle/shared/testing';
import { useState } from 'react';

import { named } from '../common/edit-item.test-helper';
import { FaqEditor } from './faq-editor';

const text = '## Quand ? {#when}\n\nChaque lundi.\n\n## Où ? {#where}\n\nIci.';
const fr = { fields: { title: 'Compte', position: 2 }, text };
const onChange = jest.fn();

function Editor({ readOnly, files: first }: { readOnly: boolean; files: ItemFiles }) {
  const [item] = useState(() => aContentItem({ kind: 'faq', files: first }));
  const [files, setFiles] = useState<ItemFiles>(first);
  const change = (next: ItemFiles) => {
    onChange(next);
    setFiles(next);
  };
  return <FaqEditor item={item} files={files} readOnly={readOnly} onChange={change} />;
}
const files = () => (onChange.mock.lastCall as [ItemFiles] | undefined)?.[0];
const written = () => files()?.fr;

async function open({ readOnly = false, files: first = { fr } }: { readOnly?: boolean; files?: ItemFiles } = {}) {
  const opened = await renderScreen(<Editor readOnly={readOnly} files={first} />);
  await screen.findAllByRole('textbox', { name: 'Réponse' });
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  /** Presses the bin of a question, and answers the dialog. */
  const remove = async (number: number) => {
    await press(`Retirer la question ${number}`);
    await opened.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirer la question' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...opened, press, remove };
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
    const { user, remove } = await open();
    screen.getByRole('button', { name: named('Descendre : Question 1') }).focus();
    await user.keyboard('{Enter}');
    expect(written()).toEqual({
      fields: { title: 'Compte', position: 2 },
      text: '## Où ? {#where}\n\nIci.\n\n## Quand ? {#when}\n\nChaque lundi.',
    });
    expect(screen.getByRole('button', { name: named('Descendre : Question 2') })).toHaveFocus();
    screen.getByText('Question 1 : position 2 sur 2.');

    await remove(1);
    expect(written()?.text).toBe('## Quand ? {#when}\n\nChaque lundi.');
    expect(screen.getByRole('region', { name: 'Questions' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('removes a question with text after a confirmation, in all languages', async () => {
    const en = { fields: { title: 'Account' }, text: '## When? {#when}\n\nOn Mondays.\n\n## Where? {#where}\n\nHere.' };
    const es = { fields: { title: 'Cuenta' }, text: '## ¿Cuándo? {#when}' };
    const { user, press, remove } = await open({ files: { fr, en, es } });
    await press('Retirer la question 1');
    within(screen.getByRole('dialog')).getByText(/dans toutes les langues/);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Retirer la question 1' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();

    await remove(1);
    expect(files()).toEqual({
      fr: { ...fr, text: '## Où ? {#where}\n\nIci.' },
      en: { ...en, text: '## Where? {#where}\n\nHere.' },
      es: { fields: { title: 'Cuenta' } },
    });
  });

  it('removes an empty question without a confirmation', async () => {
    const { press } = await open();
    await press('Ajouter une question');
    await press('Retirer la question 3');
    expect(screen.getAllByRole('textbox', { name: 'Question' })).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps translations when a question is moved or renamed', async () => {
    const en = { fields: {}, text: '## When? {#when}\n\n## Where? {#where}' };
    const { user, press } = await open({ files: { fr, en } });
    await press(named('Descendre : Question 1'));
    await user.clear(screen.getAllByRole('textbox', { name: 'Question' })[0] as HTMLElement);
    await user.tab();
    expect(written()?.text).toBe('## {#where}\n\nIci.\n\n## Quand ? {#when}\n\nChaque lundi.');
    expect(files()?.en).toEqual(en);
  });

  it('keeps the key of a question whose title was emptied', async () => {
    await open({ files: { fr: { ...fr, text: '## {#when}\n\nChaque lundi.' } } });
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('');
    screen.getByText('Clé : when');
  });

  it('checks the place in the page', async () => {
    const { user } = await open();
    const place = screen.getByRole('spinbutton', { name: 'Place dans la page' });
    for (const [typed, isRight] of [
      ['0', false],
      ['-2', false],
      ['101', false],
      ['100', true],
    ] as const) {
      await user.clear(place);
      await user.type(place, typed);
      await user.tab();
      if (isRight) expect(place).toBeValid();
      else expect(place).toHaveAccessibleDescription(/Indiquez un nombre entier de 1 à 100/);
    }
  });

  it('keeps no words of a removed question for the next one', async () => {
    const { press, remove } = await open();
    await remove(2);
    await press('Ajouter une question');
    expect(screen.getAllByRole('textbox', { name: 'Question' })[1]).toHaveValue('');
  });

  it('can be read only', async () => {
    await open({ readOnly: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
