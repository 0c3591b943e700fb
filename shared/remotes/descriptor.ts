import type { RoleName } from '@passerelle/shared/contract';

/** Grows when what shell and remotes promise each other changes in a way that old remotes cannot follow. */
export const REMOTES_CONTRACT = 1;

export const spaces = ['participant', 'client'] as const;
export type Space = (typeof spaces)[number];

export const layouts = ['main', 'full-screen', 'back-to-home'] as const;
export type Layout = (typeof layouts)[number];

/** Conditions beyond the role that the shell can check for a menu entry. */
export const menuConditions = ['programme.jobOffers'] as const;
export type MenuCondition = (typeof menuConditions)[number];

/** French is always there; any other locale may be missing and falls back to it. */
export type LocalisedText = { fr: string } & Record<string, string>;

export interface RouteDescriptor {
  /** Pattern as the router reads it: `/contacts/:contactId`. */
  path: string;
  space: Space;
  layout: Layout;
  /** Key in the remote's `screens`, and the name of the chunk that holds it. */
  screen: string;
  title: LocalisedText;
  /** Absent: everybody who may enter the space. */
  roles?: readonly RoleName[];
}

export interface MenuDescriptor {
  path: string;
  space: Space;
  label: LocalisedText;
  order: number;
  /** Path data of a 24 × 24 icon: a remote that the shell has never heard of brings its own. */
  icon: string;
  roles?: readonly RoleName[];
  when?: MenuCondition;
}

/** What a remote says about itself in `remote.json`; the shell builds router and menu from these alone. */
export interface RemoteDescriptor {
  name: string;
  version: string;
  contract: number;
  /** Whose area it is, in the words of the person: « Les contacts ». */
  title: LocalisedText;
  routes: readonly RouteDescriptor[];
  menu: readonly MenuDescriptor[];
  slots: { fills: readonly string[]; uses: readonly string[] };
  events: { emits: readonly string[]; hears: readonly string[] };
}

/** A descriptor with where its live version lies. */
export interface LiveRemote extends RemoteDescriptor {
  /** Folder of the version, with a trailing slash: `/remotes/mfe-contacts/1.0.0/`, or another origin. */
  base: string;
  /** Name under which the version registers itself in the page; differs from version to version. */
  global: string;
  entry: string;
  /** Hash of every file of the version, as `integrity` wants it. */
  files: Record<string, string>;
  /** Files that a screen needs before it can be shown. */
  screens: Record<string, readonly string[]>;
}

export interface Registry {
  contract: number;
  remotes: readonly LiveRemote[];
}
