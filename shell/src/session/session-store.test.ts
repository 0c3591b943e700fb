import { last } from '@passerelle/shared/events';
import { aProfile } from '@passerelle/shared/testing';

const person = aProfile();
jest.mock('../boot/boot-data', () => ({
  bootData: { me: undefined, env: null, registry: { contract: 1, remotes: [] } },
}));

it('tells the page who the document says is signed in', async () => {
  const { bootData } = await import('../boot/boot-data');
  bootData.me = person;

  await import('./session-store');

  expect(last('session-changed')).toEqual({ personId: person.id });
});
