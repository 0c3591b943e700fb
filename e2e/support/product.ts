import { fileURLToPath } from 'node:url';

import { remoteNames } from '../../shared/build/paths.mjs';

export const port = Number(process.env.E2E_PORT ?? 4390);

export const password = 'Passerelle-2026!';

/** The demo accounts, by who they stand for. */
export const personas = {
  participant: 'participant@demo.example',
  suspended: 'suspended@demo.example',
  newcomer: 'newcomer@demo.example',
  manager: 'manager@demo.example',
  headHR: 'headhr@demo.example',
  owner: 'owner@demo.example',
  admin: 'admin@demo.example',
  superAdmin: 'superadmin@demo.example',
  otherParticipant: 'participant@other.example',
  otherOwner: 'owner@other.example',
  /** In the last of twelve weeks, with most of it still to do: every kind of survey is open. */
  farAlong: 'marek.novak@boisetrives.example',
  /** Has a result of every kind of questionnaire. */
  tested: 'rosalie.fontaine@boisetrives.example',
} as const;
export type Persona = keyof typeof personas;

export const remotes = remoteNames();

/** Build folder of the remote that has its own repository. */
export const outside = fileURLToPath(new URL('../../.build/outside', import.meta.url));

/** Build folder of the remote of the stock federation plugin, with one folder per variant. */
export const stock = fileURLToPath(new URL('../../.build/stock', import.meta.url));
