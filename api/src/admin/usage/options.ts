import type { Kind } from './kinds';

export interface Option<T, R extends boolean = boolean> {
  kind: Kind<T>;
  about: string;
  isRequired: R;
}

/** An option without a value. */
export interface Switch {
  kind: 'switch';
  about: string;
}

export type Options = Readonly<Record<string, Option<unknown> | Switch>>;

export const required = <T>(kind: Kind<T>, about: string): Option<T, true> => ({ kind, about, isRequired: true });
export const optional = <T>(kind: Kind<T>, about: string): Option<T, false> => ({ kind, about, isRequired: false });
export const onOff = (about: string): Switch => ({ kind: 'switch', about });

/** The values of a command's options, by their names in the code: `ownerEmail` for `--owner-email`. */
export type Given<O extends Options> = {
  [N in keyof O]: O[N] extends Switch
    ? boolean
    : O[N] extends Option<infer T, true>
      ? T
      : O[N] extends Option<infer T>
        ? T | undefined
        : never;
};

export const dashed = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const isSwitch = (option: Option<unknown> | Switch): option is Switch => option.kind === 'switch';

/** Mistakes in a command, one sentence for each. */
export class Refusal extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

export const refuse = (sentence: string): Refusal => new Refusal([sentence]);
