import type { MenuDescriptor, RemoteDescriptor, RouteDescriptor } from './descriptor';
import type { Needs } from './compatibility';

/** Content of `release.json`, which the build writes beside the files of a version: all that is known before it goes live. */
export interface Build extends RemoteDescriptor {
  /** Name under which the version registers itself in the page; differs from version to version. */
  global: string;
  entry: string;
  /** Hash of every script and stylesheet of the version, as `integrity` wants it. */
  files: Readonly<Record<string, string>>;
  /** Files that a screen needs before it can be shown. */
  screens: Readonly<Record<string, readonly string[]>>;
  needs: Needs;
}

/** One flip: a version that goes live, or comes back. It is signed as the text it is written in. */
export interface Release extends Omit<Build, 'routes' | 'menu'> {
  /** Folder of the version, with a trailing slash: `/remotes/mfe-contacts/1.0.0/`, or an address elsewhere. */
  base: string;
  /** Grows with every flip of this remote, also when an older version comes back. */
  serial: number;
  /** Time at which it went live. */
  since: string;
  by: string;
  /** The flip before this one; null: there was none. */
  previous: number | null;
  /**
   * Digests of the routes and menu entries. They are separate from the rest, because each person gets only those
   * that their role may open; with these, what is left out shows no gap and what is changed does not pass.
   */
  routes: readonly string[];
  menu: readonly string[];
}

/** A release as it is kept and travels: `live/<remote>.json`, and each remote of the registry. */
export interface SealedRemote {
  /** The `Release`, as text: what is signed is these very characters. */
  release: string;
  /** Of the text, ECDSA on P-256 with SHA-256, in base64. */
  signature: string;
  routes: readonly RouteDescriptor[];
  menu: readonly MenuDescriptor[];
}

/** Text of a digest, on both sides. */
export const digestedText = (part: RouteDescriptor | MenuDescriptor): string => JSON.stringify(part);

export const openRelease = ({ release }: SealedRemote): Release => JSON.parse(release) as Release;
