/** Fields of an event or properties of a slot, each with a name for what it holds: `text`, `count`, `SubTask`… */
export type Fields = Readonly<Record<string, string>>;
export type FieldsByName = Readonly<Record<string, Fields>>;

/** Interface that one version of a remote was built against. Found by the build, never written. */
export interface Needs {
  contract: number;
  /** The names it imports from each module of which the page holds one copy. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** The range of each package or room of which the page holds one copy. */
  versions: Readonly<Record<string, string>>;
  /** Events that it emits, with their fields. */
  emits: FieldsByName;
  /** Events that it handles, with the fields that it reads. */
  hears: FieldsByName;
  /** The slots it fills, with the properties that its widgets take. */
  fills: FieldsByName;
  /** The slots of others that it places, with the properties that it gives. */
  uses: FieldsByName;
}

/** Interface that a shell offers to the code in its page. */
export interface Offer {
  /** Of the shell, to be named to people. */
  version: string;
  contract: number;
  /** The names that each shared module exports. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** The version of each of them. */
  versions: Readonly<Record<string, string>>;
  /** Every event of its bus, with the fields that the bus insists on. */
  events: FieldsByName;
  /** The slots it knows, with the properties that belong to them. */
  slots: FieldsByName;
}

/** Grows when what shell and remotes promise each other changes in a way that old remotes cannot follow. */
export const REMOTES_CONTRACT = 1;

export const spaces = ['participant', 'client'] as const;
export type Space = (typeof spaces)[number];

export const layouts = ['main', 'full-screen', 'back-to-home'] as const;
export type Layout = (typeof layouts)[number];

/** Conditions beyond the role that the shell can check for a menu entry. */
export const menuConditions = ['programme.jobOffers'] as const;
export type MenuCondition = (typeof menuConditions)[number];
