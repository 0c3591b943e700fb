const [feed, space, tab] = [10, 32, 9];
const cardStart = /^(?:\u00EF\u00BB\u00BF)?\s*(?:item1\.)?begin:vcard/i;
const pictureStart = /^(?:item\d+\.)?(?:photo|logo|sound|key)[;:]/i;
const headBytes = 40;

const headAt = (bytes: Uint8Array, at: number): string => String.fromCodePoint(...bytes.subarray(at, at + headBytes));

/** The start of the next line. */
function nextLine(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(feed, at);
  return end === -1 ? bytes.length : end + 1;
}

/** vCard folds long lines: a line that begins with a space or a tab continues the one before. */
const isContinuation = (bytes: Uint8Array, at: number): boolean => bytes[at] === space || bytes[at] === tab;

/**
 * Removes the pictures from a vCard file before the upload: the product does not show them, and a phone's export of some
 * hundred people exceeds the upload limit because of them. Other files are returned unchanged.
 */
export async function withoutPictures(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!cardStart.test(headAt(bytes, 0))) return file;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    let next = nextLine(bytes, at);
    if (pictureStart.test(headAt(bytes, at))) {
      parts.push(bytes.subarray(from, at));
      while (next < bytes.length && isContinuation(bytes, next)) next = nextLine(bytes, next);
      from = next;
    }
    at = next;
  }
  if (parts.length === 0) return file;
  return new File([...parts, bytes.subarray(from)], file.name, { type: file.type });
}
