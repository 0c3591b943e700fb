import { assertNotPersonal, rulesOf, withRulesOnce } from './rules.mjs';

const root =
  ':root{--mui-palette-divider:var(--mui-line);--mui-line:#eee;--mui-palette-brand-fill:#6B5AED;--mui-unused:1}';

describe('rulesOf', () => {
  const written = [
    root,
    'a{color:blue}',
    '@keyframes wave{0%{opacity:1}}',
    '@keyframes other{0%{opacity:1}}',
    '.p-a{color:var(--mui-palette-divider);animation:wave 1s}',
    '.p-a:hover{color:red}',
    '@media print{.p-a{color:black}}',
    '@media (min-width:992px){.p-a{background:var(--mui-palette-brand-fill)}}',
    '.p-b{color:red}',
  ];

  it('takes what the piece is drawn by, and of the variables those it needs', () => {
    expect(rulesOf(written, '<p class="p-a"></p>', { isWhole: false })).toEqual([
      ':root{--mui-palette-divider:var(--mui-line)}',
      ':root{--mui-line:#eee}',
      '@keyframes wave{0%{opacity:1}}',
      '.p-a{color:var(--mui-palette-divider);animation:wave 1s}',
      '@media (min-width:992px){.p-a{background:var(--mui-palette-brand-fill)}}',
    ]);
  });

  it('lets nothing scroll that a keyboard could not reach', () => {
    expect(rulesOf(['.p-c{overflow-x:auto}'], '<p class="p-c"></p>', { isWhole: false })).toEqual([
      '.p-c{overflow-x:hidden}',
    ]);
  });

  it('finds what was a button by its class', () => {
    const rule = '@media (max-width:767px){.p-d > button:first-of-type{appearance:button}}';
    expect(rulesOf([rule], '<p class="p-d"></p>', { isWhole: false })).toEqual([
      '@media (max-width:767px){.p-d > .button:first-of-type{appearance:button}}',
    ]);
  });

  it('brings the rules of the page with a whole layout alone', () => {
    expect(rulesOf(written, '', { isWhole: true })).toContain('a{color:blue}');
    expect(rulesOf(written, '', { isWhole: false })).toEqual([]);
  });
});

it('refuses a colour of one organisation that the server would not fill in', () => {
  const rules = [':root{--mui-palette-new:#6B5AED}'];
  expect(() => assertNotPersonal(rules, [':root{--mui-palette-new:#2E7D32}'])).toThrow('--mui-palette-new follows');
  expect(() => assertNotPersonal(rules, rules)).not.toThrow();
});

it('writes a rule of several languages once', () => {
  const paints = { fr: { '/a': { html: 'A', rules: ['.a{}', '.b{}'] } }, de: { '/a': { html: 'B', rules: ['.b{}'] } } };
  expect(JSON.parse(withRulesOnce(paints))).toEqual({
    allRules: ['.a{}', '.b{}'],
    paints: { fr: { '/a': { html: 'A', rules: [0, 1] } }, de: { '/a': { html: 'B', rules: [1] } } },
  });
});
