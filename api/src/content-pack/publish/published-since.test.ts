import type { ContentItem, ContentSchedule, Paged, StaticPage } from '@passerelle/shared/contract';
import type { TestApp } from '../../testing/test-app';
import { aStudio, changeItem, findItem, newForEachTest, publishItems } from '../studio/testing/a-studio';
import type { PackFolder } from '../testing/a-folder';

let app: TestApp;
let folder: PackFolder;
newForEachTest((...made) => {
  [app, folder] = made;
});

async function aPage() {
  const studio = await aStudio(app, folder);
  const { author, reader } = studio;
  const { id } = await findItem(author, 'pages', 'qa');
  const write = async (itemId: string, text: string) =>
    changeItem(author, (await author.get<ContentItem>(`/content/items/${itemId}`)).data, {}, text);
  return {
    ...studio,
    id,
    write: (text: string) => write(id, text),
    writeItem: write,
    content: async () => (await reader.get<StaticPage>('/staticPages/qa')).data.content,
    schedules: async () => (await author.get<Paged<ContentSchedule>>('/content/schedules')).data.items,
    plan: async (days: number, publish = [id]) => {
      const at = app.clock.now().plus({ days }).toUTC().toISO();
      const { data } = await author.post<ContentSchedule>('/content/schedules', { publish, at });
      app.clock.advance({ minutes: 1 });
      return data;
    },
    runAfter: async (days: number) => {
      app.clock.advance({ days });
      await app.services.jobs.runDue();
    },
  };
}

const refusal = (title: string) =>
  `«\u00A0${title}\u00A0» a été publié depuis\u00A0: programmez de nouveau ce que vous voulez publier.`;

describe('a planned publication', () => {
  it('does not replace what was published by hand after it was planned', async () => {
    const { author, id, write, content, schedules, plan, runAfter } = await aPage();
    await write('Pour lundi.');
    await plan(2);
    await write('Corrigé et publié.');
    await publishItems(author, { publish: [id] });

    await runAfter(2);

    expect(await content()).toBe('<p>Corrigé et publié.</p>');
    expect(await schedules()).toMatchObject([{ failedAt: expect.any(String), problems: [refusal('Questions')] }]);
  });

  it('follows another one that was planned before it', async () => {
    const { write, content, schedules, plan, runAfter } = await aPage();
    await write('Pour lundi.');
    await plan(2);
    await write('Pour mardi.');
    await plan(3);

    await runAfter(2);
    expect(await content()).toBe('<p>Pour lundi.</p>');
    await runAfter(1);
    expect(await content()).toBe('<p>Pour mardi.</p>');
    expect(await schedules()).toEqual([]);
  });

  it('does not replace what one planned after it has published', async () => {
    const { write, content, schedules, plan, runAfter } = await aPage();
    await write('Planifié en premier.');
    const { id: first } = await plan(3);
    await write('Planifié ensuite, pour plus tôt.');
    await plan(2);

    await runAfter(2);
    await runAfter(1);

    expect(await content()).toBe('<p>Planifié ensuite, pour plus tôt.</p>');
    expect(await schedules()).toMatchObject([{ id: first, problems: [refusal('Questions')] }]);
  });

  it('of a programme does not replace a task that was published meanwhile', async () => {
    const { author, schedules, plan, runAfter, writeItem } = await aPage();
    const program = await findItem(author, 'programs', 'rebond');
    await changeItem(author, program, { name: 'Nouveau nom' });
    await plan(2, [program.id]);
    const task = program.tasks.find(({ key }) => key === 'cv')?.id ?? '';
    await writeItem(task, 'Corrigé et publié.');
    await publishItems(author, { publish: [task] });

    await runAfter(2);

    expect(await schedules()).toMatchObject([{ problems: [refusal('Écrire votre CV')] }]);
    const { data } = await author.get<ContentItem>(`/content/items/${task}`);
    expect([data.status, data.files.fr?.text]).toEqual(['published', 'Corrigé et publié.']);
  });

  it('says why it is refused in the language of its author', async () => {
    const { author, id, write, schedules, plan, runAfter } = await aPage();
    await app.db.updateTable('users').set({ locale: 'en' }).where('role', '=', 'superAdmin').execute();
    await write('Pour lundi.');
    await plan(2);
    await publishItems(author, { archive: [id] });

    await runAfter(2);

    expect(await schedules()).toMatchObject([
      { problems: [expect.stringContaining('This content is archived: restore it to edit it.')] },
    ]);
  });
});

describe('the check before a publication', () => {
  it('names the planned publications that it would have refused', async () => {
    const { author, id, write, plan } = await aPage();
    const section = await findItem(author, 'faq', 'programme');
    await write('Pour lundi.');
    await changeItem(author, section, { title: 'Ce programme' });
    const both = await plan(2, [id, section.id]);
    await plan(3, [section.id]);

    const check = async (dryRun: boolean) => (await publishItems(author, { publish: [id], dryRun })).data.scheduled;
    expect(await check(true)).toEqual([{ id: both.id, at: both.at, titles: ['Questions'] }]);
    expect(await check(false)).toEqual([]);
  });

  it('names none that has been refused already, nor where nothing changes', async () => {
    const { author, id, write, plan, runAfter } = await aPage();
    await write('Pour lundi.');
    await plan(2);
    const check = async () => (await publishItems(author, { publish: [id], dryRun: true })).data.scheduled;
    await publishItems(author, { publish: [id] });
    expect(await check()).toEqual([]);
    await runAfter(2);
    await write('Encore.');
    expect(await check()).toEqual([]);
  });
});
