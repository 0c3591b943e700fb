import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { aContentItem, axe, renderScreen } from '@passerelle/shared/testing';
import { useState } from 'react';

import { named } from '../edit/common/edit-item.test-helper';
import { Translations } from './translations';

const onConfirm = jest.fn();
const onAttach = jest.fn();
const task = aContentItem({
  kind: 'tasks',
  files: {
    fr: {
      fields: {
        name: 'Écrire votre CV',
        subTasks: [{ key: 'read', title: 'Lire un exemple', link: 'https://rebond.example' }],
      },
      text: 'Un CV se lit **vite**.',
    },
    en: { fields: { name: 'Write your CV' } },
  },
  stale: [{ language: 'en', path: 'name', before: 'Écrire un CV' }],
});
let written: ItemFiles = {};

function Tab({ item, readOnly = false }: { item: ContentItem; readOnly?: boolean }) {
  const [files, setFiles] = useState(item.files);
  const change = (next: ItemFiles) => {
    written = next;
    setFiles(next);
  };
  return <Translations {...{ item, files, readOnly, onConfirm, onAttach }} onChange={change} />;
}
const open = (item = task, readOnly = false) => renderScreen(<Tab item={item} readOnly={readOnly} />);

describe('the translations of an item', () => {
  it('stand beside their source, and are written text by text', async () => {
    const { user } = await open();
    const name = screen.getByRole('textbox', { name: 'Titre de la tâche (anglais)' });
    expect(name).toHaveValue('Write your CV');
    expect(name).toHaveAttribute('lang', 'en');
    screen.getByText('Lire un exemple');
    await screen.findByRole('textbox', { name: /^Description \(anglais\)/ });
    await axe();

    await user.type(screen.getByRole('textbox', { name: named('Sous-tâche 1 : Titre (anglais)') }), 'Read');
    expect(written.en).toEqual({ fields: { name: 'Write your CV', subTasks: [{ key: 'read', title: 'Read' }] } });
    expect(written.fr).toEqual(task.files.fr);
  });

  it('keep an answer that is translated before its question', async () => {
    const { user } = await open(
      aContentItem({
        kind: 'faq',
        files: { fr: { fields: { title: 'Compte' }, text: '## Quand ? {#when}\n\nLundi.' } },
      }),
    );
    const answer = await screen.findByRole('textbox', { name: named('Question 1 : Réponse (anglais)') });
    const getData = (type: string) => (type === 'text/html' ? 'Monday' : '');
    fireEvent.paste(answer, { clipboardData: { getData, types: ['text/html'], files: [] } });
    await waitFor(() => expect(written.en?.text).toBe('## {#when}\n\nMonday'));
    await user.type(screen.getByRole('textbox', { name: named('Question 1 : Question (anglais)') }), 'When?');
    expect(written.en?.text).toBe('## When? {#when}\n\nMonday');
  });

  it('show what has changed in the source since, until one says that they hold', async () => {
    const { user } = await open();
    const notice = screen.getByText('Le texte d’origine a changé depuis cette traduction').closest('li');
    expect(notice?.querySelector('del')).toHaveTextContent('un');
    expect(notice?.querySelector('ins')).toHaveTextContent('votre');

    await user.click(screen.getByRole('button', { name: named('Toujours juste : Titre de la tâche') }));
    expect(onConfirm).toHaveBeenCalledWith({ language: 'en', path: 'name' });
    expect(screen.queryByText('Le texte d’origine a changé depuis cette traduction')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Titre de la tâche (anglais)' }).closest('li')).toHaveFocus();
  });

  it('are narrowed to those that are open, which stay while they are filled in', async () => {
    const { user } = await open({ ...task, stale: [] });
    screen.getByText('2 textes à traduire ou à relire');
    await user.click(screen.getByRole('button', { name: 'À traduire 2' }));
    expect(screen.queryByRole('textbox', { name: 'Titre de la tâche (anglais)' })).not.toBeInTheDocument();
    const step = screen.getByRole('textbox', { name: named('Sous-tâche 1 : Titre (anglais)') });
    await user.type(step, 'Read');
    expect(step).toHaveFocus();
    screen.getByText('1 texte à traduire ou à relire');
  });

  it('are not narrowed for a reader who translates nothing', async () => {
    await open({ ...task, stale: [], mayEdit: false }, true);
    screen.getByText('2 textes à traduire ou à relire');
    expect(screen.queryByRole('button', { name: /^À traduire/ })).not.toBeInTheDocument();
  });

  it('can begin in a further language', async () => {
    const { user, address } = await open();
    expect(screen.getByRole('link', { name: 'anglais 1/3' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Ajouter une langue' }));
    expect(screen.queryByRole('menuitem', { name: 'français' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'arabe' }));
    const name = await screen.findByRole('textbox', { name: 'Titre de la tâche (arabe)' });
    expect(name).toHaveAttribute('dir', 'rtl');
    expect(address()).toBe('/?language=ar&view=translations');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'arabe 0/3' })).toHaveAttribute('aria-current', 'true'),
    );
  });

  it('bring the file of a library document in their language', async () => {
    const { user } = await open(
      aContentItem({
        kind: 'library',
        files: { fr: { fields: { name: 'Un CV', family: 'cv', file: 'files/cv.pdf' } } },
      }),
    );
    const files = screen.getByRole('group', { name: 'Fichier du document' });
    within(files).getByText('Aucun fichier');
    const input = files.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const file = new File(['%PDF'], 'cv.en.pdf', { type: 'application/pdf' });
    onAttach.mockResolvedValue(undefined);
    await user.upload(input, file);
    expect(onAttach).toHaveBeenCalledWith({ file, role: 'file', language: 'en' });
  });

  it('can only be read by those who may not change them', async () => {
    await open(task, true);
    expect(screen.getByRole('textbox', { name: 'Titre de la tâche (anglais)' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Ajouter une langue' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Toujours juste/ })).not.toBeInTheDocument();
  });
});
