import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptionCue } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { searchText } from '@passerelle/shared/contract/rules/common/search';
import type { StoredCaptions } from '../../platform/database/schema';
import { wordsIn } from '../../platform/text/words';

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

/** Thrown for invalid WebVTT; the problem tells the author what is wrong. */
export class CaptionsFault extends Error {
  constructor(readonly problem: MessageDescriptor) {
    super(wordsIn('en')(problem));
  }
}

/** The cues of a WebVTT text, one after the other. */
export function parseCaptions(text: string): CaptionCue[] {
  const [head = '', ...blocks] = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  if (!/^WEBVTT(?:\s|$)/.test(head)) throw new CaptionsFault(msg`Des sous-titres commencent par une ligne WEBVTT`);
  const cues: CaptionCue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at === -1) continue;
    const [, start = '', end = ''] = timing.exec(lines[at] ?? '') ?? [];
    const cue = { start: secondsOf(start), end: secondsOf(end), text: plain(lines.slice(at + 1)) };
    const times = lines[at] ?? '';
    if (start === '' || cue.end <= cue.start)
      throw new CaptionsFault(msg`« ${times} » n’est pas un moment suivi d’un moment ultérieur`);
    if (cue.start < (cues.at(-1)?.start ?? 0))
      throw new CaptionsFault(msg`« ${times} » précède la réplique qui est au-dessus`);
    if (cue.text.length > limits.longTextLength) throw new CaptionsFault(msg`« ${times} » en dit trop d’un coup`);
    if (cue.text !== '') cues.push(cue);
  }
  if (cues.length === 0) throw new CaptionsFault(msg`Des sous-titres ont au moins une réplique`);
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
