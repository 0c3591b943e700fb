import type { RemoteDescriptor } from './descriptor';

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
