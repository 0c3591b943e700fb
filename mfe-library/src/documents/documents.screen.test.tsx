import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSubTask } from '@passerelle/shared/contract';
import {
  anId,
  aSubTask,
  aSurvey,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';
import type { FakeRequest } from '@passerelle/shared/testing';

import { DocumentsScreen } from './documents.screen';

const task = { id: anId(), name: 'Faire le point' };
const answered = (with_: Partial<OwnSubTask>): OwnSubTask => {
  const step = aSubTask({ type: 'survey', title: null });
  const userSubTask = { ...step.userSubTask, status: 'validated' as const, updatedAt: '2026-11-17T10:00:00.000Z' };
  return { ...step, task, userSubTask, ...with_ };
};
const survey = answered({ surveySubType: 'basic', surveys: [aSurvey({ title: 'Votre parcours' })] });
const profile = answered({ surveySubType: 'colors', title: 'Vos couleurs' });
const named = answered({
  surveySubType: 'basic',
  title: 'Passer le test',
  surveys: [aSurvey({ title: 'Vos atouts' })],
});
const cv = {
  id: anId(),
  name: 'CV Léa.pdf',
  url: '/api/files/7',
  extension: 'pdf',
  size: 482_000,
  task,
  updatedAt: '2026-11-17T10:00:00.000Z',
};
const file = { 'GET /me/documents': () => listOf([cv]) };

const answer = ({ query }: FakeRequest) => {
  return listOf([query['surveySubType']].flat()[0] === 'basic' ? [survey] : [profile]);
};
const slots = {
  'contacts.summary': () => <h2>Contacts</h2>,
  'survey.results': ({ step }: { step: { id: string } }) => <h4>{`Résultats ${step.id}`}</h4>,
};
const open = (route = '/documents') => renderScreen(<DocumentsScreen />, { route, slots });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the documents of a participant', () => {
  it('are their contacts, answers, profiles and files', async () => {
    const api = fakeApi({ 'GET /me/subTasks': answer, ...file });

    await open();

    screen.getByRole('heading', { level: 1, name: 'Mes documents' });
    screen.getByRole('heading', { level: 2, name: 'Contacts' });
    await section('Questionnaires').findByRole('heading', { level: 3, name: 'Votre parcours' });
    await section('Profils').findByRole('heading', { level: 3, name: 'Vos couleurs' });
    expect(await section('Fichiers envoyés').findByRole('link', { name: 'CV Léa.pdf' })).toHaveAttribute(
      'href',
      `/library/${cv.id}`,
    );
    section('Questionnaires').getByText('mardi 17 novembre');
    expect(section('Questionnaires').getByRole('link', { name: 'Faire le point' })).toHaveAttribute(
      'href',
      `/program/task/${task.id}`,
    );
    expect(api.requestsOf('GET /me/subTasks')[0]?.query).toEqual({
      type: ['survey'],
      surveySubType: ['basic'],
      hasResponded: true,
      page: 0,
      pageSize: 999,
      sort: 'updatedAt',
      order: 'desc',
    });
    await axe();
  });

  it('shows what was answered to who asks for it', async () => {
    fakeApi({ 'GET /me/subTasks': answer, ...file });
    const { user } = await open();
    const button = await section('Profils').findByRole('button', { name: 'Voir les réponses Vos couleurs' });
    expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();

    await user.click(button);

    screen.getByRole('heading', { level: 4, name: `Résultats ${profile.id}` });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await axe();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument());
  });

  it('are called by the name of the questionnaire, which says more than the one of the step', async () => {
    fakeApi({ 'GET /me/subTasks': () => listOf([named]), ...file });

    await open();

    await section('Questionnaires').findByRole('heading', { level: 3, name: 'Vos atouts' });
  });

  it('are sorted as chosen, and the order is stored in the address', async () => {
    const api = fakeApi({ 'GET /me/subTasks': answer, ...file });
    const { user, address } = await open();
    await section('Profils').findByRole('heading', { level: 3 });

    await user.click(screen.getByRole('button', { name: /Les plus récents d’abord/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Les plus anciens d’abord' }));

    expect(address()).toBe('/documents?sort=oldest');
    expect(api.requestsOf('GET /me/subTasks').at(-1)?.query).toMatchObject({ order: 'asc' });
    expect(api.requestsOf('GET /me/documents').at(-1)?.query).toMatchObject({ order: 'asc' });
  });

  it('say what will stand there while there is nothing', async () => {
    fakeApi({ 'GET /me/subTasks': () => listOf([]), 'GET /me/documents': () => listOf([]) });

    await open();

    await section('Questionnaires').findByText(/aucun questionnaire/);
    await section('Profils').findByText(/garderont ici leurs résultats/);
    await section('Fichiers envoyés').findByText(/aucun fichier/);
    await axe();
  });

  it('fail one by one, and are tried again', async () => {
    const failing = fakeApi({
      'GET /me/subTasks': answer,
      'GET /me/documents': () => refuse(503, { code: 'notReady' }),
    });
    const { user } = await open();
    await section('Questionnaires').findByRole('heading', { level: 3, name: 'Votre parcours' });
    const retry = await section('Fichiers envoyés').findByRole('button', { name: 'Réessayer' });
    failing.answer(file);

    await user.click(retry);

    await section('Fichiers envoyés').findByRole('link', { name: 'CV Léa.pdf' });
  });

  it('hold files that say what they are, and can be saved', async () => {
    fakeApi({ 'GET /me/subTasks': answer, ...file });
    await open();

    const files = section('Fichiers envoyés');
    await files.findByText(/^PDF · 482.ko$/);
    files.getByText(/^mardi 17.novembre$/);
    expect(files.getByRole('link', { name: 'Faire le point' })).toHaveAttribute('href', `/program/task/${task.id}`);
    expect(files.getByRole('link', { name: 'Télécharger CV Léa.pdf' })).toHaveAttribute(
      'href',
      '/api/files/7?download=true',
    );
  });

  it('can be deleted after a question that says what it means for the task', async () => {
    const api = fakeApi({
      'GET /me/subTasks': answer,
      ...file,
      'DELETE /me/documents/:documentId': () => undefined,
    });
    const { user } = await open();

    await user.click(await section('Fichiers envoyés').findByRole('button', { name: 'Supprimer CV Léa.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: /^Supprimer «.CV Léa\.pdf.»/ });
    within(dialog).getByText(/de la tâche « Faire le point ».*avec ses points/);
    await axe(dialog);
    api.answer({ 'GET /me/documents': () => listOf([]) });
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer le fichier' }));

    await screen.findByText('Fichier supprimé');
    await screen.findByText(/aucun fichier/);
    expect(api.requestsOf('DELETE /me/documents/:documentId').map(({ params }) => params)).toEqual([
      { documentId: cv.id },
    ]);
  });

  it('are clean on a phone', async () => {
    setViewport(360);
    fakeApi({ 'GET /me/subTasks': answer, ...file });

    await open();

    await section('Fichiers envoyés').findByRole('link', { name: 'CV Léa.pdf' });
    await axe();
  });
});
