import type { SourceValues } from '../common/source-values';
import { addSubTask, hasTexts, subTaskList } from './sub-tasks';

const read = { key: 'read', type: 'text', title: 'Lire' };
const send = { key: 'send', type: 'upload', title: 'Joindre' };
const values: SourceValues = {
  fields: { subTasks: [read, send] },
  translations: { en: { fields: { subTasks: [{ key: 'send', title: 'Attach' }] } }, de: { fields: {} } },
};
const english = ({ translations }: SourceValues) => translations.en?.fields['subTasks'];

describe('the sub-tasks of a task', () => {
  it('are added under the name of their type, then under their title', () => {
    const added = addSubTask(values, 'document');
    expect(added.fields['subTasks']).toEqual([read, send, { key: 'document', type: 'document', use: 'toRead' }]);

    const titled = {
      ...added,
      fields: { subTasks: [read, send, { key: 'document', type: 'document', title: 'Send' }] },
    };
    expect(subTaskList.nameByTitle(titled, 2).fields['subTasks']).toContainEqual({
      key: 'send-2',
      type: 'document',
      title: 'Send',
    });
  });

  it('keep their translations when they move', () => {
    const after = subTaskList.move(values, 1, 0);
    expect(after.fields['subTasks']).toEqual([send, read]);
    expect(after.translations).toBe(values.translations);
  });

  it('take their translations along when they are renamed, copied and removed', () => {
    expect(english(subTaskList.rename(values, 1, 'attach'))).toEqual([{ key: 'attach', title: 'Attach' }]);

    const copied = subTaskList.duplicate(values, 1);
    expect(copied.fields['subTasks']).toEqual([read, send, { ...send, key: 'send-2' }]);
    expect(english(copied)).toEqual([
      { key: 'send', title: 'Attach' },
      { key: 'send-2', title: 'Attach' },
    ]);

    expect(subTaskList.remove(values, 1).translations).toEqual({ en: { fields: {} }, de: { fields: {} } });
  });

  it('keep the key of their type where the title has no Latin letter', () => {
    const titled = { ...values, fields: { subTasks: [{ key: 'text', type: 'text', title: '履歴書' }] } };
    expect(subTaskList.nameByTitle(titled, 0)).toBe(titled);
  });

  it('have texts or not', () => {
    expect(hasTexts(read)).toBe(true);
    expect(hasTexts({ key: 'text', type: 'text', title: ' ' })).toBe(false);
  });
});
