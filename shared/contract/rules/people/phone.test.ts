import { dialCodes, isDiallable, joinPhone, shownPhone, splitPhone } from './phone';

describe('a phone number', () => {
  it.each([
    ['+33 6 12 34 56 78', 'fr', { country: 'fr', national: '6 12 34 56 78' }],
    ['+33612345678', 'fr', { country: 'fr', national: '612345678' }],
    ['0032 470 12 34 56', 'fr', { country: 'be', national: '470 12 34 56' }],
    ['06 12 34 56 78', 'fr', { country: 'fr', national: '06 12 34 56 78' }],
    ['+1 242 555 0100', 'fr', { country: 'bs', national: '555 0100' }],
    ['+1 514 555 0100', 'fr', { country: 'us', national: '514 555 0100' }],
    ['+1 514 555 0100', 'ca', { country: 'ca', national: '514 555 0100' }],
    ['+0', 'ch', { country: 'ch', national: '+0' }],
    ['', 'ch', { country: 'ch', national: '' }],
  ])('is read: %s', (text, preferred, parts) => {
    expect(splitPhone(text, preferred)).toEqual(parts);
  });

  it.each([
    ['fr', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['fr', '0612345678', '+33 6 12 34 56 78'],
    ['fr', '6.12.34.56.78', '+33 6 12 34 56 78'],
    ['fr', '(0)6-12-34-56-78', '+33 6 12 34 56 78'],
    ['fr', '06 12 3', '+33 6 12 3'],
    ['be', '0470/12 34 56', '+32 470 12 34 56'],
    ['it', '06 1234 5678', '+39 06 1234 5678'],
    ['fr', '+99 1', '+99 1'],
    ['fr', 'demain', '+33 demain'],
    ['fr', '  ', ''],
  ])('is kept: %s %s', (country, national, kept) => {
    expect(joinPhone({ country, national })).toBe(kept);
  });

  it.each([
    ['+33 6 12 34 56 78', '06 12 34 56 78'],
    ['+33612345678', '06 12 34 56 78'],
    ['0033 6 12 34 56 78', '06 12 34 56 78'],
    ['+33 (0)6 12-45.78 03', '06 12 45 78 03'],
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['0612345678', '06 12 34 56 78'],
    ['0032 470 12 34 56', '+32 470 12 34 56'],
    ['+32470123456', '+32 470123456'],
    ['+39 06 1234 5678', '+39 06 1234 5678'],
    ['+33 6 12', '+33 6 12'],
    ['3949', '3949'],
    ['+99 1', '+99 1'],
  ])('is shown in one shape, without a place to break: %s', (kept, shown) => {
    expect(shownPhone(kept)).toBe(shown.replaceAll(' ', '\u00A0'));
    expect(shownPhone(shownPhone(kept))).toBe(shownPhone(kept));
  });

  it('stays itself when it is read and kept again, in every country', () => {
    for (const [country, code] of dialCodes) {
      const kept = joinPhone({ country, national: '55 12 34 56' });
      expect(kept).toBe(`+${code} 55 12 34 56`);
      expect(joinPhone(splitPhone(kept, country))).toBe(kept);
    }
  });

  it('has neither too few digits nor too many', () => {
    expect(['+33 6 12', '+33 6 12 34 56 78', '+33 6 12 34 56 78 12 34 56 78'].map(isDiallable)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
