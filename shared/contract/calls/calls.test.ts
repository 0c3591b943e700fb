import type { TSchema } from 'typebox';
import type { Call, CallKey } from '../call';
import { formSchemas } from '../forms';
import { strictAjv } from '../strict-ajv.test-helper';
import { calls } from './index';

const entries = Object.entries(calls) as [CallKey, Call][];
const pathParams = (key: string) => [...key.matchAll(/:(\w+)/g)].map((match) => match[1]);

describe('the calls', () => {
  it.each(entries)('%s is keyed by a method and a path', (key) => {
    expect(key).toMatch(/^(GET|POST|PUT|DELETE) \/([\w:/]*[\w])?$/);
  });

  it.each(entries)('%s describes each parameter of its path, and no other', (key, call) => {
    const described = call.params && 'properties' in call.params ? Object.keys(call.params.properties as object) : [];
    expect(new Set(described)).toEqual(new Set(pathParams(key)));
  });

  it('never differ by the name of a parameter alone', () => {
    const shapes = entries.map(([key]) => key.replace(/:\w+/g, ':'));
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it.each(entries)('%s has schemas that ajv takes in strict mode', (_key, call) => {
    const schemas = [call.params, call.query, call.body, call.response].filter((schema): schema is TSchema => !!schema);
    for (const schema of schemas) expect(() => strictAjv().compile(schema)).not.toThrow();
  });

  it.each(entries.filter(([, call]) => call.body))('%s refuses fields it does not know', (_key, call) => {
    expect(call.body).toHaveProperty('additionalProperties', false);
  });

  const aliases = entries.flatMap(([key, { standsFor }]) => (standsFor ? [[key, standsFor.call] as const] : []));
  it.each(aliases)('%s stands for %s, which exists', (_key, call) => {
    expect(calls).toHaveProperty([call]);
  });

  it.each(entries)('%s fills what it touches from its own path', (key, { touches = [] }) => {
    expect(pathParams(key)).toEqual(expect.arrayContaining(touches.flatMap(pathParams)));
  });

  it('only GET takes a query, and never a body', () => {
    const wrong = entries.filter(([key, call]) => (key.startsWith('GET ') ? call.body : call.query));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe('the forms', () => {
  it.each(Object.entries(formSchemas))('%s compiles in strict mode', (_name, schema) => {
    expect(() => strictAjv().compile(schema)).not.toThrow();
  });
});
