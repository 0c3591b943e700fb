import { badQuery } from './failure';

const escapes: Record<string, string> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
};
const escape = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|([\s\S]))/g;

/** The value of a quoted literal with Go escapes; backtick literals have none. */
export function textOf(literal: string): string {
  const inside = literal.slice(1, -1);
  if (literal.startsWith('`')) return inside;
  return inside.replaceAll(
    escape,
    (whole: string, hex?: string, short?: string, long?: string, octal?: string, character?: string) => {
      const code = hex ?? short ?? long;
      if (code !== undefined) return codePoint(Number.parseInt(code, 16));
      if (octal !== undefined) return codePoint(Number.parseInt(octal, 8));
      const plain = escapes[character ?? ''];
      if (plain === undefined) throw badQuery(`parse error: unknown escape sequence ${whole}`);
      return plain;
    },
  );
}

function codePoint(code: number): string {
  if (code > 0x10ffff) throw badQuery('parse error: escape sequence is an invalid Unicode code point');
  return String.fromCodePoint(code);
}

const decimal = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Prometheus reads these as 64-bit integers. */
const GREATEST_HEX = 2 ** 63;

/** Numbers as PromQL writes them: `1e3`, `0x1F`, `Inf`. */
export function numberOf(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^[+-]/, '');
  if (/^inf$/i.test(digits)) return sign * Number.POSITIVE_INFINITY;
  if (/^nan$/i.test(digits)) return Number.NaN;
  if (/^0[0-7]+$/.test(digits)) return sign * Number.parseInt(digits, 8);
  const isHex = /^0x[\da-f]+$/i.test(digits);
  const value = isHex || decimal.test(digits) ? Number(digits) : Number.NaN;
  if (Number.isNaN(value) || value > (isHex ? GREATEST_HEX : Number.MAX_VALUE))
    throw badQuery(`parse error: bad number or duration syntax: "${text}"`);
  return sign * value;
}

const units = [
  ['y', 31_536_000],
  ['w', 604_800],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
  ['ms', 0.001],
] as const;
const duration = /^(?:(\d+)y)?(?:(\d+)w)?(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;

/** The seconds of `1h30m`: units in falling order, each at most once. Undefined for anything else. */
export function durationOf(text: string): number | undefined {
  const found = text === '' ? null : duration.exec(text);
  return found ? units.reduce((sum, [, length], index) => sum + Number(found[index + 1] ?? 0) * length, 0) : undefined;
}
