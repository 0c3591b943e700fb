import { startTestApp, type TestApp } from '../../testing/test-app';
import { aSurvey } from '../programs/testing/a-template';
import { findSurvey, saveSurvey } from './save-survey';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

const versionsOf = (surveyId: string) =>
  app.db.selectFrom('survey_versions').where('survey_id', '=', surveyId).orderBy('version').selectAll().execute();

const save = (values = {}) => saveSurvey(app.db, null, aSurvey(values), app.clock.now());

describe('Saving a survey', () => {
  it('Given the same content, Then there is one version; given other content, Then the first one stays', async () => {
    const id = await save();
    expect(await save()).toBe(id);
    expect(await versionsOf(id)).toHaveLength(1);
    await save({ title: { fr: 'Autre titre' } });
    expect((await versionsOf(id)).map(({ version, title }) => [version, title.fr])).toEqual([
      [1, 'Point d’étape'],
      [2, 'Autre titre'],
    ]);
  });

  it('Given an own one of the organisation, Then it hides the common one of the same key', async () => {
    const organizationId = await app.anOrganization();
    const common = await saveSurvey(app.db, null, aSurvey({ key: 'shared' }), app.clock.now());
    expect(await findSurvey(app.db, organizationId, 'shared')).toMatchObject({ id: common });
    const own = await saveSurvey(app.db, organizationId, aSurvey({ key: 'shared' }), app.clock.now());
    expect(await findSurvey(app.db, organizationId, 'shared')).toMatchObject({ id: own, type: 'basic' });
    expect(await findSurvey(app.db, null, 'shared')).toMatchObject({ id: common });
    await expect(findSurvey(app.db, null, 'nowhere')).rejects.toThrow('nowhere');
  });
});
