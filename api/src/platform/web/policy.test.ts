import { contentSecurityPolicy } from './policy';

const here = { remotes: ['/remotes/contacts/1.0.0/'], analytics: undefined, devServers: [] };
const directives = (sources: Partial<Parameters<typeof contentSecurityPolicy>[1]>): Record<string, string> =>
  Object.fromEntries(
    contentSecurityPolicy('bm9uY2U=', { ...here, ...sources })
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('the content security policy', () => {
  it('allows this server, and styles with the nonce', () => {
    expect(directives({})).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'style-src': "'self' 'nonce-bm9uY2U='",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('allows the origins of remotes, each once', () => {
    const remotes = ['https://cdn.example/contacts/1/', 'https://cdn.example/library/2/', '/remotes/program/3/'];
    const { 'script-src': script, 'font-src': font, 'worker-src': worker } = directives({ remotes });

    expect([script, font, worker]).toEqual([
      "'self' https://cdn.example",
      "'self' https://cdn.example",
      "'self' blob:",
    ]);
  });

  it('allows the analytics script and its reports, and nothing else of it', () => {
    const analytics = 'https://user:key@stats.example:8443/js/matomo.js?x=;script-src%20*';
    const origin = 'https://stats.example:8443';

    expect(directives({ analytics })).toEqual({
      ...directives({}),
      'script-src': `'self' ${origin}`,
      'connect-src': `'self' ${origin}`,
      'img-src': `'self' data: blob: ${origin}`,
    });
  });

  it('allows a socket to each development build server', () => {
    const [remotes, devServers] = [
      ['http://localhost:4103'],
      ['http://localhost:4103', 'http://localhost:4103/a/', '/b/'],
    ];

    expect(directives({ remotes, devServers })['connect-src']).toBe("'self' http://localhost:4103 ws://localhost:4103");
    expect(directives({ devServers: ['https://build.example'] })['connect-src']).toBe("'self' wss://build.example");
  });
});
