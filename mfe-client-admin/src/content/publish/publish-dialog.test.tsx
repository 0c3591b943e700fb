import { screen, waitFor } from '@testing-library/react';
import {
  aContentSchedule,
  anId,
  aPublication,
  axe,
  dateField,
  enterDate,
  fakeApi,
  refuse,
  renderScreen,
} from '@passerelle/shared/testing';
import type { ContentPublication } from '@passerelle/shared/contract';

import { PublishDialog } from '.';

const [page, program] = [anId(), anId()];
const plan = aPublication({
  things: [
    { id: page, kind: 'pages', title: 'Conditions', outcome: 'changed' },
    { id: program, kind: 'programs', title: 'Rebond', outcome: 'created' },
    { id: null, kind: 'faq', title: 'Compte', outcome: 'unchanged' },
  ],
});

async function open(answer: ContentPublication = plan, archive: string[] = []) {
  const onClose = jest.fn();
  const onDone = jest.fn();
  const publish = archive.length > 0 ? [] : [page, program];
  const api = fakeApi({ 'POST /content/publications': () => answer });
  const opened = await renderScreen(
    <PublishDialog open publish={publish} archive={archive} onClose={onClose} onDone={onDone} />,
  );
  return { ...opened, api, onClose, onDone };
}

describe('publishing', () => {
  it('says what it would do, does it on demand, and says what is done', async () => {
    const { user, api, onDone } = await open(
      aPublication({
        ...plan,
        audience: ['Bois & Rives'],
        people: 3,
        weeks: [
          { program: 'Rebond', week: 2, points: 80 },
          { program: 'Rebond', week: 3, points: 0 },
        ],
      }),
    );
    const things = await screen.findByRole('list', { name: 'Ce qui change' });
    expect(things).toHaveTextContent('Conditions PageSera modifié');
    expect(things).toHaveTextContent('Rebond ProgrammeSera ajouté');
    expect(things).not.toHaveTextContent('Compte');
    screen.getByText(/3 personnes suivent la version précédente : elles gardent leurs tâches, leurs points/);
    screen.getByText('Rebond, semaine 2 : 80 points');
    screen.getByText('Rebond, semaine 3 : 0 point');
    screen.getByText(/Pour Bois & Rives seulement\. Seules les personnes à qui un programme est attribué/);
    await axe();

    api.answer({ 'POST /content/publications': () => ({ ...plan, dryRun: false }) });
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await screen.findByText('C’est publié');
    expect(screen.getByRole('list', { name: 'Ce qui change' })).toHaveTextContent('Conditions PageModifié');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).not.toBeInTheDocument();
    expect(api.requestsOf('POST /content/publications').map(({ body }) => body)).toEqual([
      { publish: [page, program], archive: [], dryRun: true },
      { publish: [page, program], archive: [], dryRun: false },
    ]);
  });

  it('plans it for a moment to come, and refuses one that is past', async () => {
    const { user, api } = await open();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await screen.findByRole('radio', { name: 'Tout de suite' });
    screen.getByRole('radio', { name: 'Tout de suite' }).focus();
    await user.keyboard('{ArrowDown}');
    // The radios stay usable by arrow keys.
    expect(screen.getByRole('radio', { name: 'Programmer' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(scrolled.mock.contexts[0]).toContainElement(dateField('Jour'));
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).not.toBeInTheDocument();
    screen.getByText(/ce que vous écrivez ensuite n’en fait pas partie/);
    await axe();
    const send = screen.getByRole('button', { name: 'Programmer la publication' });
    await enterDate(dateField('Jour'), '17/11/2026');
    await user.click(send);
    await screen.findByText('Choisissez aussi l’heure');
    await enterDate(dateField('Heure'), '08:00');
    await user.click(send);
    await screen.findByText('Ce moment est passé : choisissez-en un à venir');
    expect(api.requestsOf('POST /content/schedules')).toHaveLength(0);

    api.answer({ 'POST /content/schedules': ({ body }) => aContentSchedule({ at: (body as { at: string }).at }) });
    await enterDate(dateField('Jour'), '30/11/2026');
    await user.click(send);
    await screen.findByText('C’est programmé');
    screen.getByText(/La publication aura lieu le lundi 30 novembre à 8 h\./);
    expect(api.requestsOf('POST /content/schedules')[0]?.body).toEqual({
      publish: [page, program],
      at: '2026-11-30T08:00:00+01:00',
    });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says why the server does not plan it', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Programmer' }));
    await enterDate(dateField('Jour'), '30/11/2026');
    await enterDate(dateField('Heure'), '08:00');
    const message = 'Une organisation compte 50 publications programmées au plus';
    api.answer({ 'POST /content/schedules': () => refuse(409, { code: 'full', message }) });
    await user.click(screen.getByRole('button', { name: 'Programmer la publication' }));
    await screen.findByText(message);
    expect(screen.queryByText('C’est programmé')).not.toBeInTheDocument();
  });

  it('offers those who follow the programme its weeks that have not begun', async () => {
    const { user, api } = await open(aPublication({ ...plan, people: 3 }));
    const publish = await screen.findByRole('button', { name: 'Publier maintenant' });
    const changed = plan.things.map((thing) => ({ ...thing, outcome: 'changed' as const }));
    const found = { dryRun: true, people: 3, added: 6, changed: 1, removed: 0 };
    api.answer({
      'POST /content/publications': () => ({ ...plan, people: 3, dryRun: false, things: changed }),
      'POST /content/items/:itemId/replacement': () => found,
    });
    await user.click(publish);
    await user.click(await screen.findByRole('button', { name: 'Remplacer les semaines non commencées…' }));
    const question = await screen.findByRole('dialog', { name: 'Remplacer les semaines non commencées ?' });
    expect(question).toHaveTextContent('Pour 3 personnes, au total :6 tâches ajoutées1 tâche modifiéeLes semaines');
    await axe();
    await user.click(screen.getByRole('button', { name: 'Garder' }));
    const asked = () => api.requestsOf('POST /content/items/:itemId/replacement').map(({ body }) => body);
    expect(asked()).toEqual([{ dryRun: true }, { dryRun: true }]);

    await user.click(await screen.findByRole('button', { name: 'Remplacer les semaines non commencées…' }));
    await user.click(await screen.findByRole('button', { name: 'Remplacer ces semaines' }));
    await screen.findByText('3 personnes ont reçu la nouvelle version des semaines à venir');
    expect(asked().at(-1)).toEqual({ dryRun: false });
    expect(screen.queryByText('3 personnes suivent la version précédente')).not.toBeInTheDocument();
  });

  it('says what stands in the way, leads to it, and publishes nothing', async () => {
    const problem = { file: 'pages/conditions.md', line: 2, message: 'Le titre manque' };
    const { user, api } = await open({
      ...plan,
      problems: [{ ...problem, item: { id: page, kind: 'pages', title: 'Conditions' } }],
      untranslated: [
        { item: { id: page, kind: 'pages', title: 'Conditions' }, language: 'en', missing: 2, total: 3 },
        ...Array.from({ length: 5 }, (_value, index) => ({
          item: { id: anId(), kind: 'tasks' as const, title: `Tâche ${index}` },
          language: 'en' as const,
          missing: 1,
          total: 4,
        })),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('1 correction à faire avant de publier');
    const [wrong, untranslated] = screen.getAllByRole('link', { name: 'Conditions' });
    expect(wrong).toHaveAttribute('href', `/client/content/items/${page}`);
    expect(wrong?.closest('li')?.textContent).toBe('Conditions\u00A0: Le titre manque');
    expect(untranslated).toHaveAttribute('href', `/client/content/items/${page}?language=en&view=translations`);
    expect(untranslated?.closest('li')).toHaveTextContent('Conditions (2 sur 3)');
    expect(screen.queryByText('Tâche 4')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Montrer 1 autre contenu' }));
    screen.getByText('Tâche 4');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    expect(api.requestsOf('POST /content/publications')).toHaveLength(1);
    await axe();
  });

  it('does not say that all is up to date beside corrections', async () => {
    await open(aPublication({ problems: [{ file: 'pages/qa.md', line: 1, message: 'Le titre manque', item: null }] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('pages/qa.md : Le titre manque');
    expect(screen.queryByText(/Rien à publier/)).not.toBeInTheDocument();
  });

  it('says that a document in use cannot be archived, and leads to the task', async () => {
    const task = { id: anId(), kind: 'tasks' as const, title: 'Relire son CV' };
    const message = 'Retirez-en d’abord « Un CV en une page »';
    await open(aPublication({ problems: [{ file: 'tasks/cv', line: 1, message, item: task }] }), [page]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ce contenu ne peut pas être archivé');
    expect(alert).toHaveTextContent('Relire son CV : Retirez-en d’abord « Un CV en une page »');
    const link = screen.getByRole('link', { name: 'Relire son CV' });
    expect(link).toHaveAttribute('href', `/client/content/items/${task.id}`);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/publier/i);
    await axe();
  });

  it('has nothing to archive where it is done', async () => {
    await open(aPublication(), [page]);
    await screen.findByText('Rien à archiver : c’est déjà fait.');
  });

  it('names the planned publications that it would make fail', async () => {
    await open({
      ...plan,
      scheduled: [{ id: anId(), at: '2026-12-05T09:00:00.000Z', titles: ['Conditions', ''] }],
    });
    await screen.findByText('Ce contenu fait aussi partie d’une publication programmée');
    screen.getByText(
      /programmée le samedi 5 décembre à 10 h contient aussi « Conditions » et Sans titre\. Si vous publiez maintenant/,
    );
    await axe();
  });

  it('has nothing to publish where all is up to date', async () => {
    await open(aPublication({ things: [{ id: page, kind: 'pages', title: 'Conditions', outcome: 'unchanged' }] }));
    await screen.findByText('Rien à publier : tout est déjà à jour.');
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).not.toBeInTheDocument();
  });

  it('archives', async () => {
    const { user, api } = await open(
      aPublication({ things: [{ id: page, kind: 'pages', title: 'Conditions', outcome: 'archived' }] }),
      [page],
    );
    const archive = await screen.findByRole('button', { name: 'Archiver maintenant' });
    api.answer({ 'POST /content/publications': () => aPublication({ dryRun: false }) });
    await user.click(archive);
    await screen.findByText('C’est archivé');
  });

  it('says that one publication is made at a time, before and after it had to wait too long', async () => {
    const { user, api } = await open(refuse(503, { code: 'notReady' }) as never);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /une seule se fait à la fois\. Réessayez dans un instant/,
    );
    let answer: (plan: ContentPublication) => void = () => undefined;
    api.answer({
      'POST /content/publications': () => new Promise<ContentPublication>((resolve) => (answer = resolve)),
    });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.queryByText(/celle-ci attend/)).not.toBeInTheDocument();
    await screen.findByText(/celle-ci attend peut-être son tour/, undefined, { timeout: 5_000 });
    answer(plan);
    await screen.findByRole('button', { name: 'Publier maintenant' });

    api.answer({ 'POST /content/publications': () => refuse(503, { code: 'notReady' }) });
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await screen.findByText(/une seule se fait à la fois\. Réessayez/);
    api.answer({ 'POST /content/publications': () => ({ ...plan, dryRun: false }) });
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await screen.findByText('C’est publié');
  });

  it('can be tried again after a failure', async () => {
    const { user, api } = await open(refuse(503, { code: 'unexpected' }) as never);
    await screen.findByRole('alert');
    api.answer({ 'POST /content/publications': () => plan });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => screen.getByRole('button', { name: 'Publier maintenant' }));
  });
});
