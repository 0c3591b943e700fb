import type { Distribution } from '@passerelle/shared/contract';

/** Values of the `$variables` of an expression. Null drops the matcher: all of them. */
export interface Variables {
  user: string | null;
  group: string | null;
  distrib: Distribution | null;
  /** Windows in seconds: of the whole range, and of one point of a graph. */
  range: number;
  step: number | null;
}

const matcher = /([a-zA-Z_]\w*)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"\s*,?\s*/y;
const wholeVariable = /^\$(\w+)$/;
const anyVariable = /\$[a-zA-Z_]\w*/;
/** Matches a text, a selector, a window or a name in one pass, so that inserted text is never parsed again. */
const places = /"(?:[^"\\]|\\.)*"|\{((?:[^"{}]|"(?:[^"\\]|\\.)*")*)\}|\[\$(\w+)\]|\$(\w+)/g;

/** Thrown for an expression with an unset variable, which is an error in the dashboard definition. */
export class UnfilledVariable extends Error {
  constructor(variable: string, expression: string) {
    super(`nothing stands for ${variable} in ${expression}`);
    this.name = 'UnfilledVariable';
  }
}

/** RE2 takes a quoted meta character for itself. */
const quoted = (text: string): string => text.replaceAll(/[\\.+*?()|[\]{}^$]/g, String.raw`\$&`);
/** Go reads the escapes of JSON. */
const literal = (text: string): string => JSON.stringify(text);

/**
 * An expression with its variables filled in, each as its place takes it: within quotes as a text, after `=~` as a pattern
 * that matches just that text, within brackets as a window, elsewhere as the name of a label.
 */
export function fillVariables(expression: string, variables: Variables): string {
  const unfilled = (variable: string) => new UnfilledVariable(variable, expression);

  const filledMatchers = (inside: string): string => {
    const kept: string[] = [];
    let at = 0;
    while (at < inside.trimEnd().length) {
      matcher.lastIndex = at === 0 ? inside.length - inside.trimStart().length : at;
      const [whole, label = '', operator = '', value = ''] = matcher.exec(inside) ?? [];
      if (whole === undefined) throw unfilled(`{${inside}}`);
      at = matcher.lastIndex;
      const name = wholeVariable.exec(value)?.[1];
      if (name === undefined) {
        if (anyVariable.test(value)) throw unfilled(value);
        kept.push(`${label}${operator}"${value}"`);
        continue;
      }
      if (name !== 'user' && name !== 'group') throw unfilled(`$${name}`);
      const filled = variables[name];
      if (filled === null) continue;
      kept.push(`${label}${operator}${literal(operator.endsWith('~') ? quoted(filled) : filled)}`);
    }
    return `{${kept.join(',')}}`;
  };

  return expression.replaceAll(places, (whole, matchers?: string, window?: string, name?: string) => {
    if (matchers !== undefined) return filledMatchers(matchers);
    if (window === 'range' || (window === 'step' && variables.step !== null)) return `[${variables[window]}s]`;
    if (name === 'distrib' && variables.distrib !== null) return variables.distrib;
    if (window === undefined && name === undefined && !anyVariable.test(whole)) return whole;
    throw unfilled(whole);
  });
}
