import type { UserImportRow } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, importSteps } from './testing/people-file';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));
const correct = (id: string, line: number, cells: object, who: { id: string } = team.owner) =>
  app.as(who).put<UserImportRow>(`/users/imports/${id}/rows`, { line, cells });
const outcomes = async (id: string) => (await owner.rows(id)).map(({ outcome }) => outcome);
const emails = async () =>
  (await app.db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email);

describe('correcting a refused row', () => {
  it('leads to a new check of it with its remaining errors, and adds no user', async () => {
    const before = await emails();
    const found = await owner.checked(aFile(aLine(), aLine({ Statut: 'Chef', Naissance: '31/02/1985' })));

    const half = await correct(found.id, 3, { jobLevel: 'Cadre' });
    expect(half.data).toMatchObject({ outcome: 'refused', errors: [{ field: 'birthday', code: 'noSuchDay' }] });
    expect(half.data.errors[0]?.message).toBe('Ce jour n’existe pas dans le calendrier.');
    const whole = await correct(found.id, 3, { birthday: '28/02/1985' });

    expect(whole.data).toMatchObject({ line: 3, outcome: 'created', errors: [] });
    expect((await owner.read(found.id)).counts).toMatchObject({ created: 2, refused: 0 });
    expect(await emails()).toEqual(before);
    expect((await owner.start(found.id)).data.counts).toMatchObject({ created: 2, refused: 0 });
  });

  it('lets in the rows that it kept out: people who name it, and a repeated e-mail', async () => {
    const chief = aLine({ Rôle: 'Manager', 'Groupes gérés': 'Atlantide', 'E-mail': 'chef@team.example' });
    const found = await owner.checked(
      aFile(
        chief,
        aLine({ Manager: 'chef@team.example' }),
        aLine({ 'E-mail': 'seul@team.example' }),
        aLine({ 'E-mail': 'seul@team.example' }),
      ),
    );
    expect(await outcomes(found.id)).toEqual(['refused', 'refused', 'created', 'refused']);

    await correct(found.id, 2, { managedGroups: 'Lyon' });
    expect(await outcomes(found.id)).toEqual(['created', 'created', 'created', 'refused']);
    await correct(found.id, 5, { email: 'autre@team.example' });
    expect(await outcomes(found.id)).toEqual(['created', 'created', 'created', 'created']);
  });

  it('after the import leaves those who are there, and waits to be imported', async () => {
    const found = await owner.checked(aFile(aLine(), aLine({ Statut: 'Chef' })));
    await owner.start(found.id);
    const before = await emails();

    expect((await correct(found.id, 3, { jobLevel: 'ETAM' })).data.outcome).toBe('pending');
    expect((await owner.read(found.id)).counts).toMatchObject({ created: 1, refused: 0, pending: 1 });
    expect(await emails()).toEqual(before);
    const { data } = await owner.start(found.id);

    expect([data.status, data.counts.created, data.counts.pending]).toEqual(['done', 2, 0]);
    expect(await emails()).toHaveLength(before.length + 1);
    expect((await owner.start(found.id)).status).toBe(409);
  });

  it('is refused for rows that are right, columns that the file lacks, and others than the importer', async () => {
    const found = await owner.checked(aFile(aLine(), aLine({ Statut: 'Chef' })));

    expect((await correct(found.id, 2, { jobLevel: 'ETAM' })).status).toBe(409);
    expect((await correct(found.id, 9, { jobLevel: 'ETAM' })).status).toBe(409);
    const lacking = await correct(found.id, 3, { city: 'Lyon' });
    expect([lacking.status, lacking.error.fields]).toEqual([400, { 'cells.city': 'unknown' }]);
    expect((await correct(found.id, 3, {})).status).toBe(400);
    expect((await correct(found.id, 3, { jobLevel: 'ETAM' }, team.admin)).status).toBe(403);
    expect((await correct(found.id, 3, { jobLevel: 'ETAM' }, team.otherOwner)).status).toBe(404);
    expect(await outcomes(found.id)).toEqual(['created', 'refused']);
  });
});
