import { type Static, Type } from 'typebox';
import { body, Id, nullable, Title } from '../../fields';
import { limits } from '../../limits';

/** The lists of which a member of staff keeps columns and views. */
export const settingLists = ['users', 'groups', 'audit'] as const;
export type SettingList = (typeof settingLists)[number];

const Columns = nullable(Type.Array(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), { maxItems: 40, uniqueItems: true }));

/** The columns that existed at the time of the choice: newer ones are shown by default. */
const offered = Type.Optional(Columns);

/** A view is the address of the list under a name: its search, its filters, its order; and the columns that belong to it. */
export const SavedView = body({
  id: Id,
  name: Title,
  query: Type.String({ maxLength: limits.urlLength }),
  columns: Type.Optional(Columns),
  offered,
});
export type SavedView = Static<typeof SavedView>;

/** Settings of a list, shared by all devices. `columns` null: the default columns. */
const settings = { columns: Columns, offered, views: Type.Array(SavedView, { maxItems: limits.savedViews }) };
export const ListSettingsBody = body(settings);
export type ListSettingsBody = Static<typeof ListSettingsBody>;

/** Version 0: nothing was ever chosen. */
export const ListSettings = Type.Object({ ...settings, version: Type.Integer({ minimum: 0 }) });
export type ListSettings = Static<typeof ListSettings>;
