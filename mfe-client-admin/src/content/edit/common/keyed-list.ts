import { type Entry, entriesOf, textOf } from './draft-values';
import { freeKey, keyFrom } from './item-key';
import { inserted, moved, replaced, without } from './list-moves';
import { type ChangeList, inListsOf, type SourceValues } from './source-values';

type Fields = Pick<SourceValues, 'fields'>;
type Change<A extends unknown[]> = (values: SourceValues, ...change: A) => SourceValues;

/** A list of the source file whose entries have a key; their translations have the same key. */
export interface KeyedList {
  /** The field of the file: `questions`. */
  name: string;
  /** The field of an entry that its key is made from. */
  titleField: string;
  entries: (values: Fields) => Entry[];
  keys: (values: Fields) => string[];
  put: Change<[entries: readonly Entry[]]>;
  /** Adds an entry at the end; its key gets a number where it is taken. */
  add: Change<[key: string, entry: Entry]>;
  move: Change<[from: number, to: number]>;
  remove: Change<[index: number]>;
  /** Adds a copy below, with its translations. */
  duplicate: Change<[index: number]>;
  rename: Change<[index: number, key: string]>;
  /** Makes the key of a new entry from its title. */
  nameByTitle: Change<[index: number]>;
}

export const hasKey =
  (key: string) =>
  (entry: Entry): boolean =>
    textOf(entry['key']) === key;

export const withoutKey =
  (key: string): ChangeList =>
  (entries) =>
    entries.filter((entry) => !hasKey(key)(entry));

export function keyedList(name: string, titleField: string): KeyedList {
  const entries = ({ fields }: Fields): Entry[] => entriesOf(fields[name]);
  const keys = (values: Fields): string[] => entries(values).map(({ key }) => textOf(key));
  const put = (values: SourceValues, list: readonly Entry[]): SourceValues => ({
    ...values,
    fields: { ...values.fields, [name]: list },
  });
  /** Changes the list, and the entries of the translations that have the key of the entry at `index`. */
  const changeAt = (
    values: SourceValues,
    index: number,
    change: { list: (all: Entry[], entry: Entry) => Entry[]; translated: (entry: Entry) => Entry[] },
  ): SourceValues => {
    const all = entries(values);
    const entry = all[index];
    if (!entry) return values;
    const isTranslated = hasKey(textOf(entry['key']));
    const translations = inListsOf(values, name, (list) =>
      list.flatMap((one) => (isTranslated(one) ? change.translated(one) : [one])),
    );
    return { ...put(values, change.list(all, entry)), translations };
  };
  const rename: KeyedList['rename'] = (values, index, key) =>
    changeAt(values, index, {
      list: (all, entry) => replaced(all, index, { ...entry, key }),
      translated: (entry) => [{ ...entry, key }],
    });
  return {
    name,
    titleField,
    entries,
    keys,
    put,
    add: (values, key, entry) => put(values, [...entries(values), { key: freeKey(key, keys(values)), ...entry }]),
    move: (values, from, to) => put(values, moved(entries(values), from, to)),
    remove: (values, index) => changeAt(values, index, { list: (all) => without(all, index), translated: () => [] }),
    duplicate: (values, index) => {
      const key = freeKey(keys(values)[index] ?? '', keys(values));
      return changeAt(values, index, {
        list: (all, entry) => inserted(all, index + 1, { ...entry, key }),
        translated: (entry) => [entry, { ...entry, key }],
      });
    },
    rename,
    nameByTitle: (values, index) => {
      const key = keyFrom(textOf(entries(values)[index]?.[titleField]));
      return key === '' ? values : rename(values, index, freeKey(key, without(keys(values), index)));
    },
  };
}
