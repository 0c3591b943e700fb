import { screen, waitFor } from '@testing-library/react';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import {
  aParticipantProgram,
  aProfile,
  aProgram,
  aSuspension,
  axe,
  fakeApi,
  later,
  refuse,
  renderScreen,
  setViewport,
} from '@passerelle/shared/testing';

import { buttonNamed, dialogNamed, planned, showAccountSuspension, weeksField } from '../../testing/suspension-page';
import { AccountSuspensionSlot } from './account-suspension.slot';

/** The one sentence, wherever a pause is spoken of. */
const bothDates = /Vos tâches reviennent le lundi 7\sdécembre\s; rappels à partir du 14\sdécembre\./;

describe('asking for a pause', () => {
  it('goes from the number of weeks over what that means to the day on which it ends', async () => {
    const heard = jest.fn();
    const stop = on('data-changed', ({ paths }) => heard(...paths));
    const { user, api } = await showAccountSuspension({}, { suspensions: [planned], remainingSuspensions: 2 });
    expect(screen.getByText(/Il vous reste 4\ssemaines de suspension\./)).toBeInTheDocument();
    await axe();

    await user.click(await buttonNamed('Suspendre le programme'));
    await user.type(await weeksField(), '2');
    // The dates of the success and of the notice.
    expect(
      await screen.findByText(/^Votre programme sera suspendu du lundi 23\snovembre au dimanche 13\sdécembre\.$/),
    ).toBeInTheDocument();
    await axe(document.body);
    await user.click(await buttonNamed('Continuer'));

    const confirm = await dialogNamed(/^Suspendre le programme pendant 2\ssemaines/);
    expect(confirm.getByText(bothDates)).toBeInTheDocument();
    expect(api.requestsOf('PUT /me/program')).toHaveLength(0);
    await axe(document.body);
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));

    const success = await dialogNamed('Votre suspension est enregistrée');
    expect(success.getByText(/^dimanche 13\sdécembre$/)).toBeInTheDocument();
    expect(success.getByText(bothDates)).toBeInTheDocument();
    expect(success.getByText(/Il vous reste 2\ssemaines de suspension\./)).toBeInTheDocument();
    expect(api.requestsOf('PUT /me/program').map(({ body }) => body)).toEqual([{ suspensions: 2 }]);
    expect(heard).toHaveBeenCalledWith('/me/*');
    await axe(document.body);
    await user.click(success.getByRole('button', { name: 'J’ai compris' }));

    expect(
      await screen.findByText(/^Votre programme sera suspendu du 23\snovembre au 13\sdécembre\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suspendre le programme' })).not.toBeInTheDocument();
    // The button that opened the dialog is gone, so its area has the focus.
    expect(document.activeElement?.textContent).toMatch(/^Une autre suspension pourra être demandée/);
    stop();
  });

  it.each([
    ['5', 'Veuillez entrer un minimum de 1 et un maximum de 4'],
    ['0', 'Veuillez entrer un minimum de 1 et un maximum de 4'],
    ['1,5', 'Veuillez entrer un minimum de 1 et un maximum de 4'],
    ['-1', 'Veuillez entrer un minimum de 1 et un maximum de 4'],
    ['{Backspace}', 'Champ requis'],
  ])('does not take « %s »', async (typed, message) => {
    const { user } = await showAccountSuspension();
    await user.click(await buttonNamed('Suspendre le programme'));

    await user.type(await weeksField(), typed);
    await user.click(await buttonNamed('Continuer'));

    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(await weeksField()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/^Votre programme sera suspendu/)).not.toBeInTheDocument();
  });

  it('lets the number be changed, and begins again once it was closed', async () => {
    const { user } = await showAccountSuspension();
    await user.click(await buttonNamed('Suspendre le programme'));
    await user.type(await weeksField(), '3');
    await user.click(await buttonNamed('Continuer'));
    await user.click(await buttonNamed('Modifier'));
    expect(await weeksField()).toHaveValue('3');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await buttonNamed('Suspendre le programme')).toHaveFocus();
    await user.click(await buttonNamed('Suspendre le programme'));
    expect(await weeksField()).toHaveValue('');
  });

  it('can be chosen by the day on which the tasks are back, which is the same choice as the number', async () => {
    const { user } = await showAccountSuspension();
    await user.click(await buttonNamed('Suspendre le programme'));
    const dialog = await dialogNamed('Suspendre le programme');
    expect(dialog.getAllByRole('radio')).toHaveLength(4);

    await user.click(dialog.getByRole('radio', { name: /^2\ssemaines, retour le lundi 7\sdécembre$/ }));

    expect(await weeksField()).toHaveValue('2');
    expect(dialog.getByText(bothDates)).toBeInTheDocument();
    await user.clear(await weeksField());
    await user.type(await weeksField(), '1');
    expect(dialog.getByRole('radio', { name: /^1\ssemaine, / })).toBeChecked();
  });

  it('is sent once, however often it is pressed, and is not closed meanwhile', async () => {
    const answer = later<ParticipantProgram>();
    const { user, api } = await showAccountSuspension({}, {}, { 'PUT /me/program': () => answer.promise });
    await user.click(await buttonNamed('Suspendre le programme'));
    await user.type(await weeksField(), '1{Enter}');

    const confirm = await dialogNamed(/pendant 1\ssemaine\s\?$/);
    await user.dblClick(confirm.getByRole('button', { name: 'Suspendre le programme' }));
    await user.keyboard('{Escape}');
    await user.click(confirm.getByRole('button', { name: 'Modifier' }));
    answer.resolve(aParticipantProgram());

    await dialogNamed('Votre suspension est enregistrée');
    expect(api.requestsOf('PUT /me/program')).toHaveLength(1);
  });

  it('leaves the choice as it is when the server fails, to be tried again', async () => {
    const { user, api } = await showAccountSuspension(
      {},
      {},
      { 'PUT /me/program': () => refuse(500, { code: 'unexpected' }) },
    );
    await user.click(await buttonNamed('Suspendre le programme'));
    await user.type(await weeksField(), '1{Enter}');
    const confirm = await dialogNamed(/pendant 1\ssemaine/);
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));

    expect((await confirm.findByRole('alert')).textContent).toMatch(/une erreur inattendue est survenue/);
    api.answer({ 'PUT /me/program': () => aParticipantProgram() });
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));
    await dialogNamed('Votre suspension est enregistrée');
  });

  it('catches up, and says so, when another tab was quicker', async () => {
    const message = 'Votre programme est déjà suspendu.';
    const { user, overtake } = await showAccountSuspension(
      {},
      { suspensions: [planned], remainingSuspensions: 2 },
      { 'PUT /me/program': () => refuse(409, { code: 'conflict', message }) },
    );
    await user.click(await buttonNamed('Suspendre le programme'));
    await user.type(await weeksField(), '1{Enter}');
    const confirm = await dialogNamed(/pendant 1\ssemaine/);
    overtake();
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^Votre programme sera suspendu du /)).toBeInTheDocument();
  });
});

describe('where no pause can be asked for', () => {
  it.each([
    [{ remainingSuspensions: 0 }, 'Vous avez utilisé toutes vos semaines de suspension.'],
    [
      { remainingSuspensions: 0, program: aProgram({ maxSuspension: 0 }) },
      'Votre programme ne prévoit pas de suspension.',
    ],
    [{ status: 'pending' }, /Vous pourrez ensuite le suspendre\.$/],
    [{ status: 'closed' }, /il n’y a plus rien à suspendre\.$/],
  ] as const)('says why: %#', async (program, words) => {
    await showAccountSuspension(program);

    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await axe();
  });

  it('is not there for who follows no programme', async () => {
    const api = fakeApi({ 'GET /me': () => aProfile({ selectedProgram: null }) });
    const { container } = await renderScreen(<AccountSuspensionSlot />);

    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(container.querySelector('main')?.textContent).toBe('');
  });
});

it('reads on a phone', async () => {
  setViewport(360);
  await showAccountSuspension({ suspensions: [aSuspension()] });
  await axe();
});
