import fastify from 'fastify';
import { denyByDefault, open } from './access';
import { defineRoutes } from './routes';

describe('a call without access', () => {
  it('cannot be defined', () => {
    expect(() =>
      defineRoutes((on) => on('GET /questionSections', undefined as never, (() => undefined) as never)),
    ).toThrow('GET /questionSections does not say who may make it.');
  });

  it('keeps the server from starting, on any path', () => {
    const app = fastify();
    denyByDefault(app);

    expect(() => app.get('/stated', { config: { access: open } }, () => 'fine')).not.toThrow();
    expect(() => app.get('/forgotten', () => 'everyone’s')).toThrow('GET /forgotten does not state its access');
  });

  it('must be in the contract', () => {
    expect(() => defineRoutes((on) => on('GET /backdoor' as never, open, () => undefined))).toThrow(
      'GET /backdoor is not a call of the contract.',
    );
  });
});
