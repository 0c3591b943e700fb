import { nameHeadings } from './static-page-article';

it('gives each heading of a text an address that holds, also when two are alike', () => {
  const text = document.createElement('div');
  text.innerHTML =
    '<h2>Qui peut voir quoi ?</h2><p>x</p><h3>Détail</h3><h2>L’œuvre</h2><h2>Qui peut voir quoi</h2><h2>الأمان</h2>';

  expect(nameHeadings(text)).toEqual([
    { id: 'section-qui-peut-voir-quoi', words: 'Qui peut voir quoi ?' },
    { id: 'section-l-oeuvre', words: 'L’œuvre' },
    { id: 'section-qui-peut-voir-quoi-2', words: 'Qui peut voir quoi' },
    { id: 'section-الامان', words: 'الأمان' },
  ]);
  expect(Array.from(text.querySelectorAll('h2'), ({ id }) => id)).toContain('section-l-oeuvre');
});
