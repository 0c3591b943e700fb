/** Fetches the Node of production and prints the folder of its program. */
import { productionNode } from '../test-run/production-node.mjs';

console.log(await productionNode());
