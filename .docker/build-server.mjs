/** Builds the server and the shell for their image, and nothing of a remote: those are deployed beside it. */
import { generate } from '../shared/build/validators/generate.mjs';
import { buildApi, buildShell } from '../shared/build/bundle/build-steps.mjs';

await generate();
await Promise.all([buildApi(), buildShell()]);
