import type { Origin } from './fault';

/** A line of a stack: the first file that it names. */
const file = /https?:\/\/[^\s)]+/;
/** Files of a version lie in a folder of its name, within one of the remote's. */
const folders = /\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[0-9A-Za-z.-]*|dev)\/[^/]+$/;

/** Whose code threw what nobody caught: that of the remote from whose files it came; undefined: the shell's own. */
export function ownerOf(stack: string): Pick<Origin, 'app' | 'version'> | undefined {
  const [, app, version] = folders.exec(file.exec(stack)?.[0] ?? '') ?? [];
  return app && version ? { app, version } : undefined;
}
