import { readAmount, readDay } from './cell-values';

describe('a day in a cell', () => {
  it.each([
    ['3/4/1980'],
    ['1980-04-03'],
    ['1980/4/3'],
    ['۰۳/۰۴/۱۹۸۰'],
    ['٣\u200F/٤\u200F/١٩٨٠'],
    ['۱۹۸۰/۰۴/۰۳'],
    ['１９８０年４月３日'],
  ])('« %s » is read', (cell) => expect(readDay(cell)).toEqual({ day: '1980-04-03' }));

  it.each([['۱۳۵۹/۰۱/۱۴'], ['14/01/1359'], ['٣ أبريل ١٩٨٠']])(
    '« %s » is refused, as of another calendar or form',
    (cell) => expect(readDay(cell)).toEqual({ fault: 'format' }),
  );
});

describe('an amount in a cell', () => {
  it.each([
    ['32 500,50 €', 32_500.5],
    ['32,500.50', 32_500.5],
    ['۳۲٬۵۰۰', 32_500],
    ['٣٢٬٥٠٠٫٥', 32_500.5],
    ['３２，５００', 32_500],
    ['seize', undefined],
  ])('« %s » is %s', (cell, amount) => expect(readAmount(cell)).toBe(amount));
});
