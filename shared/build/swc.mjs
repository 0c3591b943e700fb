import { fileURLToPath } from 'node:url';

/** `<Trans>` of the macros becomes ours, which shows the values of a sentence as they were typed. */
const lingui = { runtimeModules: { trans: ['@passerelle/shared/i18n', 'Trans'] } };

/** TypeScript of the server, with Lingui's macros. @type {{ jsc: import('@swc/core').JscConfig }} */
export const nodeOptions = {
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
    experimental: { plugins: [['@lingui/swc-plugin', lingui]] },
  },
};

/** Compiler settings of jest for code that runs in plain Node: server and contract. */
export const nodeTransform = {
  '\\.po$': fileURLToPath(new URL('./jest/po-transform.mjs', import.meta.url)),
  '\\.ts$': ['@swc/jest', { ...nodeOptions, module: { type: 'commonjs' }, sourceMaps: 'inline' }],
  '\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
};

/** One way of compiling TypeScript, JSX and Lingui's macros, for webpack and for jest. */
export const swcOptions = ({ development = false, commonjs = false } = {}) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic', development } },
    experimental: { plugins: [['@lingui/swc-plugin', lingui]] },
  },
  ...(commonjs ? { module: { type: 'commonjs' } } : {}),
});
