/** Builds the server and the shell for their image, and nothing of a remote: those are deployed beside it. */
import { generateValidators } from '../shared/build/generate-validators.mjs';
import { buildApi, buildShell } from '../shared/build/lib/build-steps.mjs';

await generateValidators();
await Promise.all([buildApi(), buildShell()]);
