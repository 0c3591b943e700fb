import { send } from '@passerelle/shared/client';
import type { Env } from '@passerelle/shared/contract';
import { reportFault } from '@passerelle/shared/events';

import { bootData } from './boot-data';

/** Shown in the footer; the server says the same in its env. */
export const FRONT_VERSION = '1.4.0';

/** Without its env the page does not know where it is. */
export class EnvMissing extends Error {
  override name = 'EnvMissing';
  constructor(cause: unknown) {
    super('Error could not get env from API', { cause });
  }
}

let asked: Promise<Env> | null = null;

async function ask(): Promise<Env> {
  try {
    bootData.env = await send('GET /');
    return bootData.env;
  } catch (error) {
    const missing = new EnvMissing(error);
    reportFault('shell', missing);
    throw missing;
  } finally {
    asked = null;
  }
}

/** The env that came with the document; of one that something else serves, asked for once. */
export async function loadEnv(): Promise<Env> {
  if (bootData.env) return bootData.env;
  asked ??= ask();
  return asked;
}
