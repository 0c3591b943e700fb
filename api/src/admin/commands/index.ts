import type { Command } from '../usage/command';
import { contentCheck, contentExport, contentImport } from './content';
import { filesMove } from './files-move';
import { metricsExport } from './metrics';
import { organizationCreate, organizationList, organizationSecure } from './organizations';
import { packCreate, packList } from './packs';
import { sessionEnd, userResetFactor } from './accounts';
import { themeSet } from './theme-set';

/** In the order in which an operator sets up an organisation. */
export const commands: readonly Command[] = [
  organizationCreate,
  organizationList,
  organizationSecure,
  themeSet,
  contentCheck,
  contentExport,
  contentImport,
  packCreate,
  packList,
  metricsExport,
  filesMove,
  sessionEnd,
  userResetFactor,
];
