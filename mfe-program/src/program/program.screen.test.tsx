import { screen, waitFor, within } from '@testing-library/react';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import {
  aParticipantProgram,
  aSuspension,
  aTask,
  axe,
  fakeApi,
  listOf,
  refuse,
  renderScreen,
  setNow,
  setViewport,
  type Handlers,
} from '@passerelle/shared/testing';

import { ProgramScreen } from './program.screen';

const tasks = [
  aTask({ status: 'validated', validatedAt: '2026-11-17T10:00:00.000Z', task: { name: 'Relire votre CV' } }),
  aTask({ task: { name: 'Demander conseil' } }),
];

const restingIn = (index: number): ParticipantProgram['weeks'] =>
  aParticipantProgram().weeks.map((week) =>
    week.index === index ? { ...week, suspended: true, points: 0, total: 0 } : week,
  );

const show = async (program: Partial<ParticipantProgram> = {}, route = '/program', handlers: Handlers = {}) => {
  const api = fakeApi({
    'GET /me/program': () => aParticipantProgram(program),
    'GET /me/tasks': () => listOf(tasks, { pageSize: 20 }),
    ...handlers,
  });
  const shown = await renderScreen(<ProgramScreen />, { route });
  await screen.findByRole('heading', { level: 1, name: 'Votre programme' });
  return { ...shown, api };
};
const weeks = async () => within(await screen.findByRole('navigation', { name: 'Semaines du programme' }));
const week = async (name: RegExp) => (await weeks()).getByRole('link', { name });

