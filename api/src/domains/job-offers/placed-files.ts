import { failure } from '../../platform/http/failure';
import type { ReceivedFile } from '../../platform/http/received-files';

const fieldForm = /^documents(?:\.(\d{1,4})(?:\.file)?)?$/;

/** By the place that each names, `documents.1.file`; those that only say `documents` take the places that are left. */
export function placed(received: readonly ReceivedFile[]): ReadonlyMap<number, ReceivedFile> {
  const files = new Map<number, ReceivedFile>();
  const place = (at: number, file: ReceivedFile): void => {
    if (files.has(at)) throw failure('invalid', { fields: { [file.field]: 'duplicate' } });
    files.set(at, file);
  };
  const anywhere: ReceivedFile[] = [];
  for (const file of received) {
    const form = fieldForm.exec(file.field);
    if (!form) throw failure('invalid', { fields: { [file.field]: 'unknown' } });
    if (form[1] === undefined) anywhere.push(file);
    else place(Number(form[1]), file);
  }
  for (const file of anywhere) {
    let at = 0;
    while (files.has(at)) at += 1;
    place(at, file);
  }
  return files;
}
