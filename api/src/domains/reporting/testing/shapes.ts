/**
 * Queries of every supported shape of PromQL, modelled on the public compliance tests: each operator, function and
 * aggregation in each spelling, over our own metrics.
 */
const metrics = ['session_count', 'task_points', 'total_session_duration'] as const;
const [events, points, seconds] = metrics;
const arithmetic = ['+', '-', '*', '/', '%', '^'];
const comparisons = ['==', '!=', '<', '>', '<=', '>='];
const aggregations = ['sum', 'avg', 'max', 'min', 'count'];
const overTime = ['sum', 'count', 'avg', 'min', 'max', 'last'];
const window = `sum_over_time(${points}[1w])`;
const other = `count_over_time(${points}[1w])`;

const numbers = [
  '42',
  '1.234',
  '.123',
  '1.23e-3',
  '0x3d',
  '0X3D',
  '-0Xf',
  '0xA + 0XA',
  '017',
  '08',
  '09.5',
  '1.',
  '1e3',
  '1E+3',
  'Inf',
  '+Inf',
  '-Inf',
  'inf',
  'NaN',
  'nan',
  '-1',
  '+1',
  '- -1',
];

const matchers = [
  '',
  '{}',
  '{gender="woman"}',
  "{gender='woman'}",
  '{gender!="woman"}',
  '{gender=~"wom.n"}',
  '{gender!~"wom.n"}',
  '{gender=~"wo"}',
  '{gender=~".*"}',
  '{gender=~".+"}',
  '{gender!~".+"}',
  '{gender=~"(?i)WOMAN"}',
  '{gender=~"woman|man"}',
  '{gender=""}',
  '{gender!=""}',
  '{gender="woman",jobLevel!=""}',
  '{gender!="woman",gender!="man"}',
  '{nowhere=""}',
  '{nowhere!=""}',
  '{nowhere=~".*"}',
  '{gender="woman",}',
];

const groupings = [
  '',
  ' by ()',
  ' by (gender)',
  ' by (gender, jobLevel)',
  ' by (nowhere)',
  ' without ()',
  ' without (user)',
  ' without (user, gender)',
  ' without (nowhere)',
  ' by (gender,)',
];

const scalars = arithmetic.flatMap((operator) => [`1.5 ${operator} 2`, `0 ${operator} 0`, `-7 ${operator} 2.5`]);
const compared = comparisons.flatMap((operator) => [`1 ${operator} bool 2`, `NaN ${operator} bool NaN`]);

const mixed = [...arithmetic, ...comparisons].flatMap((operator) => {
  const withBool = comparisons.includes(operator)
    ? [`${window} ${operator} bool 100`, `100 ${operator} bool ${window}`]
    : [];
  return [
    `${window} ${operator} 100`,
    `100 ${operator} ${window}`,
    `${window} ${operator} scalar(sum(${window}))`,
    `${window} ${operator} ${other}`,
    `${window} ${operator} on(user) max by (user) (${other})`,
    `sum by (user) (${window}) ${operator} ignoring(user, gender, jobLevel) ${other}`,
    ...withBool,
  ];
});

const combined = [
  `${window} or ${other}`,
  `${window} or vector(0)`,
  `vector(0) or ${window}`,
  `sum(${window}) or vector(0)`,
  `sum by (gender) (${window}) or on(gender) sum by (gender) (${other})`,
  `1 + 2 * 3 ^ 2 ^ 0.5 - 4 % 3`,
  `-1 ^ 2`,
  `(-1) ^ 2`,
  `3 -1 ^ 2`,
  `2 ^ -1 ^ 2`,
  `-2 ^ 2 ^ 3`,
  `+2 ^ 2`,
  `- -2 ^ 2`,
  `-${window} ^ 2`,
  `- -${window} ^ 2`,
  `- - -2 ^ 2`,
  `-2 * -3 ^ 2`,
  `-${window}`,
  `-(-${window})`,
  `+${window}`,
  `2 * (${window} + ${other}) / 2`,
  `${window} > 10 < 1000`,
  `${window} > ${other} > 5`,
  `# a remark\n${window}`,
  `${window} # a remark`,
  `sum\n(\t${window}\n)`,
  `sum(${window}) by (gender)`,
  `sum without (user) (${window}) / on(gender, jobLevel) sum by (gender, jobLevel) (${other})`,
];

