import { nodeTransform } from '@passerelle/shared/build/swc';

/** The server on a real database: the embedded one, or PostgreSQL where DATABASE_URL names a server. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  globalSetup: '<rootDir>/src/testing/setup.config.mjs',
  globalTeardown: '<rootDir>/src/testing/teardown.config.mjs',
  testTimeout: 20_000,
  transform: nodeTransform,
  // These come as modules only or import at run time, which jest does not do by itself.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*/)?(?:fastify-plugin|@opentelemetry/otlp-exporter-base|content-disposition|cookie|marked|typebox|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|htmlparser2|domelementtype|domhandler|domutils|dom-serializer|entities)/)',
  ],
};
