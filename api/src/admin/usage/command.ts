import type { Clock } from '../../platform/clock';
import type { Given, Options } from './options';
import { readArguments, type Shape } from './read-arguments';

export interface Command {
  words: readonly string[];
  about: string;
  options: Options;
  argument?: string;
  /** More than a line, below the options. */
  more?: string;
  /** Returns the exit code. */
  run: (context: AdminContext, args: readonly string[]) => Promise<number>;
}

interface Definition<O extends Options> extends Shape<O> {
  about: string;
  more?: string;
  work: (context: AdminContext, given: Given<O>, argument: string) => Promise<number | void>;
}

/** A command whose work runs only with valid, parsed options. */
export const command = <O extends Options>({ work, ...definition }: Definition<O>): Command => ({
  ...definition,
  run: async (context, args) => {
    const { given, argument } = readArguments(definition, args, context.folder);
    return (await work(context, given, argument)) ?? 0;
  },
});

/** The process context of a command. */
export interface AdminContext {
  env: Readonly<Record<string, string | undefined>>;
  /** Typed paths are relative to it. */
  folder: string;
  version: string;
  workerFile: string;
  clock: Clock;
  /** Prints a line to standard output. */
  say: (line: string) => void;
  /** Prints a line to standard error. */
  complain: (line: string) => void;
}
