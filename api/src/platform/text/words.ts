import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { textLocaleOf } from './text';

/** The words of a language as the build compiles them; read when they are first needed. */
const readCatalogue = (language: TextLocale): Messages =>
  (require(`../../locales/${language}.po`) as { messages: Messages }).messages;

const languages = new Map<TextLocale, I18n>();

function languageOf(locale: Locale): I18n {
  const language = textLocaleOf(locale);
  const known = languages.get(language);
  if (known) return known;
  const i18n = setupI18n({ locale: language, messages: { [language]: readCatalogue(language) } });
  // Plurals and figures in messages follow Intl's name of the locale, which is not always the product's.
  i18n.activate(language, formatTags[language]);
  languages.set(language, i18n);
  return i18n;
}

export type Say = (message: MessageDescriptor) => string;

/** Says messages in the reader's language. */
export const wordsIn = (locale: Locale): Say => {
  const i18n = languageOf(locale);
  return (message) => i18n._(message);
};

/** A table of messages, of any depth, as it reads in a language. */
export type Translated<T> = T extends MessageDescriptor
  ? string
  : T extends (...args: infer Args) => MessageDescriptor
    ? (...args: Args) => string
    : { readonly [K in keyof T]: Translated<T[K]> };

function translate(part: unknown, say: Say): unknown {
  if (typeof part === 'function') return (...args: unknown[]) => say(Reflect.apply(part, undefined, args));
  if (typeof part !== 'object' || part === null) return part;
  if ('id' in part) return say(part as MessageDescriptor);
  if (Array.isArray(part)) return part.map((one) => translate(one, say));
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, translate(one, say)]));
}

/** A table of messages, by the language of its reader; each language is put together once. */
export function translated<T extends object>(table: T): (locale: Locale) => Translated<T> {
  const made = new Map<TextLocale, Translated<T>>();
  return (locale) => {
    const language = textLocaleOf(locale);
    const known = made.get(language) ?? (translate(table, wordsIn(language)) as Translated<T>);
    made.set(language, known);
    return known;
  };
}
