import type { Command } from '../usage/command';
import { contentCheck } from './content-check';
import { contentImport } from './content-import';
import { organizationCreate } from './organization-create';
import { organizationList } from './organization-list';
import { packCreate } from './pack-create';
import { packList } from './pack-list';
import { themeSet } from './theme-set';

/** In the order in which one brings an organisation in. */
export const commands: readonly Command[] = [
  organizationCreate,
  organizationList,
  themeSet,
  contentCheck,
  contentImport,
  packCreate,
  packList,
];
