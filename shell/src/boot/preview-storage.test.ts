import { separateStorage } from './preview-storage';

const pageAt = (pathname: string): Window => {
  const page: unknown = { location: { pathname }, localStorage, sessionStorage };
  return page as Window;
};

describe('the storage of a preview', () => {
  beforeEach(() => {
    localStorage.setItem('passerelle.locale', 'fr');
    localStorage.setItem('passerelle.consent', '{}');
  });

  it('is apart from that of the author’s own page, but for what is of the device', () => {
    const page = pageAt('/preview/7d9/contacts');
    separateStorage(page);

    expect(page.localStorage.getItem('passerelle.locale')).toBeNull();
    expect(page.localStorage.getItem('passerelle.consent')).toBe('{}');
    page.localStorage.setItem('passerelle.locale', 'en');
    page.sessionStorage.setItem('draft', 'x');
    expect(localStorage.getItem('passerelle.locale')).toBe('fr');
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(Object.keys(page.sessionStorage)).toEqual(['draft']);
    page.sessionStorage.removeItem('draft');
    expect(page.sessionStorage.getItem('draft')).toBeNull();
  });

  it('is the browser’s on every other page', () => {
    const page = pageAt('/contacts');
    separateStorage(page);
    expect(page.localStorage).toBe(localStorage);
    expect(page.sessionStorage).toBe(sessionStorage);
  });
});
