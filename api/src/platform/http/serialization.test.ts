import fastify from 'fastify';
import { compilersFactory } from './serialization';

const response = (type: string) => ({
  schema: { response: { '2xx': { type: 'object', properties: { name: { type } } } } },
});
const serverWith = (type: string) => {
  const server = fastify({ schemaController: { compilersFactory } });
  server.get('/person', response(type), () => ({ name: 'Zoé', password: 'hush' }));
  return server;
};

describe('serialization of an answer', () => {
  it('Given a schema, When it is used repeatedly, Then fields outside it never leak', async () => {
    const server = serverWith('string');

    const bodies = [await server.inject('/person'), await server.inject('/person')].map(({ body }) => body);

    expect(bodies).toEqual(['{"name":"Zoé"}', '{"name":"Zoé"}']);
  });

  it('Given an unused schema, When the server starts, Then it is not compiled', async () => {
    const server = serverWith('no type at all');

    await server.ready();

    expect((await server.inject('/person')).statusCode).toBe(500);
  });

  it('Given a route with Fastify validation, Then the server does not start', async () => {
    const server = fastify({ schemaController: { compilersFactory } });
    server.get('/person', { schema: { querystring: { type: 'object' } } }, () => 'Zoé');

    await expect(server.ready()).rejects.toThrow('A route gives Fastify a schema');
  });
});
