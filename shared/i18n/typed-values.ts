import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';

type Values = Record<string, unknown>;

/**
 * Lingui decodes escapes (`\u0041`) and fills in the count of a plural in the finished sentence, values included. These
 * two signs stand in for what it looks for meanwhile; Unicode gives them to nobody.
 */
const standIns = { '\\': '\uFDD0', '%': '\uFDD1' };
const withStandIns = (value: string): string => value.replaceAll('\\', standIns['\\']).replaceAll('%', standIns['%']);
const asTyped = (text: string): string => text.replaceAll(standIns['\\'], '\\').replaceAll(standIns['%'], '%');

const isAffected = (value: unknown): value is string => typeof value === 'string' && /[\\%]/.test(value);
const safe = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isAffected(value) ? withStandIns(value) : value]),
  );

/** Has every sentence of `i18n` show the values that it was given as they are. */
export function showValuesAsTyped(i18n: I18n): void {
  const format = i18n._.bind(i18n);
  function formatSafely(message: string | MessageDescriptor, given: Values = {}, options?: MessageOptions): string {
    const { id, values = given, message: text } = typeof message === 'string' ? { id: message } : message;
    return asTyped(format(id, safe(values), { message: text, ...options }));
  }
  i18n._ = formatSafely;
  i18n.t = formatSafely;
}
