/** The file's name as the server gives it (RFC 6266): the extended form wins, being the one that holds accents. */
export function fileNameIn(disposition: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A name that nobody can read: the plain one is next.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? null;
}
