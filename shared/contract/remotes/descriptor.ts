import { type Static, Type } from 'typebox';

import { permissionNames } from '../enums/security';
import { layouts, menuConditions, spaces } from './compatibility';

/** French is always there; any other locale may be missing and falls back to it. */
export const LocalisedText = Type.Intersect([
  Type.Object({ fr: Type.String({ minLength: 1 }) }),
  Type.Record(Type.String(), Type.String({ minLength: 1 })),
]);
export type LocalisedText = Static<typeof LocalisedText>;

/** Permission of the calls behind it. Absent: open to everyone in the space. */
const RequiredPermission = Type.Optional(Type.Enum(permissionNames));
const Path = Type.String({ pattern: '^/' });

export const RouteDescriptor = Type.Object({
  /** Pattern as the router reads it: `/contacts/:contactId`. */
  path: Path,
  space: Type.Enum(spaces),
  layout: Type.Enum(layouts),
  /** Key in the remote's `screens`, and the name of the chunk that holds it. */
  screen: Type.String({ minLength: 1 }),
  title: LocalisedText,
  permission: RequiredPermission,
  /** Slots that float at the end of the screen, such as the button that begins a networking action. */
  floats: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })),
});
export type RouteDescriptor = Static<typeof RouteDescriptor>;

/** A label of the menu stands on two lines at most in every language. */
const MENU_LABEL_LENGTH = 24;
const menuLabelText = Type.String({ minLength: 1, maxLength: MENU_LABEL_LENGTH });

export const MenuDescriptor = Type.Object({
  path: Path,
  /** Further addresses for which the entry stands: what lies below a path that is not its own, such as one person of a list. */
  alsoAt: Type.Optional(Type.Array(Path, { minItems: 1 })),
  space: Type.Enum(spaces),
  label: Type.Intersect([Type.Object({ fr: menuLabelText }), Type.Record(Type.String(), menuLabelText)]),
  order: Type.Integer({ minimum: 0 }),
  /** Path data of a 24 × 24 icon: a remote unknown to the shell brings its own. */
  icon: Type.String({ pattern: '^[Mm]' }),
  permission: RequiredPermission,
  when: Type.Optional(Type.Enum(menuConditions)),
});
export type MenuDescriptor = Static<typeof MenuDescriptor>;

/** Descriptor of a remote in `remote.json`; the shell builds router and menu from these alone. */
export const RemoteDescriptor = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  version: Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9a-zA-Z.]+)?$' }),
  contract: Type.Integer({ minimum: 1 }),
  /** Failure message: « Les contacts ne répondent pas ». */
  unavailable: LocalisedText,
  routes: Type.Array(RouteDescriptor),
  menu: Type.Array(MenuDescriptor),
  slots: Type.Object({
    fills: Type.Array(Type.String()),
    uses: Type.Array(Type.String()),
    /** Of slots that are not the product's own: what their widgets are given, each with a name for what it holds. */
    props: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  }),
  events: Type.Object({ emits: Type.Array(Type.String()), hears: Type.Array(Type.String()) }),
});
export type RemoteDescriptor = Static<typeof RemoteDescriptor>;
