import type { RemoteModule } from '@passerelle/shared/remotes';

/** Empty here: the single-bundle build, which only the benches use, puts a module with every remote in its place. */
export const modules: Record<string, () => Promise<{ remote: RemoteModule }>> = {};
