import type { LiveRemote } from '@passerelle/shared/contract/remotes';

/** A remote that this page takes from where it is being built. */
export interface Override {
  name: string;
  base: string;
  /** Null: nothing that could be run came from there, and the live version is used. */
  remote: LiveRemote | null;
}
