import { saveProgram } from '../../programs/save-program';
import { aPack } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import type { TestApp } from '../../../testing/test-app';
import type { Team } from './a-team';

/** Two packs for the same programme and the same extension, in the scope of the HR manager of Lyon. */
export async function twoPacksOf(app: TestApp, { organization, lyon }: Team, seats = 2) {
  const save = (type: 'basic' | 'extension', weeks: number) =>
    saveProgram(
      app.db,
      null,
      { ...aTemplate(Array.from({ length: weeks }, () => [aTask(), aTask()])), type },
      app.clock.now(),
    );
  const [basic, extension] = [await save('basic', 3), await save('extension', 1)];
  const pack = await aPack(app, organization, [basic, extension], seats);
  const otherPack = await aPack(app, organization, [basic, extension], seats);
  await app.db
    .insertInto('group_license_packs')
    .values([pack, otherPack].map((license_pack_id) => ({ group_id: lyon, license_pack_id })))
    .execute();
  return { basic, extension, pack, otherPack };
}
