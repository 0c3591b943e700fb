import { delays } from '@passerelle/shared/contract';
import { addressOf } from './address';
import type { AddressOf, FileName, LooseParts, Rest } from './calls';
import { fileNameIn } from './file-name';
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
  const { url, accept } = addressOf(name, loose);
  const response = await ask(url, { accept: accept ?? '*/*' });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameIn(response.headers.get('content-disposition')) ?? fileName ?? '';
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), delays.downloadRevoke);
}
