import { besideEachOther, dropClasses, hideAlike, hideDifferences, leaveBelow, quieten, styleRules } from './cut.mjs';

/** @param {string} html */
const elementOf = (html) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

describe('hideDifferences', () => {
  const hidden = (/** @type {string} */ one, /** @type {string} */ other) => {
    const element = elementOf(one);
    hideDifferences(element, elementOf(other));
    return Array.from(element.querySelectorAll('[data-later]'), ({ localName }) => localName);
  };

  it('keeps what two people see in the same way', () => {
    expect(hidden('<h1>Contacts</h1><p>Tous</p>', '<h1>Contacts</h1><p>Tous</p>')).toEqual([]);
  });

  it('hides the smallest part with another text, shape or look, and nothing beside it', () => {
    expect(hidden('<h1>Contacts</h1><p><b>3</b> mars</p>', '<h1>Contacts</h1><p><b>4</b> mars</p>')).toEqual(['b']);
    expect(hidden('<ul><li>a</li></ul><p></p>', '<ul><li>a</li><li>b</li></ul><p></p>')).toEqual(['ul']);
    expect(hidden('<p class="a">a</p>', '<p class="b">a</p>')).toEqual(['p']);
  });

  it('takes ids that React counts for the same', () => {
    expect(hidden('<p id="_r_1_">a</p>', '<p id="_r_2f_">a</p>')).toEqual([]);
  });
});

describe('hideAlike', () => {
  const french = elementOf('<h1>Vos actions</h1><p>Il reste <b data-later="">3 jours</b></p>');

  it('hides in a translation what is hidden in the French drawing', () => {
    const german = elementOf('<h1>Ihre Aktionen</h1><p><b>3 Tage</b> bleiben</p>');
    expect(hideAlike(german, french)).toBe(true);
    expect(german.innerHTML).toBe('<h1>Ihre Aktionen</h1><p><b data-later="">3 Tage</b> bleiben</p>');
  });

  it.each(['<h1>Ihre Aktionen</h1><p>Bald</p>', '<h1>Ihre Aktionen</h1><p><i>3 Tage</i></p>'])(
    'leaves other elements as they are: %s',
    (html) => {
      const german = elementOf(html);
      expect(hideAlike(german, french)).toBe(false);
      expect(german.innerHTML).toBe(html);
    },
  );
});

describe('quieten', () => {
  it('leaves nothing that could be pressed and would not answer, but links', () => {
    const element = elementOf(
      '<button class="a" aria-expanded="false" tabindex="0">Menu</button><a href="/contacts" data-discover="true">Contacts</a>' +
        '<div role="combobox" tabindex="0">Tri</div><div tabindex="-1">Mars</div><input id="search">',
    );
    quieten(element);
    expect(element.innerHTML).toBe(
      '<span class="a button" aria-hidden="true">Menu</span><a href="/contacts">Contacts</a><div aria-hidden="true">Tri</div>' +
        '<div>Mars</div>' +
        '<input disabled="" aria-hidden="true">',
    );
  });
});

it('leaves of the links within a page those to what is there', () => {
  const element = elementOf(
    '<a href="#main">Contenu</a><main id="main"><a href="/account#security">Sécurité</a></main>',
  );
  quieten(element);
  expect(element.innerHTML).toBe(
    '<a href="#main">Contenu</a><main id="main"><a aria-hidden="true">Sécurité</a></main>',
  );
});

describe('styleRules', () => {
  it('makes a rule of what an element says by itself, the same for the same', () => {
    const element = elementOf('<p style="width: 60%"></p><p style="width: 60%"></p>');
    const [rule, again] = styleRules(element);
    expect(rule).toMatch(/^\.(p-own-\w+)\.\1\{width: 60%\}$/);
    expect(again).toBe(rule);
    expect(element.querySelectorAll('[style]')).toHaveLength(0);
  });
});

it('leaves what lies far below to the page', () => {
  const element = elementOf('<p></p>'.repeat(500));
  leaveBelow(element);
  expect(element.children.length).toBeLessThan(200);
});

it('drops the classes of the kit that no rule is about', () => {
  const element = elementOf('<p class="MuiBox-root p-a p-b own"></p>');
  dropClasses(element, ['.p-a{color:red}']);
  expect(element.innerHTML).toBe('<p class="p-a own"></p>');
});

describe('besideEachOther', () => {
  const [narrow, wide] = [
    { html: '<p id="_r_1_">a</p>', rules: ['.p-a{}', '.p-b{}'] },
    { html: '<p id="_r_9_">a</p>', rules: ['.p-b{}', '.p-c{}'] },
  ];

  it('keeps one of two that are the same', () => {
    expect(besideEachOther(narrow, wide, 768)).toEqual({ html: narrow.html, rules: ['.p-a{}', '.p-b{}', '.p-c{}'] });
  });

  it('shows one or the other by the width of the window, and names nothing twice', () => {
    const { html, rules } = besideEachOther(narrow, { ...wide, html: '<b id="x" aria-labelledby="x">a</b>' }, 768);
    expect(html).toBe(
      '<div data-narrow=""><p id="_r_1_">a</p></div><div data-wide=""><b id="wide-x" aria-labelledby="wide-x">a</b></div>',
    );
    expect(rules).toContain('@media (min-width:768px){[data-narrow]{display:none}}');
    expect(rules).toContain('@media (max-width:767.95px){[data-wide]{display:none}}');
  });
});
