import type { Surroundings } from '../surroundings';
import type { Given, Options } from './options';
import { readArguments, type Shape } from './read-arguments';

export interface Command {
  words: readonly string[];
  about: string;
  options: Options;
  argument?: string;
  /** More than a line, below the options. */
  more?: string;
  /** Gives the exit code. */
  run: (surroundings: Surroundings, args: readonly string[]) => Promise<number>;
}

interface Definition<O extends Options> extends Shape<O> {
  about: string;
  more?: string;
  work: (surroundings: Surroundings, given: Given<O>, argument: string) => Promise<number | void>;
}

/** A command that gets what it is given as what it is, and not before all of it is right. */
export const command = <O extends Options>({ work, ...definition }: Definition<O>): Command => ({
  ...definition,
  run: async (surroundings, args) => {
    const { given, argument } = readArguments(definition, args, surroundings.folder);
    return (await work(surroundings, given, argument)) ?? 0;
  },
});
