import { delays } from '@passerelle/shared/contract';
import { requestAddress, type AddressOf, type FileName, type LooseParts, type Rest } from './address';
import { ask } from './http';

interface DownloadOptions {
  /** The file's name when the answer brings none. */
  fileName?: string;
}

/** Fetches a file with the session and hands it to the browser: `downloadFile('GET /me/export')`. */
export async function downloadFile<K extends FileName>(
  name: K,
  ...[parts]: Rest<AddressOf<K>, DownloadOptions>
): Promise<void> {
  const { fileName, ...loose }: DownloadOptions & LooseParts = { ...parts };
  const { path, accept } = requestAddress(name, loose);
  const response = await ask(path, { accept: accept ?? '*/*' });
  saveFile(await response.blob(), fileNameIn(response.headers.get('content-disposition')) ?? fileName ?? '');
}

/** Hands a file that the page has to the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), delays.downloadRevoke);
}

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
