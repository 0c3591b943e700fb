import type { Clock } from '../platform/clock';

/** Where a command is run: nothing of it reaches further than this. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  /** Paths that are typed are meant from here. */
  folder: string;
  version: string;
  workerFile: string;
  clock: Clock;
  /** A line of the answer. */
  say: (line: string) => void;
  /** A line for who has to mend something. */
  complain: (line: string) => void;
}
