import type { LiveRemote } from '@passerelle/shared/contract/remotes';

/** The files of a remote that a screen needs, as addresses. */
export const filesOf = (remote: LiveRemote, screen: string): string[] =>
  [remote.entry, ...(remote.screens[screen] ?? [])].map((file) => remote.base + file);
