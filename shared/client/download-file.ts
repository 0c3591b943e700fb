import { delays } from '@passerelle/shared/contract/limits';
import { requestAddress, type FileName, type LooseParts, type PartsOf, type Rest } from './address';
import { ask } from './http';
import { requestBody } from './send';

interface DownloadOptions {
  /** The file's name when the answer brings none. */
  fileName?: string;
}

/** Fetches a file with the session and hands it to the browser: `downloadFile('GET /me/export')`. */
export async function downloadFile<K extends FileName>(
  name: K,
  ...[parts]: Rest<PartsOf<K>, DownloadOptions>
): Promise<void> {
  const { fileName, ...loose }: DownloadOptions & LooseParts = { ...parts };
  const { method, path, accept } = requestAddress(name, loose);
  const response = await ask(path, { method, accept: accept ?? '*/*', body: requestBody(loose) });
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
  setTimeout(() => URL.revokeObjectURL(address), delays.downloadRevokeMs);
}

/** The file's name as the server gives it (RFC 6266): the extended form wins, being the one that holds accents. */
export function fileNameIn(disposition: string | null): string | null {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // An undecodable name: try the plain one next.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '');
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? null;
}
