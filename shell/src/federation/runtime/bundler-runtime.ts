import { takeShared } from './shared-modules';

/** What webpack knows of an entry, as far as its chunks are concerned. */
interface EntryRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
    /** The shared modules that each chunk takes. */
    chunkMapping?: Record<string, readonly string[]>;
  };
}

interface ConsumeOptions {
  chunkId: string;
  /** The chunk runs once all of them are fulfilled. */
  promises: Promise<unknown>[];
  webpackRequire: EntryRequire;
}

/** Puts the page's shared modules where a chunk will look for them. What did not come keeps the chunk from running. */
function consumes({ chunkId, promises, webpackRequire }: ConsumeOptions): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping?.[chunkId] ?? []) {
    if (id in webpackRequire.m) continue;
    const put = (shared: object): void => {
      webpackRequire.m[id] = (module) => {
        module.exports = shared;
      };
    };
    const shared = takeShared(moduleIdToConsumeDataMapping[id]?.shareKey ?? id);
    if (shared instanceof Promise) promises.push(shared.then(put));
    else put(shared);
  }
}

/**
 * What the entries of remotes call: the plugin that builds them leaves out a runtime of their own. A version needs each of
 * these names, and a shell offers them (`ENTRY_RUNTIME`).
 */
export const bundlerRuntime = {
  consumes,
  // An entry asks for its place in a federation, and for what the page shares before it may be used: here there is nothing
  // to set up, since each chunk takes its shared modules by name.
  init: () => ({}),
  initContainerEntry: () => undefined,
  I: () => undefined,
};

// The name that the build of the remotes puts in place of the plugin's own.
Object.assign(globalThis, { passerelleFederation: { bundlerRuntime } });
