import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * An answer is written by its schema, which is compiled at the first such answer: compiling all of them took a fifth of a
 * start. What comes with a request is checked in `validation`, and no route gives Fastify anything to check.
 */
export const compilersFactory: Compilers = {
  buildSerializer:
    () =>
    ({ schema }) => {
      let write: ((value: unknown) => string) | undefined;
      return (value: unknown) => (write ??= fastJson(schema as Schema))(value);
    },
  buildValidator: () => () => {
    throw new Error('A route gives Fastify a schema for what comes with its requests.');
  },
};
