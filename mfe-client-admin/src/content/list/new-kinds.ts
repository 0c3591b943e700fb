import type { ItemKind } from '@passerelle/shared/contract';

/** Kinds that stand alone: a task is added to its programme. */
export const newKinds = ['programs', 'surveys', 'library', 'faq', 'pages'] as const satisfies readonly ItemKind[];
export type NewKind = (typeof newKinds)[number];
