import { type Static, Type } from 'typebox';
import { body, Id, nullable, Title } from '../fields';
import { limits } from '../limits';

/** The lists of which a member of staff keeps columns and views. */
export const settingLists = ['users', 'groups', 'audit'] as const;
export type SettingList = (typeof settingLists)[number];

const Columns = nullable(Type.Array(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), { maxItems: 40, uniqueItems: true }));

/** Those that could be chosen then: what the list has gained since is shown, as to somebody who never chose. */
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

/** What somebody chose for a list, on whichever device. `columns` null: those that are shown unasked. */
const settings = { columns: Columns, offered, views: Type.Array(SavedView, { maxItems: limits.savedViews }) };
export const ListSettingsBody = body(settings);
export type ListSettingsBody = Static<typeof ListSettingsBody>;

/** Version 0: nothing was ever chosen. */
export const ListSettings = Type.Object({ ...settings, version: Type.Integer({ minimum: 0 }) });
export type ListSettings = Static<typeof ListSettings>;
