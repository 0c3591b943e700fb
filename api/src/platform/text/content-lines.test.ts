import { escapeText, foldLine, readLine, splitValue, unescapeText, unfoldLines } from './content-lines';

describe('a line of a card', () => {
  it.each([
    ['R&D; paie, ventes', String.raw`R&D\; paie\, ventes`],
    ['un\r\ndeux\rtrois', String.raw`un\ndeux\ntrois`],
    [String.raw`C:\tmp`, String.raw`C:\\tmp`],
    ['bip\u0007\u0000', 'bip'],
  ])('Given %j, Then special characters are escaped, and restored on reading', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
    expect(escapeText(unescapeText(escaped))).toBe(escaped);
  });

  it.each(['é'.repeat(200), '👩‍👩‍👧'.repeat(40), 'a'.repeat(75), 'a'.repeat(76), ''])(
    'Given %j, Then no line is longer than 75 bytes, and no letter is cut',
    (text) => {
      const folded = foldLine(`NOTE:${text}`);

      expect(folded.endsWith('\r\n')).toBe(true);
      for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(folded).not.toContain('\uFFFD');
      expect(unfoldLines(folded)).toEqual([`NOTE:${text}`, '']);
    },
  );

  it('is split at unescaped separators', () => {
    expect(splitValue(String.raw`Le\;Goff;Thomas;;M.;`, ';')).toEqual([String.raw`Le\;Goff`, 'Thomas', '', 'M.', '']);
    expect(splitValue('\\', ';')).toEqual(['\\']);
  });

  it.each([
    ['item1.TEL;TYPE="work,voice":02 98', { name: 'TEL', params: { type: ['work', 'voice'] }, value: '02 98' }],
    ['tel;CELL;pref=1:06', { name: 'TEL', params: { type: ['cell'], pref: ['1'] }, value: '06' }],
    ['ADR;LABEL="4: quai;":;;x', { name: 'ADR', params: { label: ['4: quai;'] }, value: ';;x' }],
    ['no line at all', null],
  ])('Given « %s », Then it is read', (line, read) => {
    expect(readLine(line)).toEqual(read);
  });
});
