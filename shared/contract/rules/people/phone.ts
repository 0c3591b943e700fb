export interface PhoneParts {
  country: string;
  /** The number as it is dialled within the country, or all of it when its country is not known. */
  national: string;
}

const spaced = (text: string): string => text.replaceAll(/[\s.\-()/]+/gu, ' ').trim();

function countryOf(digits: string, preferred: string): [country: string, code: string] | null {
  const fitting = Array.from(dialCodes).filter(([, code]) => digits.startsWith(code));
  const longest = fitting.toSorted(([, a], [, b]) => b.length - a.length)[0];
  if (!longest) return null;
  return dialCodes.get(preferred) === longest[1] ? [preferred, longest[1]] : longest;
}

/** Reads a number as it is kept: « +33 6 12 34 56 78 », « 0033612345678 », « 06 12 34 56 78 ». */
export function splitPhone(text: string, preferred: string): PhoneParts {
  const national = text.trim();
  const abroad = national.replace(/^00/u, '+');
  const [country, code] = (abroad.startsWith('+') && countryOf(abroad.replaceAll(/\D/gu, ''), preferred)) || [];
  if (!country || !code) return { country: preferred, national };
  // The code may be written with spaces of its own: « +1 242 … ».
  const afterCode = new RegExp(`^\\+\\s*${code.split('').join('\\s*')}`, 'u');
  return { country, national: spaced(abroad.replace(afterCode, '')) };
}

/** « 6 12 34 56 78 »: only the French way of grouping is known for sure. */
const grouped = (country: string, national: string): string => {
  const digits = national.replaceAll(' ', '');
  return country === 'fr' && /^\d{9}$/u.test(digits)
    ? digits.replace(/(\d)(\d\d)(\d\d)(\d\d)(\d\d)/u, '$1 $2 $3 $4 $5')
    : national;
};

/** A number as it is kept, whichever way it was typed; nothing when no number was. */
export function joinPhone({ country, national }: PhoneParts): string {
  const text = spaced(national);
  if (text === '' || text.startsWith('+')) return text;
  const bare = keepsZero.includes(country) ? text : text.replace(/^0\s*/u, '');
  return `+${dialCodes.get(country) ?? ''} ${grouped(country, bare)}`.trim();
}

/** « +33 (0)6 12 … »: the nought that is only dialled at home. */
export const withoutHomeZero = (text: string): string => text.replace(/^(\s*(?:\+|00).*)\(0\)/u, '$1');

const NO_BREAK_SPACE = '\u00A0';

/** A number as it is shown: « 06 12 34 56 78 » for a French one, « +32 470 12 34 56 » for others, never broken. */
export function shownPhone(text: string): string {
  const typed = withoutHomeZero(text).trim();
  const kept = joinPhone(splitPhone(typed, 'fr'));
  const french = /^\+33 (\d \d\d \d\d \d\d \d\d)$/u.exec(kept)?.[1];
  // A short number, such as 3949, is dialled in its country alone: it gets no code.
  const shown = french ? `0${french}` : /^(\+|00)/u.test(typed) ? kept : spaced(typed);
  return shown.replaceAll(' ', NO_BREAK_SPACE);
}

/** Lengths that E.164 allows, with room for the short numbers of small countries. */
export const isDiallable = (phone: string): boolean => {
  const { length } = phone.replaceAll(/\D/gu, '');
  return length >= 7 && length <= 15;
};

/**
 * Dial codes (ITU E.164) by country (ISO 3166). Where several countries share a code, the first one named is the one that
 * a number with that code is taken for.
 */
const table =
  'us:1 ca:1 ru:7 kz:7 eg:20 za:27 gr:30 nl:31 be:32 fr:33 es:34 hu:36 it:39 va:39 ro:40 ch:41 at:43 gb:44 gg:44 im:44 ' +
  'je:44 dk:45 se:46 no:47 sj:47 pl:48 de:49 pe:51 mx:52 cu:53 ar:54 br:55 cl:56 co:57 ve:58 my:60 au:61 cc:61 cx:61 ' +
  'id:62 ph:63 nz:64 sg:65 th:66 jp:81 kr:82 vn:84 cn:86 tr:90 in:91 pk:92 af:93 lk:94 mm:95 ir:98 ss:211 ma:212 ' +
  'eh:212 dz:213 tn:216 ly:218 gm:220 sn:221 mr:222 ml:223 gn:224 ci:225 bf:226 ne:227 tg:228 bj:229 mu:230 lr:231 ' +
  'sl:232 gh:233 ng:234 td:235 cf:236 cm:237 cv:238 st:239 gq:240 ga:241 cg:242 cd:243 ao:244 gw:245 io:246 sc:248 ' +
  'sd:249 rw:250 et:251 so:252 dj:253 ke:254 tz:255 ug:256 bi:257 mz:258 zm:260 mg:261 re:262 yt:262 zw:263 na:264 ' +
  'mw:265 ls:266 bw:267 sz:268 km:269 sh:290 er:291 aw:297 fo:298 gl:299 gi:350 pt:351 lu:352 ie:353 is:354 al:355 ' +
  'mt:356 cy:357 fi:358 ax:358 bg:359 lt:370 lv:371 ee:372 md:373 am:374 by:375 ad:376 mc:377 sm:378 ua:380 rs:381 ' +
  'me:382 xk:383 hr:385 si:386 ba:387 mk:389 cz:420 sk:421 li:423 fk:500 bz:501 gt:502 sv:503 hn:504 ni:505 cr:506 ' +
  'pa:507 pm:508 ht:509 gp:590 bl:590 mf:590 bo:591 gy:592 ec:593 gf:594 py:595 mq:596 sr:597 uy:598 cw:599 bq:599 ' +
  'tl:670 nf:672 bn:673 nr:674 pg:675 to:676 sb:677 vu:678 fj:679 pw:680 wf:681 ck:682 nu:683 ws:685 ki:686 nc:687 ' +
  'tv:688 pf:689 tk:690 fm:691 mh:692 kp:850 hk:852 mo:853 kh:855 la:856 bd:880 tw:886 mv:960 lb:961 jo:962 sy:963 ' +
  'iq:964 kw:965 sa:966 ye:967 om:968 ps:970 ae:971 il:972 bh:973 qa:974 bt:975 mn:976 np:977 tj:992 tm:993 az:994 ' +
  'ge:995 kg:996 uz:998 bs:1242 bb:1246 ai:1264 ag:1268 vg:1284 vi:1340 ky:1345 bm:1441 gd:1473 tc:1649 jm:1658 ms:1664 ' +
  'mp:1670 gu:1671 as:1684 sx:1721 lc:1758 dm:1767 vc:1784 pr:1787 do:1809 tt:1868 kn:1869';

export const dialCodes: ReadonlyMap<string, string> = new Map(
  table.split(' ').map((pair): [string, string] => {
    const [country = '', code = ''] = pair.split(':');
    return [country, code];
  }),
);

/** Countries that keep the leading zero of a number when it is dialled from abroad. */
export const keepsZero: readonly string[] = ['it', 'va', 'sm', 'ci', 'cg', 'bj'];
