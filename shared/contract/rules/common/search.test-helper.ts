/** A stored text, a search, and whether the search finds the text: on the page and through every call. */
export const searchPairs: readonly (readonly [text: string, search: string, isFound: boolean])[] = [
  // French, German, Turkish, Russian.
  ['Émile d’Ormesson', 'EMILE d\u0027ormesson', true],
  ['Émile d’Ormesson', 'emilie', false],
  ['Straße', 'STRASSE', true],
  ['Weiss', 'weiß', true],
  ['Weis', 'weiß', false],
  ['İstanbul', 'istanbul', true],
  ['Işık', 'ISIK', true],
  ['Isparta', 'ısparta', true],
  ['Сёмина', 'семина', true],
  ['Семина', 'СЁМИНА', true],
  ['Семина', 'сомина', false],
  // Arabic and Persian.
  ['علي', 'على', true],
  ['علی', 'علي', true],
  ['کریم', 'كريم', true],
  ['فاطمة', 'فاطمه', true],
  ['أحمد', 'احمد', true],
  ['إبراهيم', 'ابراهيم', true],
  ['آمنة', 'امنه', true],
  ['محـــمد', 'محمد', true],
  ['مُحَمَّد', 'محمد', true],
  ['محمد', 'مُحَمَّد', true],
  ['می\u{200c}خواهم', 'میخواهم', true],
  ['می\u{200c}خواهم', 'می خواهم', true],
  ['ﻣﺤﻤﺪ', 'محمد', true],
  ['غرفة ١٢٣', '123', true],
  ['اتاق ۱۲۳', '١٢٣', true],
  ['حسن،كريم', 'كريم حسن', true],
  ['لماذا؟', 'لماذا', true],
  ['علي', 'عمر', false],
  ['اتاق ۱۲۳', '124', false],
  // Japanese and Chinese.
  ['ｶﾞﾘﾚｵ', 'がりれお', true],
  ['ガリレオ', 'ｶﾞﾘﾚｵ', true],
  ['がりれお', 'か', false],
  ['か\u{3099}りれお', 'が', true],
  ['かりれお', 'が', false],
  ['パリ', 'ハリ', false],
  ['ジャン・ポール', 'ポール ジャン', true],
  ['営業、経理', '経理、営業', true],
  ['ＡＢＣ商事', 'abc商事', true],
  ['王', '王', true],
  ['田中', '田中', true],
  ['田中', '中田', false],
  ['𠮷野', '𠮷', true],
  ['山田 太郎', '山太', false],
];

/** Numbers in [0, 1) that come out the same every time (mulberry32). */
export function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Letters of each script in all their forms, and what stands between and above them. */
const alphabets: readonly string[] = [
  'aàâbBcCçdeéÉEœŒiıİIsSßẞ',
  'абеёЕЁийИЙ',
  'اأإآٱبتةهيیىكکم\u{640}\u{64e}\u{651}\u{200c}ﻣﺤﻤﺪﻻ',
  'かがガｶﾞカハバパﾊﾟーｰ\u{3099}ッつ',
  '山田太郎王李𠮷髙﨑',
  '한글',
  '012٠١٢۰۱۲０１２',
  ' 　-‑・、،؟.%_\\',
];

/** A text of a few letters, mostly of one script. */
export function drawText(draw: () => number, length: number): string {
  const of = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T;
  const letters = Array.from(of(alphabets));
  const all = alphabets.flatMap((alphabet) => Array.from(alphabet));
  return Array.from({ length }, () => of(draw() < 0.8 ? letters : all)).join('');
}
