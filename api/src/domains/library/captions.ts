import type { CaptionCue } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { searchText } from '@passerelle/shared/contract/rules/common/search';
import type { StoredCaptions } from '../../platform/database/schema';

const timing = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})(?:\s|$)/;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00A0' };

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Without speaker and style tags. */
const plain = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp);/g, (sign) => signs[sign] ?? sign)
    .trim();

/** Thrown for invalid WebVTT; the message tells the author what is wrong. */
export class CaptionsFault extends Error {}

/** The cues of a WebVTT text, one after the other. */
export function parseCaptions(text: string): CaptionCue[] {
  const [head = '', ...blocks] = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  if (!/^WEBVTT(?:\s|$)/.test(head)) throw new CaptionsFault('captions begin with a line WEBVTT');
  const cues: CaptionCue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at === -1) continue;
    const [, start = '', end = ''] = timing.exec(lines[at] ?? '') ?? [];
    const cue = { start: secondsOf(start), end: secondsOf(end), text: plain(lines.slice(at + 1)) };
    const place = `« ${lines[at]} »`;
    if (start === '' || cue.end <= cue.start) throw new CaptionsFault(`${place} is not a time and a later one`);
    if (cue.start < (cues.at(-1)?.start ?? 0)) throw new CaptionsFault(`${place} comes before the cue above it`);
    if (cue.text.length > limits.longTextLength) throw new CaptionsFault(`${place} says too much at once`);
    if (cue.text !== '') cues.push(cue);
  }
  if (cues.length === 0) throw new CaptionsFault('captions hold at least one cue');
  return cues;
}

/** The words of all languages, for the search. */
export const transcriptOf = (captions: StoredCaptions): string =>
  searchText(...Object.values(captions).flatMap((cues) => cues.map(({ text }) => text)));

/** The cue that contains one of the words missing on the card; null without one. */
export function findPassage(captions: StoredCaptions, words: readonly string[]): string | null {
  const cues = Object.values(captions).flat();
  return cues.find(({ text }) => words.some((word) => searchText(text).includes(word)))?.text ?? null;
}
