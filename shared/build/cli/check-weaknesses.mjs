/** `npm run check-weaknesses`: what is known against the packages that are installed. */
import { knownWeaknesses } from '../lib/checks.mjs';

const { failed } = await knownWeaknesses();
process.exit(failed > 0 ? 1 : 0);
