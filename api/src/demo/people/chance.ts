/** Figures that look like chance and are the same each time, so that two demos of one day are alike. */
export function chanceOf(seed: string): () => number {
  let state = Buffer.from(seed).reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
