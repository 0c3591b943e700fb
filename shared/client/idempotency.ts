/**
 * Each POST carries a key under which the server does a thing once. The same POST sent again while nobody knows how the
 * first one ended (a double click, a lost answer, « Réessayer ») carries the same key, so that it creates nothing twice.
 */
const open = new Map<string, string>();

function randomKey(): string {
  // randomUUID is missing on plain http, where the product must work too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const textOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];

/** What a request asks for, in a form that two equal ones share. */
export function fingerprint(url: string, body: FormData | string | null): string {
  const text = body instanceof FormData ? Array.from(body, ([name, value]) => [name, textOf(value)]) : body;
  return JSON.stringify([url, text]);
}

export function keyFor(print: string): string {
  const key = open.get(print) ?? randomKey();
  open.set(print, key);
  return key;
}

/** The outcome is known: asking for the same once more means once more. */
export const settle = (print: string): boolean => open.delete(print);
