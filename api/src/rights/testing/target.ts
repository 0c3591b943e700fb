import type { Actor, Place, World } from './a-world';

/** The owner of a row: the actor or their group, another group, another organisation. */
export type Whereabouts = 'near' | 'far' | 'foreign';

export interface Target {
  id: string;
  place: Place;
  /** Address parameters beside the id. */
  params?: Record<string, string>;
  email?: string;
}

export type Maker = (world: World, actor: Actor, where: Whereabouts) => Promise<Omit<Target, 'place'>>;
