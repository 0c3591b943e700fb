import { useCall } from '@passerelle/shared/client';
import type { ItemKind } from '@passerelle/shared/contract';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';

import { areaOf } from '../item-labels';

/** Kinds that stand alone: a task is added to its programme. */
export const newKinds = ['programs', 'surveys', 'library', 'faq', 'pages'] as const satisfies readonly ItemKind[];
export type NewKind = (typeof newKinds)[number];

/** Those that the person may write. */
export function useWritableKinds(): NewKind[] {
  const { data: me } = useCall('GET /me');
  return newKinds.filter((kind) => me && allows(me.mergedPermissions, areaOf[kind], 'w'));
}
