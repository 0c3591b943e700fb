/** @jest-environment node */
import { serverOptions, servedAt } from './dev-server.mjs';

describe('a dev server', () => {
  it('answers the pages of one shell, and no page of another origin', () => {
    const options = serverOptions(new URL('http://localhost:4103/'), 'https://shell.example:8443');
    expect(options).toMatchObject({
      host: 'localhost',
      port: 4103,
      allowedHosts: ['localhost', 'shell.example'],
      headers: { 'access-control-allow-origin': 'https://shell.example:8443' },
    });
  });

  it('shows mistakes over the page', () => {
    const { client } = serverOptions(new URL('http://localhost:4103/'), 'http://localhost:3000');
    expect(client).toMatchObject({ overlay: { errors: true, runtimeErrors: true } });
  });

  it('has files at its own address, built as everywhere', () => {
    const config = { name: 'mfe-contacts', output: { filename: '[name].js', publicPath: 'auto' } };
    expect(servedAt(config, 'http://localhost:4103/')).toEqual({
      name: 'mfe-contacts',
      output: { filename: '[name].js', publicPath: 'http://localhost:4103/' },
    });
  });
});
