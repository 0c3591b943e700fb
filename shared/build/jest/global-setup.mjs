import { generate } from '../generate.mjs';
import bundleTypebox from './typebox.mjs';

/** Forms are tested with the validators of the contract as it is now. */
export default async function globalSetup() {
  await bundleTypebox();
  await generate();
}
