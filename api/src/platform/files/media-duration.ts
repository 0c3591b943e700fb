import { readFile } from 'node:fs/promises';

/** Kilobits per second of layer III frames, by the index in their header: MPEG 1, then MPEG 2 and 2.5. */
const rates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const frequencies = [44_100, 48_000, 32_000] as const;

/** Length in bytes and seconds of the frame at this offset; undefined without one. */
function frameAt(bytes: Buffer, at: number): { bytes: number; seconds: number } | undefined {
  const [sync = 0, version = 0, rate = 0] = bytes.subarray(at, at + 3);
  const isLayer3 = sync === 0xff && (version & 0xe6) === 0xe2;
  const isFirst = (version & 0x18) === 0x18;
  const kilobits = (isFirst ? rates.first : rates.later)[rate >> 4];
  const full = frequencies[(rate >> 2) & 3];
  if (!isLayer3 || !kilobits || !full) return undefined;
  const frequency = isFirst ? full : full / ((version & 0x18) === 0x10 ? 2 : 4);
  const samples = isFirst ? 1_152 : 576;
  const padding = (rate >> 1) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((kilobits * 1_000) / frequency)) + padding,
    seconds: samples / frequency,
  };
}

/** After the ID3 tag with title and cover. */
const soundBegins = (bytes: Buffer): number =>
  bytes.subarray(0, 3).toString('latin1') === 'ID3'
    ? 10 + bytes.subarray(6, 10).reduce((size, byte) => (size << 7) | (byte & 0x7f), 0)
    : 0;

function mp3Seconds(bytes: Buffer): number {
  let seconds = 0;
  let at = soundBegins(bytes);
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds;
}

/** From the movie header (`mvhd`): its clock, and its duration in ticks. */
function filmSeconds(bytes: Buffer): number {
  const at = bytes.indexOf('mvhd', 0, 'latin1');
  if (at === -1 || at + 32 > bytes.length) return 0;
  const isLong = bytes[at + 4] === 1;
  const clock = bytes.readUInt32BE(at + (isLong ? 24 : 16));
  const ticks = isLong ? Number(bytes.readBigUInt64BE(at + 28)) : bytes.readUInt32BE(at + 20);
  return clock === 0 ? 0 : ticks / clock;
}

/** The duration of a film or a recording in whole seconds; null for other files, or if unknown. */
export async function mediaSeconds(path: string, extension: string): Promise<number | null> {
  const read = { mp3: mp3Seconds, mp4: filmSeconds, mov: filmSeconds }[extension];
  if (!read) return null;
  return Math.round(read(await readFile(path))) || null;
}
