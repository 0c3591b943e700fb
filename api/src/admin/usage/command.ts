import { parseArgs } from 'node:util';
import type { Clock } from '../../platform/clock';
import { didYouMean } from '../../platform/text/nearest';
import { dashed, type Given, isSwitch, type Options, Refusal } from './options';

interface Shape<O extends Options> {
  words: readonly string[];
  options: O;
  /** The positional argument of the command, where one is required. */
  argument?: string;
}

interface Arguments<O extends Options> {
  given: Given<O>;
  argument: string;
}

/** `--name` without its dashes, as `parseArgs` wants it. */
const bareName = (name: string): string => dashed(name).slice(2);

/** An argument that looks like an option is no value: in `--name --locale fr` the name is missing. */
const withoutValue = (options: Options, args: readonly string[]): string[] => {
  const wanting = Object.entries(options).flatMap(([name, option]) => (isSwitch(option) ? [] : dashed(name)));
  return args.map((arg, index) => (wanting.includes(arg) && args[index + 1]?.startsWith('--') ? `${arg}=` : arg));
};

function tokensOf(options: Options, args: readonly string[]) {
  const config = Object.entries(options).map(
    ([name, option]) =>
      [bareName(name), { type: isSwitch(option) ? ('boolean' as const) : ('string' as const) }] as const,
  );
  const given = withoutValue(options, args);
  return parseArgs({ args: given, options: Object.fromEntries(config), strict: false, tokens: true }).tokens;
}

interface Typed {
  /** By the option’s name; undefined where its value is missing. */
  texts: Map<string, string | undefined>;
  /** The positional arguments. */
  behind: string[];
}

function collectTyped({ words, options }: Shape<Options>, args: readonly string[], wrong: string[]): Typed {
  const texts: Typed['texts'] = new Map();
  const behind: string[] = [];
  const names = new Map(Object.keys(options).map((name) => [bareName(name), name]));
  for (const token of tokensOf(options, args)) {
    if (token.kind === 'positional') behind.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const name = names.get(token.name);
    const option = name === undefined ? undefined : options[name];
    if (name === undefined || option === undefined) {
      wrong.push(`${rawName} is not an option of "${words.join(' ')}"${didYouMean(token.name, [...names.keys()])}`);
      continue;
    }
    if (texts.has(name)) wrong.push(`${rawName} is given twice`);
    else if (isSwitch(option) && value !== undefined) wrong.push(`${rawName} takes no value`);
    else if (!isSwitch(option) && !value) wrong.push(`${rawName} needs a value: ${option.kind.hint}`);
    texts.set(name, value || undefined);
  }
  return { texts, behind };
}

function interpret(options: Options, { texts }: Typed, folder: string, wrong: string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    if (isSwitch(option)) {
      given[name] = texts.has(name);
      continue;
    }
    const text = texts.get(name);
    if (option.isRequired && !texts.has(name)) wrong.push(`${dashed(name)} is missing: ${option.about}`);
    if (text === undefined) continue;
    const value = option.kind.read(text, folder);
    if (value === undefined) wrong.push(`${dashed(name)} must be ${option.kind.expects(text)}`);
    given[name] = value;
  }
  return given;
}

/** Parses the arguments of a command; reports all mistakes at once. */
function readArguments<O extends Options>(shape: Shape<O>, args: readonly string[], folder: string): Arguments<O> {
  const wrong: string[] = [];
  const typed = collectTyped(shape, args, wrong);
  const given = interpret(shape.options, typed, folder, wrong);
  const [argument = '', ...more] = typed.behind;
  if (shape.argument !== undefined && argument === '') wrong.push(`${shape.argument} is missing`);
  for (const one of shape.argument === undefined ? typed.behind : more)
    wrong.push(`"${one}" is one word too many: put a text with spaces between quotes`);
  if (wrong.length > 0) throw new Refusal(wrong);
  return { given: given as Given<O>, argument };
}

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