const called = [
  ...['ceil', 'floor', 'round'].map((name) => `${name}(0.004 * ${window})`),
  ...['1', '0.1', '7', '-3', '0', 'NaN', 'Inf'].map((nearest) => `round(${window}, ${nearest})`),
  ...['0', '100', '-1', 'Inf', '-Inf', 'NaN'].flatMap((bound) => [
    `clamp_min(${window}, ${bound})`,
    `clamp_max(${window}, ${bound})`,
    `clamp(${window}, ${bound}, 200)`,
    `clamp(${window}, 10, ${bound})`,
  ]),
  ...[
    '',
    '{gender="woman"}',
    '{nowhere="x"}',
    '{nowhere="x",nowhere!="y"}',
    '{nowhere="x",gender=~"y"}',
    '{nowhere="x",nowhere="y"}',
  ].map((matcher) => `absent(${events}${matcher})`),
  `absent(sum(${events}{nowhere="x"}))`,
  `absent(${window})`,
  `absent(no_such_metric{instance="one", job!="two"})`,
  'time()',
  'time() - 1',
  'vector(time())',
  'vector(1)',
  'scalar(vector(3))',
  `scalar(${window})`,
  `scalar(sum(${window}))`,
  `vector(scalar(sum(${window})))`,
  `${window} * vector(2)`,
  `sum(${window}) * vector(2)`,
];

const ranked = ['topk', 'bottomk'].flatMap((name) =>
  ['1', '100', '0', '-1', 'scalar(vector(2))'].map((count) => `${name}(${count}, ${window} + time() * 0)`),
);

/** Queries that both must answer alike. */
export const servedShapes: readonly string[] = [
  ...numbers,
  ...matchers.flatMap((matcher) => [`${events}${matcher}`, `sum_over_time(${points}${matcher}[1w])`]),
  `{__name__="${points}"}`,
  `count_over_time({__name__="${points}",gender="woman"}[1w])`,
  ...aggregations.flatMap((name) => groupings.map((grouping) => `${name}${grouping} (${window})`)),
  ...overTime.flatMap((name) =>
    ['1s', '15m', '1h', '1d', '1w', '1h30m', '30d', '1y'].map((span) => `${name}_over_time(${seconds}[${span}])`),
  ),
  ...scalars,
  ...compared,
  ...mixed,
  ...combined,
  ...called,
  ...ranked,
  `{nowhere="",__name__="${points}",gender!="0X3D"}`,
  `sum_over_time(${points}{gender!='0X3D'}[1w]) + 0X3D # 0X3D`,
];

/** Beyond the number formats of the grammar. */
export const malformedNumbers = [
  '0X',
  '0XG',
  '0x',
  '0X1F.5',
  '0b101',
  '0o17',
  '1_000',
  '0x_1',
  '00x1',
  '0x1p4',
  '1e',
  '1e+400',
  '0xffffffffffffffffff',
];

export const unterminatedTexts = ['"text', "'text", '`text', '1 + "text', `${points}{user="text}`];

/** With and without an exponent, as a scalar and as a series. */
export const extremeNumbers = ['1e20', '1e21', '1.25e22', '-1e300', '1e-6', '1e-7', '-1.5e-9', '2.5e-12', '0', '1.5'];

/** Queries that a Prometheus answers, and that are refused here by feature name. */
export const refusedShapes: readonly (readonly [query: string, name: string])[] = [
  [`${points} offset 1h`, 'offset'],
  [`${points} offset -1h`, 'offset'],
  [`sum_over_time(${points}[1w] offset 1d)`, 'offset'],
  [`${points} @ 1793610000`, '@'],
  [`${points} @ start()`, '@'],
  [`sum_over_time(${points}[1w] @ end())`, '@'],
  [`rate(${points}[1w])`, 'rate'],
  [`increase(${points}[1w])`, 'increase'],
  [`stddev(${window})`, 'stddev'],
  [`quantile(0.5, ${window})`, 'quantile'],
  [`count_values("value", ${window})`, 'count_values'],
  [`group(${window})`, 'group'],
  [`quantile_over_time(0.5, ${points}[1w])`, 'quantile_over_time'],
  [`stddev_over_time(${points}[1w])`, 'stddev_over_time'],
  [`present_over_time(${points}[1w])`, 'present_over_time'],
  [`absent_over_time(${points}[1w])`, 'absent_over_time'],
  [`max_over_time(sum(${window})[1d:1h])`, 'subquery'],
  [`${window} and ${other}`, 'and'],
  [`${window} unless ${other}`, 'unless'],
  [`${window} atan2 ${other}`, 'atan2'],
  [`${window} / on(user) group_left() sum by (user) (${other})`, 'group_left or group_right'],
  [`abs(${window})`, 'abs'],
  [`sort(${window})`, 'sort'],
  [`timestamp(${points})`, 'timestamp'],
  ['day_of_week()', 'day_of_week'],
  [`label_replace(${window}, "a", "b", "gender", "(.*)")`, 'label_replace'],
];
