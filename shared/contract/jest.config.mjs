import { typeboxFile } from '../build/jest/typebox.mjs';

/** The contract needs neither page nor server: plain Node and TypeScript. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/../build/jest/typebox.mjs',
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
    '\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  moduleNameMapper: { '^typebox$': typeboxFile },
};
