import type { Command } from '../usage/command';
import { contentCheck } from './content-check';
import { contentImport } from './content-import';
import { organizationCreate } from './organization-create';
import { organizationList } from './organization-list';
import { organizationSecure } from './organization-secure';
import { packCreate } from './pack-create';
import { packList } from './pack-list';
import { sessionEnd } from './session-end';
import { themeSet } from './theme-set';
import { userResetFactor } from './user-reset-factor';

/** In the order in which one brings an organisation in. */
export const commands: readonly Command[] = [
  organizationCreate,
  organizationList,
  organizationSecure,
  themeSet,
  contentCheck,
  contentImport,
  packCreate,
  packList,
  sessionEnd,
  userResetFactor,
];
