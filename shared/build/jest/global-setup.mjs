import { generate } from '../validators/generate.mjs';

/** Forms are tested with the validators of the contract as it is now. */
export default async function globalSetup() {
  await generate();
}
