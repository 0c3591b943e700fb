import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * An answer is serialized by its schema, compiled on first use: compiling all of them took a fifth of a start. Requests
 * are validated in `validation`, and Fastify validates none.
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
