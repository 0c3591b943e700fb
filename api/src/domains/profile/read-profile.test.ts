import type { OwnProfile } from '@passerelle/shared/contract';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the own profile', () => {
  it('returns the user, the organisation and the permissions', async () => {
    const at = app.clock.now().toJSDate();
    const organization_id = await app.anOrganization({ name: 'Groupe Solène' });
    await app.db.insertInto('themes').values({ organization_id, primary_color: '#0A7F5A', updated_at: at }).execute();
    const hr = await app.aPerson({ organization_id, role: 'headHR', first_name: 'Inès', last_name: 'Roux' });
    const person = await app.aPerson({ organization_id, hr_representative_id: hr.id, gender: 'woman' });
    await app.db
      .insertInto('user_profiles')
      .values({ user_id: person.id, birthday: '1984-02-29', job_title: 'Comptable', updated_at: at })
      .execute();
    await app.db
      .insertInto('user_languages')
      .values([
        { user_id: person.id, position: 1, language: 'english', level: 'B1' },
        { user_id: person.id, position: 0, language: 'french', level: 'C2' },
      ])
      .execute();

    const { data } = await app.as(person).get<OwnProfile>('/me');

    expect(data).toMatchObject({
      id: person.id,
      email: person.email,
      birthday: '1984-02-29',
      gender: 'woman',
      acceptedTerms: true,
      hasSetupAccount: true,
      shouldShowTutorial: true,
      shouldShowWelcome: true,
      shouldShowSuspension: false,
      role: { slug: 'user' },
      organization: {
        id: organization_id,
        name: 'Groupe Solène',
        theme: { primary: '#0A7F5A', secondary: null, background: null, logoUrl: null, bannerUrl: null },
      },
      job: {
        jobTitle: 'Comptable',
        manager: null,
        hrRepresentative: { id: hr.id, firstName: 'Inès', lastName: 'Roux' },
      },
      spokenLanguages: [
        { language: 'french', level: 'C2' },
        { language: 'english', level: 'B1' },
      ],
      selectedProgram: null,
      stats: { badges: { cv: { level: null } } },
    });
    expect(data.mergedPermissions).toEqual(rolePermissions.user);
  });

  it('includes the programme, in the reader’s language, with the remaining suspensions', async () => {
    const person = await app.aPerson();
    await giveProgram(person.id, person.organizationId);

    const { data } = await app.as(person).get<OwnProfile>('/me', { 'x-api-language': 'en' });

    expect(data.selectedProgram).toMatchObject({
      status: 'started',
      program: {
        name: 'Rebound',
        description: 'Twelve weeks',
        weekCount: 2,
        maxSuspension: 6,
        shouldDisplayJobOffers: true,
      },
      dates: { fromDate: '2026-11-02T00:00:00.000Z', toDate: '2027-01-24T23:59:59.999Z' },
      remainingSuspensions: 4,
      suspensions: [{ weeks: 2, toDate: '2026-11-22T23:59:59.999Z' }],
    });
    expect(data.stats.badges).toEqual({
      professionalProject: { level: null },
      cv: { level: 'lvl2' },
      linkedin: { level: null },
    });
  });
});

async function giveProgram(user_id: string, organization_id: string): Promise<void> {
  const at = app.clock.now().toJSDate();
  const times = { created_at: at, updated_at: at };
  const insert = async (table: 'programs' | 'license_packs' | 'user_programs', values: object): Promise<string> =>
    (
      await app.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const program_id = await insert('programs', {
    type: 'basic',
    max_suspension: 6,
    badges: ['cv'],
    should_display_job_offers: true,
    ...times,
    name: { fr: 'Rebond', en: 'Rebound' },
    description: { fr: 'Douze semaines', en: 'Twelve weeks' },
  });
  await app.db
    .insertInto('program_weeks')
    .values([0, 1].map((week_index) => ({ program_id, week_index: week_index + 1 })))
    .execute();
  const license_pack_id = await insert('license_packs', {
    organization_id,
    name: 'Pack',
    description: '',
    max_licenses: 10,
    sort_name: 'pack',
    search: 'pack',
    ...times,
    from_date: '2026-01-01T00:00:00Z',
    to_date: '2027-12-31T00:00:00Z',
  });
  const user_program_id = await insert('user_programs', {
    user_id,
    program_id,
    license_pack_id,
    status: 'started',
    ...times,
    from_date: '2026-11-02T00:00:00Z',
    to_date: '2027-01-24T23:59:59.999Z',
  });
  await app.db
    .insertInto('user_program_suspensions')
    .values({
      user_program_id,
      weeks: 3,
      weeks_given_back: 1,
      requested_at: at,
      from_date: '2026-11-02T00:00:00Z',
      to_date: '2026-11-22T23:59:59.999Z',
    })
    .execute();
  await app.db
    .insertInto('user_badges')
    .values(
      (['lvl1', 'lvl2'] as const).map((level) => ({ user_id, user_program_id, type: 'cv', level, earned_at: at })),
    )
    .execute();
}

describe('updating it', () => {
  it('accepts the terms, once', async () => {
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));

    const { status, data } = await newcomer.put<OwnProfile>('/me', { acceptedTerms: true });

    expect([status, data.acceptedTerms]).toEqual([200, true]);
    expect((await newcomer.get<OwnProfile>('/me')).data.acceptedTerms).toBe(true);
    expect((await newcomer.put('/me', { acceptedTerms: false })).status).toBe(400);
  });

  it('stores the language and that tutorial and welcome were seen, by a form too', async () => {
    const person = app.as(await app.aPerson());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };

    await person.send({
      method: 'PUT',
      url: '/api/me',
      payload: 'locale=ar&shouldShowTutorial=false&shouldShowWelcome=false',
      headers,
    });

    const { data } = await person.get<OwnProfile>('/me');
    expect(data).toMatchObject({ locale: 'ar', shouldShowTutorial: false, shouldShowWelcome: false });
  });

  it.each([
    [{ locale: 'xx' }, { locale: 'notAllowed' }],
    [{ role: 'superAdmin' }, { role: 'unknown' }],
    [{ avatar: 'unknown' }, { avatar: 'format' }],
  ])('refuses %j and names the field', async (change, fields) => {
    const person = app.as(await app.aPerson());

    const answer = await person.put('/me', change);

    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
  });

  it('requires a session', async () => {
    expect((await app.anyone.put('/me', { locale: 'en' })).status).toBe(401);
  });
});
