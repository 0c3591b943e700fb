import { csvLine } from './export';

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

  it.each(['=1+1', '+33 6 12', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1', '|cmd', '\r=1'])(
    'leaves %j a text that nothing computes',
    (formula) => {
      const line = csvLine([formula], ';');

      expect(line.replaceAll('"', '')).toBe(`'${formula}\r\n`);
    },
  );

  it('leaves numbers as numbers', () => {
    expect(csvLine([-2], ';')).toBe('-2\r\n');
  });
});
