/** One shape for what the database has and for what the types declare, so that the two can be compared as they are. */
export type Kind = 'string' | 'number' | 'boolean' | 'instant' | 'object' | 'list';

export interface Column {
  kind: Kind;
  nullable: boolean;
  /** May be left out of an insert. */
  optional: boolean;
  /** The values it is limited to, sorted. */
  values?: string[];
}

export type Tables = Record<string, Record<string, Column>>;
