import { restoreReturnState, rememberReturnTo, returnToFor } from './return-to';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('the way back after signing in', () => {
  it('leads to where the person was, with query and hash', () => {
    rememberReturnTo(at('/contacts', '?page=2', '#c1'));
    expect(returnToFor('p1')).toBe('/contacts?page=2#c1');
  });

  it('is home where there is none', () => {
    expect(returnToFor('p1')).toBe('/');
  });

  it('is not overwritten by the doors themselves, nor by home', () => {
    rememberReturnTo(at('/contacts'));
    for (const door of ['/login', '/login-terms', '/forgotten-password', '/', '/reset-password', '/email-change'])
      rememberReturnTo(at(door));
    expect(returnToFor('p1')).toBe('/contacts');
  });

  it('never holds the token of an e-mail', () => {
    rememberReturnTo(at('/reset-password', '?token=secret'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('remembers what home was showing', () => {
    rememberReturnTo(at('/', '?filter=all'));
    expect(returnToFor('p1')).toBe('/?filter=all');
  });

  it('is of the person whose page it was, when that is known', () => {
    rememberReturnTo(at('/contacts/c1'), 'p1');
    expect(returnToFor('p2')).toBe('/');
    expect(returnToFor('p1')).toBe('/contacts/c1');
  });

  it('gives the history entry back what the previous screen had sent along, once', () => {
    history.replaceState({ usr: { from: 'home' }, key: 'k1' }, '', '/contacts?page=2');
    rememberReturnTo(location);
    history.replaceState(null, '', '/contacts?page=2');

    restoreReturnState();
    expect(history.state).toEqual({ usr: { from: 'home' }, key: 'k1' });
    expect(returnToFor('p1')).toBe('/');

    history.replaceState(null, '', '/contacts?page=2');
    restoreReturnState();
    expect(history.state).toBeNull();
  });

  it('leaves the entry of another page alone', () => {
    history.replaceState({ usr: 'old' }, '', '/contacts');
    rememberReturnTo(location);
    history.replaceState(null, '', '/library');

    restoreReturnState();

    expect(history.state).toBeNull();
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'does not lead to %s',
    (path) => {
      sessionStorage.setItem('passerelle.return-to', JSON.stringify({ path, personId: null, state: null }));
      expect(returnToFor('p1')).toBe('/');
    },
  );

  it.each(['{', '"text"', '{"path":3}', 'null'])('is home when what was kept is %s', (stored) => {
    sessionStorage.setItem('passerelle.return-to', stored);
    expect(returnToFor('p1')).toBe('/');
  });
});
