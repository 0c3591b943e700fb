import type { SourceValues } from '../common/source-values';
import { addWeek, moveWeek, placeOfTask, pointsOf, putTask, removeTask, removeWeek } from './weeks';

const values: SourceValues = {
  fields: {
    name: 'Rebond',
    weeks: [
      { title: 'Commencer', tasks: ['cv', 'network'] },
      { title: 'Continuer', tasks: ['midway'] },
      { title: 'Finir', tasks: [] },
    ],
  },
  translations: {
    en: { fields: { name: 'Rebound', weeks: [{ title: 'Begin' }, { title: 'Go on' }] } },
    de: { fields: { name: 'Neustart' } },
  },
};
const titles = ({ fields }: { fields: SourceValues['fields'] }) =>
  (fields['weeks'] as { title?: string }[] | undefined)?.map(({ title }) => title);
const translated = ({ translations }: SourceValues) => titles(translations.en ?? { fields: {} });
const tasks = ({ fields }: SourceValues) => (fields['weeks'] as { tasks: string[] }[]).map((week) => week.tasks);

describe('the weeks of a programme', () => {
  it('move together with their translations', () => {
    const after = moveWeek(values, 0, 2);

    expect(titles(after)).toEqual(['Continuer', 'Finir', 'Commencer']);
    expect(translated(after)).toEqual(['Go on', undefined, 'Begin']);
    expect(after.translations.de).toEqual(values.translations.de);
  });

  it('move back to what they were', () => {
    expect(titles(moveWeek(moveWeek(values, 0, 2), 2, 0))).toEqual(titles(values));
  });

  it('are removed with their translations', () => {
    const after = removeWeek(values, 0);

    expect(titles(after)).toEqual(['Continuer', 'Finir']);
    expect(translated(after)).toEqual(['Go on', undefined]);
    expect(removeWeek(removeWeek(values, 0), 0).translations.en).toEqual({ fields: { name: 'Rebound' } });
  });

  it('are added at the end, without a title', () => {
    const after = addWeek(values);

    expect(tasks(after).at(-1)).toEqual([]);
    expect(translated(after)).toEqual(['Begin', 'Go on', undefined, undefined]);
  });
});

describe('a task of a programme', () => {
  it('is in one week at a time', () => {
    expect(tasks(putTask(values, 'cv', { week: 1, index: 0 }))).toEqual([['network'], ['cv', 'midway'], []]);
    expect(tasks(putTask(values, 'cv', { week: 0, index: 1 }))).toEqual([['network', 'cv'], ['midway'], []]);
    expect(tasks(putTask(values, 'new', { week: 2 }))).toEqual([['cv', 'network'], ['midway'], ['new']]);
  });

  it('is taken out, and found', () => {
    expect(tasks(removeTask(values, 'network'))).toEqual([['cv'], ['midway'], []]);
    expect(placeOfTask(values, 'network')).toEqual({ week: 0, index: 1 });
    expect(placeOfTask(values, 'other')).toBeUndefined();
  });

  it('counts with its points', () => {
    const task = { id: 'a', title: '', subTasks: 0, status: 'draft' } as const;
    const known = new Map([
      ['cv', { ...task, key: 'cv', points: 40 }],
      ['network', { ...task, key: 'network', points: 35 }],
    ]);
    expect(pointsOf(['cv', 'network', 'unknown'], known)).toBe(75);
  });
});
