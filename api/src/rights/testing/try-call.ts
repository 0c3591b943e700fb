import type { RoleName } from '@passerelle/shared/contract';
import type { TestAnswer } from '../../testing/test-client';
import { attempt } from './attempt';
import { type Actor, aPassword, type World } from './a-world';
import { requests } from './requests';
import type { Target, Whereabouts } from './target';
import { aTarget } from './targets';

export async function anActorFor(world: World, key: string, role: RoleName): Promise<Actor> {
  const { follows, hasPassword } = requests[key] ?? {};
  const actor = await world.anActor(role, hasPassword ? { password: aPassword } : {});
  if (follows) await world.follow(actor.id);
  return actor;
}

/** The target of a call, created anew; none for calls without a target. */
export const aTargetFor = (world: World, key: string, actor: Actor, where: Whereabouts): Promise<Target> => {
  const { kind } = requests[key] ?? {};
  return kind ? aTarget(world, actor, kind, where) : Promise.resolve({ id: '', place: world[where] });
};

interface Try {
  actor: Actor;
  target: Target;
  isVisitor?: boolean;
}

/** Everything that a call needs is created; only sending is left. */
export async function readyToTry(
  world: World,
  key: string,
  { actor, target, isVisitor = false }: Try,
): Promise<() => Promise<TestAnswer<unknown>>> {
  const asked = (await requests[key]?.ask?.({ world, actor, target })) ?? {};
  const params = { ...target.params, ...asked.params };
  const client = isVisitor ? world.app.anyone : world.app.as(actor);
  return () => attempt(client, key, target.id, { ...asked, params });
}

/** Makes a call with or without a session, about a target. */
export const tryWith = async (world: World, key: string, one: Try): Promise<TestAnswer<unknown>> =>
  (await readyToTry(world, key, one))();
