const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const email = /[^\s"'<>()@/:]+@[^\s"'<>()@/:]+\.[^\s"'<>()@/:]+/g;
/** Query or hash of an address, such as a search or a token. A question mark in a sentence has a space behind it. */
const query = /[?#][^\s"'<>():]+/g;
/** A JSON parser quotes its input, which may be anything. */
const quoted = /"[^"\n]*"|«[^»\n]*»|“[^”\n]*”/g;
const opaque = /(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{32,}/g;
/** Phones, dates, numbers of any card; first the version and the hash in a file's address, which may look like one. */
const digits = /(\/\d+\.\d+\.\d+-[\w.-]+(?=\/)|\/[\w.-]+\.[0-9a-f]{8}\.(?:m?js|css)\b)|\+?\d(?:[ .-]?\d){7,}/g;

/**
 * Removes personal data from an error text: it keeps the failing code and its place, without names or typed values.
 * It prefers to remove too much.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(quoted, '"…"')
    .replaceAll(email, ':email')
    .replaceAll(uuid, ':id')
    .replaceAll(query, '')
    .replaceAll(opaque, ':token')
    .replaceAll(digits, (_found, ofFile?: string) => ofFile ?? ':number');