describe('the programme', () => {
  it('says what it is, how far along it is and what was earned', async () => {
    await show();

    const card = within(await screen.findByRole('region', { name: 'Cap mobilité' }));
    expect(card.getByText(/^Du 5\soctobre au 27\sdécembre$/)).toBeInTheDocument();
    expect(card.getByText('Semaine 7 sur 12')).toBeInTheDocument();
    expect(card.getByText('En cours')).toBeInTheDocument();
    expect(card.getByText(/^480 points gagnés sur 1\s200$/)).toBeInTheDocument();
    expect(await card.findByText('Douze semaines pour préparer votre prochain poste.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Demander conseil' })).toBeInTheDocument();
    await axe();
  });

  it('shows the present week first, with the state of each task', async () => {
    const { api } = await show();

    expect(await screen.findByRole('heading', { level: 3, name: 'Semaine 7' })).toBeInTheDocument();
    expect(screen.getByText(/^16\s– 22\snovembre$/)).toBeInTheDocument();
    expect(await screen.findByText('Validée le 17 nov.')).toBeInTheDocument();
    expect(await week(/^S7 ?, 16\s– 22\snovembre, En cours, 0\stâche validée sur 5$/)).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(api.requestsOf('GET /me/tasks')[0]?.query).toMatchObject({
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-11-22T23:59:59.999Z',
      strictRange: true,
      pageSize: 20,
    });
  });

  it('leads to any other week, by links and by the keyboard, and back to the present one', async () => {
    const { user, address } = await show();

    await user.click(await week(/^S3 ?,/));
    expect(address()).toBe('/program?week=3');
    expect(await screen.findByRole('heading', { level: 3, name: 'Semaine 3' })).toBeInTheDocument();
    expect(screen.getByText('80 points gagnés sur 100')).toBeInTheDocument();

    screen.getByRole('link', { name: 'Semaine suivante' }).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/program?week=4');

    await user.click(await week(/^S7 ?,/));
    expect(address()).toBe('/program');
  });

  it('has no links beyond its first and last week', async () => {
    await show({}, '/program?week=1');
    expect(await screen.findByRole('link', { name: 'Semaine suivante' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Semaine précédente' })).not.toBeInTheDocument();
  });

  it('falls back to the present week where the address asks for none of its own', async () => {
    await show({}, '/program?week=99');

    expect(await screen.findByRole('heading', { level: 3, name: 'Semaine 7' })).toBeInTheDocument();
  });

  it('never shows the tasks of one week under another', async () => {
    const { user, api } = await show();
    await screen.findByRole('link', { name: 'Demander conseil' });
    api.answer({ 'GET /me/tasks': () => refuse(500, { code: 'unexpected' }) });

    await user.click(await week(/^S3 ?,/));

    expect(await screen.findByText('Les tâches de cette semaine ne répondent pas')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Demander conseil' })).not.toBeInTheDocument();
    api.answer({ 'GET /me/tasks': () => listOf([aTask({ task: { name: 'Plus tôt' } })]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Plus tôt' })).toBeInTheDocument();
  });

  it('pages a week with many tasks, and starts a new week on its first page', async () => {
    const many = listOf(tasks, { page: 1, pageSize: 20, totalCount: 25 });
    const { user, address } = await show({}, '/program?page=2', { 'GET /me/tasks': () => many });

    await user.click(await screen.findByRole('link', { name: 'Page 1' }));
    expect(address()).toBe('/program');
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await user.click(await week(/^S2 ?,/));
    expect(address()).toBe('/program?week=2');
  });

  it('goes to the last page when the asked one is no more', async () => {
    const { address } = await show({}, '/program?page=9', {
      'GET /me/tasks': ({ query }) => listOf(tasks, { page: Number(query.page), pageSize: 20, totalCount: 22 }),
    });

    await waitFor(() => expect(address()).toBe('/program?page=2'));
  });

  it('says that a week is paused, or that a later one has no tasks yet', async () => {
    const none = { 'GET /me/tasks': () => listOf([]) };
    const { user } = await show({ suspensions: [aSuspension()], weeks: restingIn(8) }, '/program?week=8', none);

    expect(await week(/^S8 ?, .*, Suspendue, /)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Une semaine de pause' })).toBeInTheDocument();
    expect(screen.getByText('Votre programme est suspendu jusqu’au 6 décembre.')).toBeInTheDocument();
    await axe();
    await user.click(await week(/^S12 ?,/));
    expect(await screen.findByText('100 points à gagner')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Aucune tâche prévue' })).toBeInTheDocument();
  });

  it('says when a programme to come starts', async () => {
    setNow('2026-10-01T08:00:00.000Z');
    await show({ status: 'pending' });

    expect(await screen.findByText(/^Votre programme commence lundi 5\soctobre$/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: 'Semaine 1' })).toBeInTheDocument();
    expect(screen.getByText(/Vous pourrez ensuite le suspendre/)).toBeInTheDocument();
  });

  it('still shows the weeks of a programme that is over', async () => {
    setNow('2027-01-06T08:00:00.000Z');
    await show({ status: 'closed', currentWeek: null });

    expect(await screen.findByText('Programme terminé')).toBeInTheDocument();
    expect(screen.getByText('Terminé')).toBeInTheDocument();
    expect(screen.getByText(/Ce que vous avez fait reste consultable ici/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: 'Semaine 12' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suspendre le programme' })).not.toBeInTheDocument();
  });

  it('calls the weeks that were left of a closed programme cancelled, and counts what was earned alone', async () => {
    const earned = aParticipantProgram().weeks.map((one) => ({ ...one, total: one.points }));
    await show({ status: 'closed', currentWeek: null, weeks: earned, stoppedAt: '2026-11-17T12:00:00.000Z' });

    expect(await screen.findByText('Programme clôturé')).toBeInTheDocument();
    expect(screen.getByText('Clôturé')).toBeInTheDocument();
    expect(screen.getByText(/clôturé avant son terme/)).toBeInTheDocument();
    expect(screen.getByText('480 points gagnés')).toBeInTheDocument();
    expect(await week(/^S7 ?, .*, Passée, /)).toBeInTheDocument();
    expect(await week(/^S8 ?, .*, Annulée, /)).toBeInTheDocument();
    await axe();
  });

  it('says which language its texts are in, where that is not the page’s', async () => {
    const program = aParticipantProgram().program;
    await show({ program: { ...program, name: 'Moving on', contentLanguage: 'en' } });

    expect(await screen.findByText('Ce contenu est en anglais.')).toBeInTheDocument();
    expect(screen.getByText('Moving on')).toHaveAttribute('lang', 'en');
    expect((await screen.findByText(/^Douze semaines/)).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('explains the page to a person without a programme', async () => {
    const { api } = await show({}, '/program', { 'GET /me/program': () => refuse(404, { code: 'notFound' }) });

    expect(await screen.findByRole('heading', { name: 'Vous ne suivez pas encore de programme' })).toBeInTheDocument();
    expect(api.requestsOf('GET /me/tasks')).toHaveLength(0);
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const { user, api } = await show({}, '/program', { 'GET /me/program': () => refuse(503, { code: 'notReady' }) });

    expect(await screen.findByText('Votre programme ne répond pas')).toBeInTheDocument();
    api.answer({ 'GET /me/program': () => aParticipantProgram() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('Semaine 7 sur 12')).toBeInTheDocument();
  });

  it('reads on a phone', async () => {
    setViewport(360);
    await show();

    expect(await screen.findByRole('link', { name: 'Demander conseil' })).toBeInTheDocument();
    await axe();
  });
});
