import { type Static, Type } from 'typebox';
import { body, Id, nullable, Title } from '../fields';
import { limits } from '../limits';

/** The lists of which a member of staff keeps columns and views. */
export const settingLists = ['users', 'groups', 'audit'] as const;
export type SettingList = (typeof settingLists)[number];

const Columns = nullable(Type.Array(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), { maxItems: 40, uniqueItems: true }));

/** A view is the address of the list under a name: its search, its filters, its order. */
const View = body({ id: Id, name: Title, query: Type.String({ maxLength: limits.urlLength }) });

/** What somebody chose for a list, on whichever device. `columns` null: those that are shown unasked. */
export const ListSettings = body({ columns: Columns, views: Type.Array(View, { maxItems: limits.savedViews }) });
export type ListSettings = Static<typeof ListSettings>;
