import type { ContentItem, ItemTask } from '@passerelle/shared/contract';
import { anId, axe, refuse } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { anItem, editItem, named } from '../common/edit-item.test-helper';
import { ProgramEditor } from './program-editor';

jest.mock('../../text/markdown-field', () => jest.requireActual('../common/markdown-field.test-helper'));

const task = (key: string, title: string, points: number): ItemTask => ({
  id: anId(),
  key,
  title,
  points,
  subTasks: 2,
  status: 'published',
});
const cv = task('cv', 'Écrire votre CV', 40);
const network = task('network', 'Parler à trois proches', 60);
const midway = task('midway', 'À mi-parcours', 80);
const spare: ItemTask = { ...task('spare', 'Relire', 10), status: 'draft' };

const fields = {
  name: 'Rebond',
  type: 'basic',
  maxSuspension: 2,
  badges: ['cv'],
  jobOffers: true,
  weeks: [
    { title: 'Commencer', tasks: ['cv', 'network'] },
    { title: 'Continuer', tasks: ['midway'] },
  ],
};
const english = { fields: { name: 'Rebound', weeks: [{ title: 'Begin' }, { title: 'Go on' }] } };
const program = (with_: Partial<ContentItem> = {}) =>
  anItem('programs', { fr: { fields }, en: english }, { tasks: [cv, network, midway, spare], ...with_ });

