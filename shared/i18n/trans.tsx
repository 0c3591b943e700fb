import { type I18n, i18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { I18nProvider, Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement, type ReactNode } from 'react';

import { elide } from './elision';

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

/** Has every sentence of an i18n instance show the values that it was given as they are. */
export function showValuesAsTyped(instance: I18n): void {
  const format = instance._.bind(instance);
  function formatSafely(message: string | MessageDescriptor, given: Values = {}, options?: MessageOptions): string {
    const { id, values = given, message: text } = typeof message === 'string' ? { id: message } : message;
    const shown = safe(values);
    const sentence = format(id, shown, { message: text, ...options });
    return asTyped(instance.locale.startsWith('fr') ? elide(sentence, shown) : sentence);
  }
  instance._ = formatSafely;
  instance.t = formatSafely;
}

/** Gives the page its words. Nothing is shown before `activateLocale` has resolved. */
export const WordsProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

/** What Lingui would read in a value as its own syntax: tags, escapes, the count of a plural. */
const syntax = /[<\\%]/;

/** Lingui looks for tags in the finished sentence, values included. An element goes around that search. */
const asElement = (value: unknown): unknown => (typeof value === 'string' && syntax.test(value) ? <>{value}</> : value);

/**
 * A sentence with its elements. The compiler puts it in place of the macro's `Trans`, so that what a person typed is
 * shown as typed, whatever it looks like.
 */
export function Trans({ values, ...props }: TransProps): ReactNode {
  const shown = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asElement(value)]));
  // Not as JSX: who gathers the messages would look for one in it.
  return createElement(LinguiTrans, { ...props, values: shown });
}
