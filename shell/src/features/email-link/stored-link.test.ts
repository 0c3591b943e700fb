import { forgetLink, storeLink, readStoredLink } from './stored-link';

const open = (query: string) => history.replaceState({ key: 'k1' }, '', `/reset-password${query}`);

describe('the link of an e-mail', () => {
  it('leaves the address, and is there after a reload', () => {
    open('?token=abcdefgh&firstSetup=true');
    storeLink();
    expect(location.href).toBe('http://localhost/reset-password');
    expect(history.state).toEqual({ key: 'k1' });
    expect(readStoredLink()).toEqual({ token: 'abcdefgh', firstSetup: true });
  });

  it('gives way to the next one', () => {
    open('?token=abcdefgh&firstSetup=true');
    storeLink();
    open('?token=ijklmnop');
    storeLink();
    expect(readStoredLink()).toEqual({ token: 'ijklmnop', firstSetup: false });
  });

  it('stays in the address where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    open('?token=abcdefgh');
    storeLink();
    expect(location.search).toBe('?token=abcdefgh');
    expect(readStoredLink()?.token).toBe('abcdefgh');
  });

  it('is not that of another page', () => {
    open('?token=abcdefgh');
    storeLink();
    history.replaceState(null, '', '/email-change');
    expect(readStoredLink()).toBeNull();
  });

  it('is gone once it has served', () => {
    open('?token=abcdefgh');
    storeLink();
    forgetLink();
    expect(readStoredLink()).toBeNull();
  });

  it.each(['', '?token=', '?firstSetup=true'])('is none in « %s »', (query) => {
    open(query);
    storeLink();
    expect(readStoredLink()).toBeNull();
  });

  it.each(['{', 'null', '{"token":3}'])('is none when what was kept is %s', (stored) => {
    open('');
    sessionStorage.setItem('passerelle.email-link/reset-password', stored);
    expect(readStoredLink()).toBeNull();
  });
});
