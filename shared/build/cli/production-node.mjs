/** Fetches the Node of production and prints the folder of its program. */
import { productionNode } from '../lib/production-node.mjs';

console.log(await productionNode());
