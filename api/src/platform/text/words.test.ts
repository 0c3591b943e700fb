import { messageIn } from '../failure-messages';
import { separatorIn } from '../spreadsheet/write-csv';

describe('a message of the server', () => {
  it('has the plural and the figures of its language', () => {
    const seats = (locale: 'fr' | 'en', count: number) => messageIn(locale, 'selectionChanged', { count });

    expect(seats('fr', 0)).toContain('0 personne correspond maintenant');
    expect(seats('fr', 1284)).toContain('1\u202F284 personnes correspondent maintenant');
    expect(seats('en', 0)).toContain('0 people match now');
    expect(seats('en', 1284)).toContain('1,284 people match now');
  });

  it('counts in Arabic with the figures of the page', () => {
    expect(messageIn('ar', 'selectionChanged', { count: 1284 })).toContain('1,284');
  });
});

describe('the separator of a CSV', () => {
  it('is the semicolon where the comma is the decimal sign', () => {
    expect([separatorIn('fr'), separatorIn('en')]).toEqual([';', ',']);
  });
});
