import { generateTouches } from './generate-touches.mjs';
import { generateValidators } from './generate-validators.mjs';

/** Makes what the page takes from the contract and the repository does not hold. */
export async function generate() {
  await Promise.all([generateValidators(), generateTouches()]);
}
