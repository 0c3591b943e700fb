import { selectorNeeds } from './selector-needs.mjs';

describe('what an element must at least be to match', () => {
  it.each([
    ['.css-1a.Mui-focused', [{ tag: undefined, classes: ['css-1a', 'Mui-focused'] }]],
    ['nav > ul li.open', [{ tag: 'li', classes: ['open'] }]],
    [
      'h1, .title',
      [
        { tag: 'h1', classes: [] },
        { tag: undefined, classes: ['title'] },
      ],
    ],
    ['.a:not(.b, .c):hover::before', [{ tag: undefined, classes: ['a'] }]],
    ['.a[data-x=".b, .c"]', [{ tag: undefined, classes: ['a'] }]],
    ['.a:has(> .b:not(.c))', [{ tag: undefined, classes: ['a'] }]],
    [':where(.a) .b', [{ tag: undefined, classes: ['b'] }]],
    ['.a:hover', [{ tag: undefined, classes: ['a'] }]],
    ['INPUT:checked', [{ tag: 'input', classes: [] }]],
    ['*', [{ tag: undefined, classes: [] }]],
    ['.a+.b~.c', [{ tag: undefined, classes: ['c'] }]],
  ])('%s', (selector, needs) => {
    expect(selectorNeeds(selector)).toEqual(needs);
  });

  it('does not read what is escaped', () => {
    expect(selectorNeeds('.a\\:b')).toBeUndefined();
  });
});
