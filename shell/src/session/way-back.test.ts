import { rememberWay, takeWay } from './way-back';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });

describe('the way back after signing in', () => {
  beforeEach(() => sessionStorage.clear());

  it('leads to where the person was going, once', () => {
    rememberWay(at('/contacts', '?page=2'));
    expect(takeWay()).toBe('/contacts?page=2');
    expect(takeWay()).toBe('/');
  });

  it('is not overwritten by the login page itself', () => {
    rememberWay(at('/contacts'));
    rememberWay(at('/login'));
    expect(takeWay()).toBe('/contacts');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'does not lead to %s',
    (way) => {
      sessionStorage.setItem('passerelle.way-back', way);
      expect(takeWay()).toBe('/');
    },
  );
});
