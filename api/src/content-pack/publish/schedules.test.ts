import type { ContentItem, ContentSchedule, Paged, StaticPage } from '@passerelle/shared/contract';
import type { TestApp } from '../../testing/test-app';
import type { PackFolder } from '../testing/a-folder';
import { aStudio, changeItem, findItem, newForEachTest, publishItems } from '../studio/testing/a-studio';

let app: TestApp;
let folder: PackFolder;
newForEachTest((...made) => {
  [app, folder] = made;
});

describe('a publication to come', () => {
  it('publishes the drafts as they were when it was made', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const content = async () => (await reader.get<StaticPage>('/staticPages/qa')).data.content;
    const before = await content();
    await changeItem(author, page, {}, 'Pour lundi.');
    const at = app.clock.now().plus({ days: 2 }).toUTC().toISO();
    const made = await author.post<ContentSchedule>('/content/schedules', { publish: [page.id], at });
    expect(made.data).toMatchObject({ at, items: [page.id], titles: ['Questions'], failedAt: null, problems: [] });
    await changeItem(author, (await author.get<ContentItem>(`/content/items/${page.id}`)).data, {}, 'Pour plus tard.');

    await app.services.jobs.runDue();
    expect(await content()).toBe(before);
    app.clock.advance({ days: 2, minutes: 1 });
    await app.services.jobs.runDue();

    expect(await content()).toBe('<p>Pour lundi.</p>');
    const after = (await author.get<ContentItem>(`/content/items/${page.id}`)).data;
    expect([after.status, after.files.fr?.text]).toEqual(['modified', 'Pour plus tard.']);
    expect((await author.get<Paged<ContentSchedule>>('/content/schedules')).data.items).toEqual([]);
  });

  it('can be removed, and stays out of reach of another organisation', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const before = (await reader.get<StaticPage>('/staticPages/qa')).data;
    await changeItem(author, page, {}, 'Pour lundi.');
    const at = app.clock.now().plus({ days: 2 }).toUTC().toISO();
    const { data } = await author.post<ContentSchedule>('/content/schedules', { publish: [page.id], at });
    const elsewhere = app.as(await app.aPerson({ role: 'admin' }));
    expect((await elsewhere.get<Paged<ContentSchedule>>('/content/schedules')).data.items).toEqual([]);
    expect((await elsewhere.delete(`/content/schedules/${data.id}`)).status).toBe(404);

    expect((await author.delete(`/content/schedules/${data.id}`)).status).toBe(204);

    app.clock.advance({ days: 3 });
    await app.services.jobs.runDue();
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);
  });

  it('is refused for a past time and for content that cannot be published', async () => {
    const { author } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const plan = async (days: number) =>
      author.post<ContentSchedule>('/content/schedules', {
        publish: [page.id],
        at: app.clock.now().plus({ days }).toUTC().toISO(),
      });
    expect((await plan(-1)).error).toMatchObject({ code: 'invalid', fields: { at: 'notAllowed' } });
    await changeItem(author, page, { title: '' });
    expect((await plan(1)).error.code).toBe('conflict');
    expect(await app.db.selectFrom('content_schedules').selectAll().execute()).toEqual([]);
  });

  it('of a programme is out of reach of those who do not write programmes', async () => {
    const { organization, author } = await aStudio(app, folder);
    const program = await findItem(author, 'programs', 'rebond');
    await changeItem(author, program, { name: 'Nouveau nom' });
    const at = app.clock.now().plus({ days: 2 }).toUTC().toISO();
    const { data } = await author.post<ContentSchedule>('/content/schedules', { publish: [program.id], at });

    const admin = app.as(await app.aPerson({ role: 'admin', organization_id: organization }));
    expect((await admin.get<Paged<ContentSchedule>>('/content/schedules')).data.items).toEqual([]);
    expect((await admin.delete(`/content/schedules/${data.id}`)).status).toBe(404);
    expect((await author.get<Paged<ContentSchedule>>('/content/schedules')).data.items).toHaveLength(1);
  });

  it('is refused, and says so, once one of its drafts is deleted', async () => {
    const { author, reader, organization } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    const before = (await reader.get<StaticPage>('/staticPages/qa')).data;
    await changeItem(author, page, {}, 'Pour lundi.');
    const { data: fresh } = await author.post<ContentItem>('/content/items', {
      organization,
      kind: 'pages',
      title: 'Ici',
    });
    await changeItem(author, fresh, {}, 'Texte.');
    const at = app.clock.now().plus({ days: 2 }).toUTC().toISO();
    await author.post<ContentSchedule>('/content/schedules', { publish: [fresh.id, page.id], at });
    const { data: written } = await author.get<ContentItem>(`/content/items/${fresh.id}`);
    const dropped = await author.delete(`/content/items/${fresh.id}/draft`, { 'if-match': `"${written.version}"` });
    expect(dropped.status).toBe(204);

    app.clock.advance({ days: 2, minutes: 1 });
    await app.services.jobs.runDue();

    const { data } = await author.get<Paged<ContentSchedule>>('/content/schedules');
    expect(data.items).toMatchObject([{ problems: ['Le brouillon «\u00A0Ici\u00A0» a été supprimé entre-temps.'] }]);
    expect((await reader.get<StaticPage>('/staticPages/qa')).data).toEqual(before);
  });

  it('is refused once its content is archived', async () => {
    const { author, reader } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    await changeItem(author, page, {}, 'Pour lundi.');
    const at = app.clock.now().plus({ days: 2 }).toUTC().toISO();
    await author.post<ContentSchedule>('/content/schedules', { publish: [page.id], at });
    await publishItems(author, { archive: [page.id] });

    app.clock.advance({ days: 2, minutes: 1 });
    await app.services.jobs.runDue();

    expect((await reader.get('/staticPages/qa')).status).toBe(404);
    expect((await findItem(author, 'pages', 'qa')).status).toBe('archived');
    const [failed] = (await author.get<Paged<ContentSchedule>>('/content/schedules')).data.items;
    expect(failed?.failedAt).not.toBeNull();
    expect(failed?.problems).toHaveLength(1);
  });

  it('counts as a publication for the limit of an hour', async () => {
    const { author } = await aStudio(app, folder);
    const page = await findItem(author, 'pages', 'qa');
    await publishItems(author, { publish: [page.id], dryRun: true });
    await app.db.updateTable('rate_limits').where('key', 'like', 'publish:content:%').set({ hits: 1000 }).execute();
    const at = app.clock.now().plus({ days: 2 }).toUTC().toISO();
    expect((await author.post('/content/schedules', { publish: [page.id], at })).status).toBe(429);
  });
});
