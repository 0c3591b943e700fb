/** Zero-width characters, marks of direction, controls. White space within an address is a mistake that must be seen. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![\s\0])\p{Cc}/gu;

/** An e-mail address without the spaces around it and without invisible characters: both come with pasted texts. */
export const cleanEmail = (email: string): string => email.replaceAll(invisible, '').trim();

interface Schema {
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Cleans what a schema of the contract calls an e-mail address, in place; a text by itself is returned clean. */
export function cleanEmails<T>(schema: Schema, value: T): T | string {
  if (typeof value === 'string') return schema.format === 'email' ? cleanEmail(value) : value;
  if (Array.isArray(value) && schema.items) {
    for (const [place, item] of value.entries()) value[place] = cleanEmails(schema.items, item);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (Object.hasOwn(value, name)) (value as Record<string, unknown>)[name] = cleanEmails(inner, value[name]);
    }
  }
  return value;
}
