import { restorePaintedFocus, watchPaintedFocus } from './keep-focus';

const menu = '<a href="/">Logo</a><a href="/">Accueil</a><a href="/contacts">Contacts</a>';

function open(): HTMLElement[] {
  document.body.innerHTML = `<div id="root"><div data-first-paint>${menu}</div></div><button>Autre</button>`;
  watchPaintedFocus();
  return Array.from(document.querySelectorAll('a'));
}

function takeOver(): void {
  const root = document.getElementById('root');
  if (root) root.innerHTML = menu;
  restorePaintedFocus();
}

describe('a keyboard that stands on a link of the first paint', () => {
  it('stands on the same link once the page has taken over', () => {
    open()[1]?.focus();
    takeOver();
    expect(document.activeElement?.textContent).toBe('Accueil');
    expect(document.activeElement?.isConnected).toBe(true);
  });

  it('is left where it went meanwhile', () => {
    open()[2]?.focus();
    document.querySelector('button')?.focus();
    takeOver();
    expect(document.activeElement?.textContent).toBe('Autre');
  });

  it('is led nowhere where it stood on nothing', () => {
    open();
    takeOver();
    expect(document.activeElement).toBe(document.body);
  });
});
