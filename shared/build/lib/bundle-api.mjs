/** Bundles the server once. Usage: node bundle-api.mjs <out> */
import { build } from 'esbuild';

import { apiBundle } from './api-bundle.mjs';

await build(apiBundle(process.argv[2] ?? ''));
