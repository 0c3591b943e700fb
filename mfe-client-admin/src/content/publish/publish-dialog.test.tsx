import { screen, waitFor } from '@testing-library/react';
import { anId, aPublication, axe, fakeApi, refuse, renderScreen } from '@passerelle/shared/testing';
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
        weeks: [{ program: 'Rebond', week: 2, points: 80 }],
      }),
    );
    const things = await screen.findByRole('list', { name: 'Ce qui change' });
    expect(things).toHaveTextContent('Conditions PageModifié');
    expect(things).not.toHaveTextContent('Compte');
    screen.getByText(/3 personnes suivent la version précédente : elles gardent leurs tâches, leurs points/);
    screen.getByText('Rebond, semaine 2 : 80 points');
    screen.getByText(/Pour Bois & Rives seulement\. Seules les personnes à qui un programme est attribué/);
    await axe();

    api.answer({ 'POST /content/publications': () => ({ ...plan, dryRun: false }) });
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    await screen.findByText('C’est publié');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Publier maintenant' })).not.toBeInTheDocument();
    expect(api.requestsOf('POST /content/publications').map(({ body }) => body)).toEqual([
      { publish: [page, program], archive: [], dryRun: true },
      { publish: [page, program], archive: [], dryRun: false },
    ]);
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
    expect(await screen.findByRole('alert')).toHaveTextContent('1 point à corriger avant de publier');
    const [wrong, untranslated] = screen.getAllByRole('link', { name: 'Conditions' });
    expect(wrong).toHaveAttribute('href', `/client/content/items/${page}`);
    expect(untranslated).toHaveAttribute('href', `/client/content/items/${page}?language=en&view=translations`);
    expect(untranslated?.closest('li')).toHaveTextContent('Conditions (2 sur 3)');
    expect(screen.queryByText('Tâche 4')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Montrer 1 autre contenu' }));
    screen.getByText('Tâche 4');
    await user.click(screen.getByRole('button', { name: 'Publier maintenant' }));
    expect(api.requestsOf('POST /content/publications')).toHaveLength(1);
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

  it('can be tried again after a failure', async () => {
    const { user, api } = await open(refuse(503, { code: 'unexpected' }) as never);
    await screen.findByRole('alert');
    api.answer({ 'POST /content/publications': () => plan });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => screen.getByRole('button', { name: 'Publier maintenant' }));
  });
});
