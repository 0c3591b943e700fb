/** The same numbers for the same seed, so that a failure can be looked at again. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Pick = (below: number) => number;
const oneOf = <T>(pick: Pick, values: readonly T[]): T => values[pick(values.length)] as T;

/** Expressions of the supported part of PromQL, over the given metrics and people. */
export function anExpression(pick: Pick, metrics: readonly string[], people: readonly string[]): string {
  const number = () => oneOf(pick, ['0', '1', '2', '3', '0.5', '10', '100', '-1', '1e2', '0x10', '0XfF', 'Inf', 'NaN']);
  const labels = () =>
    oneOf(pick, [['gender'], ['jobLevel'], ['user'], ['gender', 'jobLevel'], ['badge'], ['nowhere'], []]);
  const grouping = () => oneOf(pick, ['', ` by (${labels().join()})`, ` without (${labels().join()})`]);
  const matcher = () =>
    oneOf(pick, [
      'gender="woman"',
      'gender!="woman"',
      'gender=~"wo.*"',
      'gender!~"man|"',
      'jobLevel=""',
      'jobLevel=~".+"',
      'jobLevel=~"worker|etam"',
      `user="${oneOf(pick, people)}"`,
      `user!="${oneOf(pick, people)}"`,
      `user=~"${oneOf(pick, people)}|${oneOf(pick, people)}"`,
      `user=~"${oneOf(pick, people).slice(0, 2)}.*"`,
      'nowhere=""',
      'nowhere="x"',
      `nowhere!='x'`,
    ]);
  const selector = () => {
    const matchers = Array.from({ length: oneOf(pick, [0, 0, 1, 1, 2]) }, matcher);
    return `${oneOf(pick, metrics)}${matchers.length > 0 ? `{${matchers.join()}}` : ''}`;
  };
  const overTime = () => {
    const name = oneOf(pick, ['sum', 'count', 'count', 'avg', 'min', 'max', 'last']);
    return `${name}_over_time(${selector()}[${oneOf(pick, ['1h', '1d', '2d', '36h', '1w', '90m', '30d'])}])`;
  };
  const vector = (depth: number): string => {
    if (depth <= 0) return oneOf(pick, [overTime, overTime, overTime, overTime, selector])();
    const inner = () => vector(depth - 1 - pick(2));
    return oneOf(pick, [
      () => `${oneOf(pick, ['sum', 'avg', 'min', 'max', 'count'])}${grouping()} (${inner()})`,
      () => `sum${grouping()} (${overTime()})`,
      () => `${oneOf(pick, ['topk', 'bottomk'])}(${oneOf(pick, ['1', '2', '3', '0'])}, ${inner()})`,
      () => `${inner()} ${oneOf(pick, ['+', '-', '*', '/', '%', '^'])} ${number()}`,
      () => `${number()} ${oneOf(pick, ['+', '-', '*', '/'])} ${inner()}`,
      () => `${inner()} ${oneOf(pick, ['>', '<', '>=', '<=', '==', '!='])} ${oneOf(pick, ['', 'bool '])}${number()}`,
      () => `${inner()} ${oneOf(pick, ['+', '-', '/', '>', '== bool', '*'])} ${inner()}`,
      () => `${inner()} / ${oneOf(pick, ['on(user)', 'on(gender)', 'ignoring(jobLevel)'])} ${inner()}`,
      () => `${inner()} or ${oneOf(pick, ['vector(0)', inner()])}`,
      () => `absent(${inner()})`,
      () => `${oneOf(pick, ['ceil', 'floor', 'round'])}(${inner()})`,
      () => `round(${inner()}, ${oneOf(pick, ['0.5', '10', '7'])})`,
      () => `clamp(${inner()}, ${number()}, ${number()})`,
      () => `${oneOf(pick, ['clamp_min', 'clamp_max'])}(${inner()}, ${number()})`,
      () => `vector(scalar(${inner()}))`,
      () => `-(${inner()})`,
      () => `${inner()} * vector(time())`,
    ])();
  };
  return oneOf(pick, [() => vector(1), () => vector(2), () => vector(3), () => `scalar(${vector(1)}) + ${number()}`])();
}
