/** `npm run check-weaknesses`: known advisories against the installed packages. */
import { knownWeaknesses } from '../checks/checks.mjs';

const { failed } = await knownWeaknesses();
process.exit(failed > 0 ? 1 : 0);
