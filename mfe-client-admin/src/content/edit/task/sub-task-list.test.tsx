import type { ContentItem } from '@passerelle/shared/contract';
import { screen, within } from '@testing-library/react';

import { anItem, editItem, named } from '../common/edit-item.test-helper';
import { TaskEditor } from './task-editor';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));

const empty = { name: 'Écrire', family: 'cv', points: 40, subTasks: [] };
const press = (name: string) => screen.getByRole('button', { name: named(name) });
type Page = Awaited<ReturnType<typeof editItem>>;
const subTasks = (page: Page) => page.files().fr?.fields['subTasks'];

const read = { key: 'read', type: 'text', title: 'Lire' };
const send = { key: 'send', type: 'upload', title: 'Joindre' };
const both = (with_: Partial<ContentItem> = {}) =>
  anItem(
    'tasks',
    {
      fr: { fields: { ...empty, subTasks: [read, send] } },
      en: { fields: { subTasks: [{ key: 'send', title: 'Attach' }] } },
    },
    with_,
  );

describe('the sub-tasks of a task', () => {
  const choose = async ({ user }: Page, title: string, action: string): Promise<void> => {
    await user.click(press(`Actions pour ${title}`));
    await user.click(screen.getByRole('menuitem', { name: action }));
  };

  it('move up and down, and are copied with their translations', async () => {
    const page = await editItem(TaskEditor, both());
    await page.user.click(press('Monter : Joindre'));
    expect(subTasks(page)).toEqual([send, read]);
    screen.getByText('Joindre : position 1 sur 2.');

    await choose(page, 'Joindre', 'Dupliquer la sous-tâche');
    expect(subTasks(page)).toEqual([send, { ...send, key: 'send-2' }, read]);
    expect(page.files().en?.fields['subTasks']).toEqual([
      { key: 'send', title: 'Attach' },
      { key: 'send-2', title: 'Attach' },
    ]);
  });

  it('are removed after a question where they have texts', async () => {
    const page = await editItem(TaskEditor, both());
    await choose(page, 'Joindre', 'Retirer la sous-tâche');
    expect(page.onChange).not.toHaveBeenCalled();
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirer la sous-tâche' }));

    expect(subTasks(page)).toEqual([read]);
    expect(page.files().en).toEqual({ fields: {} });
  });

  it('have a key that changes until the first publication', async () => {
    const page = await editItem(TaskEditor, both());
    await page.user.click(press('Joindre'));
    await page.user.click(press('Modifier la clé'));
    const field = screen.getByLabelText('Clé');
    expect(field).toHaveFocus();
    await page.user.clear(field);
    await page.user.type(field, 'read');
    await page.user.tab();
    expect(field).toHaveAccessibleDescription(/Cette clé est déjà prise ici/);
    expect(page.onChange).not.toHaveBeenCalled();
    await page.user.clear(field);
    await page.user.type(field, 'attach{Enter}');
    expect(press('Modifier la clé')).toHaveFocus();

    expect(subTasks(page)).toEqual([read, { ...send, key: 'attach' }]);
    expect(page.files().en?.fields['subTasks']).toEqual([{ key: 'attach', title: 'Attach' }]);
  });

  it('keep their key after it', async () => {
    const page = await editItem(TaskEditor, both({ publishedAt: '2026-11-01T08:00:00.000Z' }));
    await page.user.click(press('Joindre'));
    screen.getByText('Clé : send');
    expect(screen.queryByRole('button', { name: 'Modifier la clé' })).not.toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Titre de la sous-tâche'), ' votre CV');
    await page.user.tab();

    expect(subTasks(page)).toEqual([read, { ...send, title: 'Joindre votre CV' }]);
  });

  it('of another language alone have their words in its translation', async () => {
    const page = await editItem(TaskEditor, both());
    await page.user.click(press('Joindre'));
    await page.user.selectOptions(screen.getByLabelText(/^Pour une seule langue/), 'anglais');

    screen.getByText('Ses textes sont dans la traduction : anglais');
    expect(subTasks(page)).toEqual([read, { ...send, locale: 'en' }]);
  });
});
