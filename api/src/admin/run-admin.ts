import { PackRefused, problemLines } from '../content-pack/problems';
import { didYouMean } from '../platform/text/nearest';
import { describeError } from '../platform/starting/start-problem';
import { commands } from './commands';
import type { AdminContext, Command } from './usage/command';
import { helpOf, overview } from './usage/help';
import { Refusal } from './usage/options';

export const exitCodes = { done: 0, failed: 1, badUsage: 2 } as const;

const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

function unknown(args: readonly string[], { complain }: AdminContext): number {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const family = commands.filter((command) => command.words[0] === words[0]);
  const typed = words.slice(0, 2).join(' ');
  const names = commands.map((command) => command.words.join(' '));
  complain(typed === '' ? 'A command is missing.' : `There is no command "${typed}"${didYouMean(typed, names)}`);
  for (const line of overview(family.length > 0 ? family : commands)) complain(line);
  return exitCodes.badUsage;
}

/** Prints the error and returns the exit code. */
function complainOf(error: unknown, command: Command, { complain }: AdminContext): number {
  if (error instanceof Refusal) {
    for (const sentence of error.sentences) complain(sentence);
    complain(`npm run admin -- ${command.words.join(' ')} --help tells more.`);
    return exitCodes.badUsage;
  }
  if (error instanceof PackRefused) {
    for (const line of problemLines(error.problems)) complain(line);
    const { length } = error.problems;
    complain(`${length === 1 ? '1 thing is' : `${length} things are`} wrong with the pack: nothing was imported.`);
    return exitCodes.failed;
  }
  complain(describeError(error));
  return exitCodes.failed;
}

/** Runs one command and returns its exit code. */
export async function runAdmin(args: readonly string[], context: AdminContext): Promise<number> {
  const command = commands.find(({ words }) => words.every((word, index) => args[index] === word));
  if (!command) {
    if (!asksForHelp(args)) return unknown(args, context);
    const family = commands.filter(({ words }) => words[0] === args[0]);
    for (const line of overview(family.length > 0 ? family : commands)) context.say(line);
    return exitCodes.done;
  }
  const rest = args.slice(command.words.length);
  if (asksForHelp(rest)) {
    for (const line of helpOf(command)) context.say(line);
    return exitCodes.done;
  }
  try {
    return await command.run(context, rest);
  } catch (error) {
    return complainOf(error, command, context);
  }
}
