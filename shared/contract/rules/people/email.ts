import type { TSchema } from 'typebox';

/** Zero-width characters, marks of direction, controls. White space within an address is a mistake that must be seen. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\s\0])\p{Cc}/gu;

/** An e-mail address without the spaces around it and without invisible characters: both come with pasted texts. */
export const cleanEmail = (email: string): string => email.replaceAll(invisible, '').trim();

/** The keywords of a schema that lead to an address. */
interface Keywords {
  format?: string;
  properties?: Readonly<Record<string, TSchema>>;
  items?: TSchema;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Cleans what a schema of the contract calls an e-mail address, in place; a text by itself is returned clean. */
export function cleanEmails<T>(schema: TSchema, value: T): T | string {
  const { format, properties = {}, items } = schema as Keywords;
  if (typeof value === 'string') return format === 'email' ? cleanEmail(value) : value;
  if (Array.isArray(value) && items) {
    for (const [place, item] of value.entries()) value[place] = cleanEmails(items, item);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(properties)) {
      if (Object.hasOwn(value, name)) (value as Record<string, unknown>)[name] = cleanEmails(inner, value[name]);
    }
  }
  return value;
}
