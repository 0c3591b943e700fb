const [feed, space, tab] = [10, 32, 9];
const cardStart = /^(?:\u00EF\u00BB\u00BF)?\s*(?:item1\.)?begin:vcard/i;
const pictureStart = /^(?:item\d+\.)?(?:photo|logo|sound|key)[;:]/i;
const headBytes = 40;

const headAt = (bytes: Uint8Array, at: number): string => String.fromCodePoint(...bytes.subarray(at, at + headBytes));

/** Where the line after the next break begins. */
function nextLine(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(feed, at);
  return end === -1 ? bytes.length : end + 1;
}

/** The next line goes on where this one ends: after a space, as every card is folded. */
const goesOn = (bytes: Uint8Array, at: number): boolean => bytes[at] === space || bytes[at] === tab;

/**
 * An address book as it is sent: without the pictures, which nothing here shows, and which make a telephone's export of some
 * hundred people too heavy to send. Whatever is no card, or has none, is sent as it is.
 */
export async function withoutPictures(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!cardStart.test(headAt(bytes, 0))) return file;
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    let next = nextLine(bytes, at);
    if (pictureStart.test(headAt(bytes, at))) {
      kept.push(bytes.subarray(from, at));
      while (next < bytes.length && goesOn(bytes, next)) next = nextLine(bytes, next);
      from = next;
    }
    at = next;
  }
  if (kept.length === 0) return file;
  return new File([...kept, bytes.subarray(from)], file.name, { type: file.type });
}
