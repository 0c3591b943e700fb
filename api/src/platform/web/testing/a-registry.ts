import { openRelease } from '@passerelle/shared/contract/remotes';
import { aFlip } from '../../../testing/a-store';
import { liveRegistry, type LiveRegistry } from '../live-registry';

/** The registry of a folder of pages; its log and its clock are the test's. */
export const aRegistry = (webDir: string, complaints: string[] = [], ticks = (): number => 0): LiveRegistry =>
  liveRegistry({
    webDir,
    log: {
      info: () => undefined,
      error: (about: { remote?: string; err: Error }) => void complaints.push(`${about.remote}: ${about.err.message}`),
    },
    ticks,
  });

export const versions = (registry: LiveRegistry): string[] =>
  registry.now().registry.remotes.map((sealed) => {
    const { name, version } = openRelease(sealed);
    return `${name} ${version}`;
  });

export const contacts = (serial: number, version: string) => aFlip({ serial, version });
export const library = aFlip({ name: 'mfe-library', serial: 5, version: '3.1.0' });
export const pointer = 'live/mfe-contacts.json';