const press = (name: string) => screen.getByRole('button', { name: named(name) });
const weeks = (files: ContentItem['files']) => files.fr?.fields['weeks'];
const choose = async (user: Awaited<ReturnType<typeof editItem>>['user'], title: string, action: string) => {
  await user.click(press(`Actions pour ${title}`));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

describe('the editor of a programme', () => {
  it('changes its fields and nothing else', async () => {
    const { user, files, onChange } = await editItem(ProgramEditor, program());
    await axe();
    expect(onChange).not.toHaveBeenCalled();

    const name = screen.getByLabelText('Nom du programme');
    await user.clear(name);
    await user.tab();
    expect(name).toHaveAccessibleDescription('Champ requis');
    await user.type(name, 'Élan');
    await user.click(screen.getByRole('radio', { name: 'Prolongation' }));
    await user.clear(screen.getByLabelText('Semaines de pause possibles'));
    await user.type(screen.getByLabelText('Semaines de pause possibles'), '4');
    await user.click(screen.getByRole('checkbox', { name: 'LinkedIn' }));
    await user.click(screen.getByRole('switch', { name: 'Suivi des annonces' }));

    expect(files()).toEqual({
      fr: {
        fields: {
          ...fields,
          name: 'Élan',
          type: 'extension',
          maxSuspension: 4,
          badges: ['cv', 'linkedin'],
          jobOffers: false,
        },
      },
      en: english,
    });
  });

  it('says how many tasks there may be once there are as many', async () => {
    const tasks = Array.from({ length: 400 }, (_, index) => task(`task-${index}`, `Tâche ${index}`, 1));
    // So many weeks that they are closed at first.
    const many = Array.from({ length: 9 }, (_, index) => ({ title: `Bloc ${index}`, tasks: [] as string[] }));
    many[0]!.tasks = tasks.map(({ key }) => key);
    const { user } = await editItem(
      ProgramEditor,
      anItem('programs', { fr: { fields: { ...fields, weeks: many } } }, { tasks }),
    );
    await user.click(press('Semaine 2 : Bloc 1'));
    const add = await screen.findByRole('button', { name: 'Ajouter une tâche' });
    expect(add).toHaveAccessibleDescription('Un programme a 400 tâches au plus.');
    await user.click(add);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says of a number what would be refused', async () => {
    const { user } = await editItem(ProgramEditor, program());
    const pause = screen.getByLabelText('Semaines de pause possibles');
    await user.clear(pause);
    await user.type(pause, '53');
    await user.tab();

    expect(pause).toHaveAccessibleDescription(/Indiquez un nombre entier de 0 à 52/);
  });

  it('sums the points of each week', async () => {
    await editItem(ProgramEditor, program());

    screen.getByText('100 sur 100 points');
    screen.getByText('80 sur 100 points');
  });

  it('moves weeks together with their translations', async () => {
    const { user, files } = await editItem(ProgramEditor, program());
    await user.click(press('Monter : Semaine 2 : Continuer'));

    expect(weeks(files())).toEqual([
      { title: 'Continuer', tasks: ['midway'] },
      { title: 'Commencer', tasks: ['cv', 'network'] },
    ]);
    expect(files().en).toEqual({ fields: { name: 'Rebound', weeks: [{ title: 'Go on' }, { title: 'Begin' }] } });
    expect(press('Monter : Semaine 1 : Continuer')).toHaveFocus();
    screen.getByText('Semaine 2 : Continuer : position 1 sur 2.');
  });

  it('adds a week, whose title comes next', async () => {
    const { user, files } = await editItem(ProgramEditor, program());
    await user.click(press('Ajouter une semaine'));
    const title = screen.getByLabelText('Titre de la semaine 3');
    await waitFor(() => expect(title).toHaveFocus());
    await user.type(title, 'Finir');

    expect(weeks(files())).toEqual([...fields.weeks, { title: 'Finir', tasks: [] }]);
  });

  it('removes a week after asking, and keeps its tasks', async () => {
    const { user, files } = await editItem(ProgramEditor, program());
    await user.click(press('Retirer : Semaine 2 : Continuer'));
    await user.click(press('Retirer la semaine'));

    await waitFor(() => expect(weeks(files())).toEqual([fields.weeks[0]]));
    expect(files().en?.fields['weeks']).toEqual([{ title: 'Begin' }]);
    within(screen.getByRole('region', { name: 'Tâches hors programme' })).getByRole('link', { name: 'À mi-parcours' });
  });

  it('creates a task in a week', async () => {
    const created = anItem('tasks', { fr: { fields: { name: 'Relancer' } } }, { key: 'relancer', title: 'Relancer' });
    const item = program();
    const { user, files, api } = await editItem(ProgramEditor, item, { api: { 'POST /content/items': () => created } });
    await user.click(screen.getAllByRole('button', { name: 'Ajouter une tâche' })[1] as HTMLElement);
    await user.type(screen.getByLabelText('Titre de la tâche'), 'Relancer{Enter}');

    await screen.findByRole('link', { name: 'Relancer' });
    expect(api.requestsOf('POST /content/items')[0]?.body).toEqual({
      kind: 'tasks',
      program: item.id,
      title: 'Relancer',
    });
    expect(weeks(files())).toEqual([fields.weeks[0], { title: 'Continuer', tasks: ['midway', 'relancer'] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the title of a task that the server refused', async () => {
    const { user, onChange } = await editItem(ProgramEditor, program(), {
      api: { 'POST /content/items': () => refuse(403, { code: 'forbidden' }) },
    });
    await user.click(screen.getAllByRole('button', { name: 'Ajouter une tâche' })[0] as HTMLElement);
    await user.type(screen.getByLabelText('Titre de la tâche'), 'Relancer{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('La tâche n’a pas pu être créée');
    expect(screen.getByLabelText('Titre de la tâche')).toHaveValue('Relancer');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('duplicates a task below itself', async () => {
    const copy = anItem('tasks', { fr: { fields: {} } }, { key: 'cv-2', title: 'Écrire votre CV (copie)' });
    const { user, files, api } = await editItem(ProgramEditor, program(), {
      api: { 'POST /content/items/:itemId/duplicate': () => copy },
    });
    await choose(user, 'Écrire votre CV', 'Dupliquer la tâche');

    await screen.findByRole('link', { name: 'Écrire votre CV (copie)' });
    expect(api.requestsOf('POST /content/items/:itemId/duplicate')[0]?.params).toEqual({ itemId: cv.id });
    expect(weeks(files())).toEqual([{ title: 'Commencer', tasks: ['cv', 'cv-2', 'network'] }, fields.weeks[1]]);
  });

  it('moves a task within its week, and to another one', async () => {
    const { user, files } = await editItem(ProgramEditor, program());
    await user.click(press('Descendre : Écrire votre CV'));
    expect(weeks(files())).toEqual([{ title: 'Commencer', tasks: ['network', 'cv'] }, fields.weeks[1]]);

    await choose(user, 'Écrire votre CV', 'Déplacer dans une autre semaine');
    await user.selectOptions(screen.getByLabelText('Semaine'), '1');
    await user.click(press('Placer la tâche'));

    expect(weeks(files())).toEqual([
      { title: 'Commencer', tasks: ['network'] },
      { title: 'Continuer', tasks: ['midway', 'cv'] },
    ]);
  });

  it('takes a task out of its week, and puts it into one again', async () => {
    const { user, files } = await editItem(ProgramEditor, program());
    await choose(user, 'À mi-parcours', 'Retirer de la semaine');
    await user.click(press('Retirer la tâche'));
    await screen.findByText('Aucune tâche dans cette semaine.');
    expect(weeks(files())).toEqual([fields.weeks[0], { title: 'Continuer', tasks: [] }]);

    const list = screen.getByRole('region', { name: 'Tâches hors programme' });
    const row = within(list).getByRole('link', { name: 'À mi-parcours' }).closest('li') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Placer dans une semaine' }));
    await user.click(press('Placer la tâche'));
    expect(weeks(files())).toEqual([
      { title: 'Commencer', tasks: ['cv', 'network', 'midway'] },
      { title: 'Continuer', tasks: [] },
    ]);
  });

  it('deletes a draft that is in no week', async () => {
    const { user, api } = await editItem(ProgramEditor, program(), {
      api: { 'DELETE /content/items/:itemId/draft': () => undefined },
    });
    await user.click(press('Supprimer le brouillon'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer le brouillon' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Relire' })).not.toBeInTheDocument());
    expect(api.requestsOf('DELETE /content/items/:itemId/draft')[0]?.params).toEqual({ itemId: spare.id });
  });

  it('shows files that come from outside', async () => {
    const { replace, onChange } = await editItem(ProgramEditor, program());
    await replace({ fr: { fields: { ...fields, name: 'Autre nom', weeks: fields.weeks.slice(1) } } });

    expect(screen.getByLabelText('Nom du programme')).toHaveValue('Autre nom');
    expect(screen.queryByText('Semaine 2 : Continuer')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is read without any control by those who may not change it', async () => {
    await editItem(ProgramEditor, program(), { readOnly: true });

    screen.getByText('Commencer', { exact: false, selector: 'h3' });
    screen.getByRole('link', { name: 'Écrire votre CV' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await axe();
  });
});
