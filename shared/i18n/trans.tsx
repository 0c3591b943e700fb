import { type I18n, i18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { I18nProvider, Trans as LinguiTrans, type TransProps } from '@lingui/react';
import { createElement, isValidElement, type ReactNode } from 'react';

import { elide, elideNumbers, elidingTag, isEliding } from './elision';

type Values = Record<string, unknown>;

/**
 * Lingui decodes escapes (`\u0041`) and fills in the count of a plural in the finished sentence, values included. These
 * two signs stand in for those characters meanwhile; Unicode reserves them as noncharacters.
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
    if (instance.locale === 'it') return asTyped(elideNumbers(sentence));
    return asTyped(instance.locale === 'fr' ? elide(sentence, shown) : sentence);
  }
  instance._ = formatSafely;
  instance.t = formatSafely;
}

/** Gives the page its words. Nothing is shown before `activateLocale` has resolved. */
export const CatalogueProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

/** Characters in a value that Lingui would read as syntax: tags, escapes, the count of a plural. */
const syntax = /[<\\%]/;

/** Lingui looks for tags in the finished sentence, values included. An element goes around that search. */
const asElement = (value: unknown): unknown => (typeof value === 'string' && syntax.test(value) ? <>{value}</> : value);

/** The first text inside; components have none before they are drawn. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).find(Boolean) ?? '';
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/**
 * A sentence with its elements. The compiler puts it in place of the macro's `Trans`, so that what a person typed is
 * shown as typed, whatever it looks like. An element with text inside is elided like the text.
 */
export function Trans({ values = {}, components, ...props }: TransProps): ReactNode {
  const elements: Record<string, ReactNode> = {};
  const shown: Values = {};
  for (const [index, [name, given]] of Object.entries(values).entries()) {
    const value = asElement(given);
    const tag = elidingTag(index);
    const isElided = isValidElement(value) && isEliding(textOf(value));
    if (isElided) elements[tag] = <>{value}</>;
    shown[name] = isElided ? `<${tag}/>` : value;
  }
  // Not as JSX: who gathers the messages would look for one in it.
  return createElement(LinguiTrans, {
    ...props,
    values: shown,
    components: { ...components, ...elements },
  } as TransProps);
}
