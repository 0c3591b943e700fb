import type { ItemTask } from '@passerelle/shared/contract';
import { anId } from '@passerelle/shared/testing';
import { fireEvent, screen } from '@testing-library/react';

import { anItem, editItem } from '../common/edit-item.test-helper';
import { ProgramEditor } from './program-editor';
import { WeekPoints } from './week-points';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));

// Rendered once by each week.
jest.mock('./week-points', () => ({ WeekPoints: jest.fn(() => null) }));

const WEEKS = 52;
const TASKS_PER_WEEK = 8;
const OPENED = [0, 25, 51];

const keysOf = (week: number) => Array.from({ length: TASKS_PER_WEEK }, (_, index) => `task-${week}-${index}`);
const weeks = Array.from({ length: WEEKS }, (_, week) => ({ title: `Titre ${week}`, tasks: keysOf(week) }));
const tasks = weeks.flatMap((week) =>
  week.tasks.map((key): ItemTask => ({ id: anId(), key, title: key, points: 12, subTasks: 3, status: 'published' })),
);
const large = () => anItem('programs', { fr: { fields: { name: 'Long', weeks } } }, { tasks });
const opened = () => screen.queryAllByLabelText(/^Titre de la semaine/).length;

describe('a programme of 52 weeks and 416 tasks', () => {
  it('is closed at first, and keeps open what was opened', async () => {
    const { user, files } = await editItem(ProgramEditor, large());
    expect(opened()).toBe(0);
    fireEvent.click(screen.getByText('Semaine 3 : Titre 2'));
    expect(opened()).toBe(1);

    await user.click(screen.getByLabelText('Monter : Semaine 3 : Titre 2'));

    expect(screen.getByLabelText('Titre de la semaine 2')).toHaveValue('Titre 2');
    const [first, second, third, ...others] = weeks;
    expect(files().fr?.fields['weeks']).toEqual([first, third, second, ...others]);
  });

  it('renders no other week when a letter of a title is typed', async () => {
    const { files } = await editItem(ProgramEditor, large());
    for (const week of OPENED) fireEvent.click(screen.getByText(`Semaine ${week + 1} : Titre ${week}`));
    const rendered = jest.mocked(WeekPoints);
    rendered.mockClear();

    fireEvent.change(screen.getByLabelText('Titre de la semaine 26'), { target: { value: 'a' } });

    expect(files().fr?.fields['weeks']).toContainEqual({ title: 'a', tasks: keysOf(25) });
    expect(rendered.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
