/** One way of compiling TypeScript, JSX and Lingui's macros, for webpack and for jest. */
export const swcOptions = ({ development = false, commonjs = false } = {}) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic', development } },
    experimental: { plugins: [['@lingui/swc-plugin', {}]] },
  },
  ...(commonjs ? { module: { type: 'commonjs' } } : {}),
});
