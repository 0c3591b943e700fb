import { QueryFailure } from './failure';
import { durationOf, numberOf, textOf } from './literals';
import { parseQuery } from './parse';

function refusal(query: string): string {
  try {
    parseQuery(query);
    return 'served';
  } catch (error) {
    if (!(error instanceof QueryFailure)) throw error;
    return `${error.status} ${error.message}`;
  }
}

describe('unsupported PromQL, by name', () => {
  it.each([
    ['rate(x[5m])', 'rate'],
    ['increase(x[5m])', 'increase'],
    ['stddev(x)', 'stddev'],
    ['quantile(0.5, x)', 'quantile'],
    ['count_values("a", x)', 'count_values'],
    ['quantile_over_time(0.5, x[5m])', 'quantile_over_time'],
    ['histogram_quantile(0.9, x)', 'histogram_quantile'],
    ['label_replace(x, "a", "b", "c", "d")', 'label_replace'],
    ['hour()', 'hour'],
    ['x offset 5m', 'offset'],
    ['sum_over_time(x[5m] offset 5m)', 'offset'],
    ['x @ 0', '@'],
    ['sum_over_time(x[1h:5m])', 'subquery'],
    ['x and y', 'and'],
    ['x unless y', 'unless'],
    ['x / on(a) group_left() y', 'group_left or group_right'],
    ['x atan2 y', 'atan2'],
    ['"text"', 'string literal'],
    ['x{"a"="b"}', 'quoted label name'],
    ['{__name__=~"x.*"}', '__name__ by anything but ='],
  ])('%s', (query, name) => {
    expect(refusal(query)).toBe(`422 "${name}" is not served`);
  });
});

describe('invalid PromQL', () => {
  it.each([
    '',
    '  ',
    'sum(',
    'x{a=b}',
    'x{a="b"',
    'x[5m',
    'x[0s]',
    'x[5x]',
    'foo(x)',
    'ceil(1)',
    'vector(x)',
    'round(x, 1, 2)',
    'sum(x, y)',
    'topk(x, y)',
    'sum_over_time(x)',
    '1 > 2',
    '1 or 2',
    'x + bool 1',
    '1 + on(a) x',
    '{}',
    '{a=~".*"}',
    'x{a=~"("}',
    'x{a=~"(?=a)"}',
    'session_count{user="$user"}',
    'session_count[${range}]',
    '1 +',
    '\\',
    ')'.repeat(2_000),
    '('.repeat(1_000) + ')'.repeat(1_000),
    `${'-'.repeat(2_000)}1`,
    `x{a="${'b'.repeat(2_048)}"}`,
  ])('%#: a 400', (query) => {
    expect(refusal(query)).toMatch(/^400 /);
  });

  it.each([
    [`"text`, `1:1: parse error: unterminated quoted string`],
    [`'`, `1:1: parse error: unterminated quoted string`],
    ['`text', '1:1: parse error: unterminated raw string'],
    [`x + "text`, `1:5: parse error: unterminated quoted string`],
    [`x{a="text}`, `1:5: parse error: unterminated quoted string`],
    [`x{a="te\nxt"}`, `1:5: parse error: unterminated quoted string`],
  ])('%j has an unterminated text', (query, message) => {
    expect(refusal(query)).toBe(`400 ${message}`);
  });

  it('ignores texts in comments, and reads multi-line raw texts', () => {
    expect([refusal(`x # "text`), refusal('x{a=`te\nxt`}')]).toEqual(['served', 'served']);
  });

  it('matches a pattern of exponential cost elsewhere', () => {
    const parsed = parseQuery('x{user=~"(a+)+b"}');
    const matchers = parsed.kind === 'selector' ? parsed.matchers : [];
    expect(matchers[0]?.matches('a'.repeat(5_000))).toBe(false);
  });
});

describe('literals', () => {
  it('are parsed as numbers, durations and texts like in Prometheus', () => {
    expect(['1e3', '0x1F', '010', '.5', '-Inf', 'nan'].map(numberOf)).toEqual([1_000, 31, 8, 0.5, -Infinity, NaN]);
    expect(['1h30m', '1d', '5ms', '90s', '1w2d'].map(durationOf)).toEqual([5_400, 86_400, 0.005, 90, 777_600]);
    expect(['', '1', '1m1h', '1h1h', '-5m'].map(durationOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([String.raw`"a\n\"b\x41"`, String.raw`'\u00e9'`, '`\\n`'].map(textOf)).toEqual(['a\n"bA', 'é', '\\n']);
  });
});
