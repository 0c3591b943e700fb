import { domainsOf, removeCookies } from './analytics';

const names = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');

describe('the cookies of the audience measurement', () => {
  it('go, and no others', () => {
    for (const name of ['_pk_id.1.1fff', '_ga', '_ga_ABC', '_gallery', 'fr_x', 'theme']) document.cookie = `${name}=1`;

    removeCookies(['_pk_id', '_ga', 'fr_*', 'absent']);

    expect(names()).toEqual(['_gallery', 'theme']);
  });

  it('are looked for on the host and on every domain above it', () => {
    expect(domainsOf('app.client.example')).toEqual([null, 'app.client.example', 'client.example']);
    expect(domainsOf('localhost')).toEqual([null]);
    expect(domainsOf('127.0.0.1')).toEqual([null]);
  });
});
