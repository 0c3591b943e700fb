import { parse } from 'csv-parse/sync';
import { csvLine, guardFormula, unguardFormula } from './csv';

describe('a line of a file for spreadsheets', () => {
  it('separates its cells and ends as the standard says', () => {
    expect(csvLine(['Haddad', 'Karim', 12, null, ''], ';')).toBe('Haddad;Karim;12;;\r\n');
  });

  it('quotes what would break it', () => {
    expect(csvLine(['a;b', 'dit « le "grand" »', 'deux\nlignes', 'a,b'], ';')).toBe(
      '"a;b";"dit « le ""grand"" »";"deux\nlignes";a,b\r\n',
    );
    expect(csvLine(['a,b', 'a;b'], ',')).toBe('"a,b",a;b\r\n');
  });

  it.each(['=1+1', '+SUM(A1)', '-A1', '@SUM(A1)', '\t=1', ' =1', '＝1', '|cmd', '\r=1', "'=1", "''-x"])(
    'leaves %j a text that nothing computes',
    (formula) => {
      expect(guardFormula(formula)).toBe(`'${formula}`);
    },
  );

  it.each([
    '+33 6 12 34 56 78',
    '+33\u202F6\u202F12',
    '+33(0)612345678',
    '-2',
    '-2,50',
    "O'Brien",
    "'Ndiaye",
    "l'=",
    '',
  ])('leaves %j as it is', (text) => {
    expect(csvLine([text], ';')).toBe(`${text}\r\n`);
  });

  it('leaves numbers as numbers', () => {
    expect(csvLine([-2], ';')).toBe('-2\r\n');
  });

  it('can be read back with any characters in a name', () => {
    const marks = ["'", '=', '-', '+', '@', ' ', '3', 'a', ';', '"', '\n', '\t', '|', '＝', '\u00A0'];
    const words = marks.flatMap((one) => marks.flatMap((other) => marks.map((third) => one + other + third)));

    const [back] = parse(csvLine(words, ';'), { delimiter: ';', quote: '"', recordDelimiter: '\r\n' });

    expect((back ?? []).map(unguardFormula)).toEqual(words);
  });
});
