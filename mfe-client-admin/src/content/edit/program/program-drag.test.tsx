import type { ItemTask } from '@passerelle/shared/contract';
import { anId } from '@passerelle/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { anItem, editItem, named } from '../common/edit-item.test-helper';
import { ProgramEditor } from './program-editor';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));

const keys = ['cv', 'network', 'midway'];
const tasks = keys.map((key): ItemTask => ({
  id: anId(),
  key,
  title: key,
  points: 50,
  subTasks: 0,
  status: 'published',
}));
const weeks = [
  { title: 'Commencer', tasks: ['cv', 'network'] },
  { title: 'Continuer', tasks: ['midway'] },
];

/** jsdom has no layout: each row of a list stands 60 pixels below the one before it. */
function layOutRows(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const rows = [...document.querySelectorAll('main ol ol > li')];
    const row = this.closest('main ol ol > li');
    const top = row ? rows.indexOf(row) * 60 : 0;
    return DOMRect.fromRect({ x: 0, y: top, width: 300, height: 50 });
  });
}

/** The library listens to the keys of a drag from the next task on, and measures in between. */
const key = async (element: Element, code: string): Promise<void> => {
  fireEvent.keyDown(element, { code, key: code });
  await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('dragging a task by keyboard', () => {
  it('takes it to another week, and says where it is', async () => {
    layOutRows();
    const { files } = await editItem(ProgramEditor, anItem('programs', { fr: { fields: { weeks } } }, { tasks }));
    const handle = screen.getByRole('button', { name: named('Déplacer : cv') });
    expect(handle).toHaveAccessibleDescription(/Appuyez sur Espace/);
    handle.focus();
    await key(handle, 'Space');
    await screen.findByText('cv : saisi, semaine 1, position 1 sur 2.');
    await key(handle, 'ArrowDown');
    await key(handle, 'ArrowDown');
    await screen.findByText('cv : semaine 2, position 1 sur 2.');
    await key(handle, 'Space');

    await waitFor(() =>
      expect(files().fr?.fields['weeks']).toEqual([
        { title: 'Commencer', tasks: ['network'] },
        { title: 'Continuer', tasks: ['cv', 'midway'] },
      ]),
    );
    screen.getByText('cv : déposé, semaine 2, position 1 sur 2.');
  });

  it('changes nothing when it is cancelled', async () => {
    layOutRows();
    const { onChange } = await editItem(ProgramEditor, anItem('programs', { fr: { fields: { weeks } } }, { tasks }));
    const handle = screen.getByRole('button', { name: named('Déplacer : cv') });
    handle.focus();
    await key(handle, 'Space');
    await key(handle, 'ArrowDown');
    await key(handle, 'Escape');

    await screen.findByText('cv : déplacement annulé.');
    expect(onChange).not.toHaveBeenCalled();
  });
});
