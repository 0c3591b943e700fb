import config from './.dependency-cruiser.mjs';

/**
 * Circles of folders. Tests are left out: they may import more than what they test.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(api|shell|mfe-[^/]+)/src/' },
      to: { circular: true },
    },
  ],
  options: {
    ...config.options,
    exclude: { path: '(^|/)(generated|testing|\\.build|\\.cache)/|\\.test(-helper)?\\.tsx?$' },
  },
};
