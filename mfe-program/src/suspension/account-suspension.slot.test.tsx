import { screen, waitFor, within } from '@testing-library/react';
import type { ParticipantProgram, SelectedProgram } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import {
  aParticipantProgram,
  aProfile,
  aProgram,
  aSelectedProgram,
  aSuspension,
  axe,
  fakeApi,
  later,
  refuse,
  renderScreen,
  setNow,
  setViewport,
  type Handlers,
} from '@passerelle/shared/testing';

import { AccountSuspensionSlot } from './account-suspension.slot';

const planned = aSuspension({ fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-12-13T23:59:59.999Z' });

/** The account of who follows this programme; after a change the server knows it as `after`. */
const show = async (
  before: Partial<SelectedProgram> = {},
  after: Partial<SelectedProgram> = {},
  more: Handlers = {},
) => {
  let now = before;
  const api = fakeApi({
    'GET /me': () => aProfile({ selectedProgram: aSelectedProgram(now) }),
    'PUT /me/program': () => {
      now = after;
      return aParticipantProgram(after);
    },
    ...more,
  });
  const shown = await renderScreen(<AccountSuspensionSlot />);
  await screen.findByRole('region', { name: 'Suspension du programme' });
  const overtake = (): void => {
    now = after;
  };
  return { ...shown, api, overtake };
};
const press = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const weeks = () => screen.findByLabelText<HTMLInputElement>('Nombre de semaines');

describe('asking for a pause', () => {
  it('goes from the number of weeks over what that means to the day on which it ends', async () => {
    const heard = jest.fn();
    const stop = on('data-changed', ({ paths }) => heard(...paths));
    const { user, api } = await show({}, { suspensions: [planned], remainingSuspensions: 2 });
    expect(screen.getByText(/Il vous reste 4\ssemaines de suspension\./)).toBeTruthy();
    await axe();

    await user.click(await press('Suspendre le programme'));
    await user.type(await weeks(), '2');
    expect(await screen.findByText(/^Du lundi 23\snovembre au dimanche 6\sdécembre, /)).toBeTruthy();
    await axe(document.body);
    await user.click(await press('Continuer'));

    const confirm = await dialog(/^Suspendre le programme pendant 2\ssemaines/);
    expect(confirm.getByText(/^Vos tâches reviennent le lundi 7\sdécembre, /)).toBeTruthy();
    expect(confirm.getByText(/^dimanche 13\sdécembre$/)).toBeTruthy();
    expect(api.requestsOf('PUT /me/program')).toHaveLength(0);
    await axe(document.body);
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));

    const success = await dialog('Votre suspension est enregistrée');
    expect(success.getByText(/^dimanche 13\sdécembre$/)).toBeTruthy();
    expect(success.getByText(/Vos tâches reviennent le lundi 7\sdécembre, /)).toBeTruthy();
    expect(success.getByText(/Il vous reste 2\ssemaines de suspension\./)).toBeTruthy();
    expect(api.requestsOf('PUT /me/program').map(({ body }) => body)).toEqual([{ suspensions: 2 }]);
    expect(heard).toHaveBeenCalledWith('/me/*');
    await axe(document.body);
    await user.click(success.getByRole('button', { name: 'J’ai compris' }));

    expect(await screen.findByText(/^Votre programme sera suspendu du 23\snovembre au 13\sdécembre\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suspendre le programme' })).toBeNull();
    // The button that opened it is gone: the keyboard goes on where it stood.
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
    const { user } = await show();
    await user.click(await press('Suspendre le programme'));

    await user.type(await weeks(), typed);
    await user.click(await press('Continuer'));

    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((await weeks()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/aucune nouvelle tâche\.$/)).toBeNull();
  });

  it('lets the number be changed, and begins again once it was closed', async () => {
    const { user } = await show();
    await user.click(await press('Suspendre le programme'));
    await user.type(await weeks(), '3');
    await user.click(await press('Continuer'));
    await user.click(await press('Modifier'));
    expect((await weeks()).value).toBe('3');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await press('Suspendre le programme'));
    await user.click(await press('Suspendre le programme'));
    expect((await weeks()).value).toBe('');
  });

  it('is sent once, however often it is pressed, and is not closed meanwhile', async () => {
    const answer = later<ParticipantProgram>();
    const { user, api } = await show({}, {}, { 'PUT /me/program': () => answer.promise });
    await user.click(await press('Suspendre le programme'));
    await user.type(await weeks(), '1{Enter}');

    const confirm = await dialog(/pendant 1\ssemaine\s\?$/);
    await user.dblClick(confirm.getByRole('button', { name: 'Suspendre le programme' }));
    await user.keyboard('{Escape}');
    await user.click(confirm.getByRole('button', { name: 'Modifier' }));
    answer.resolve(aParticipantProgram());

    await dialog('Votre suspension est enregistrée');
    expect(api.requestsOf('PUT /me/program')).toHaveLength(1);
  });

  it('keeps what was chosen when the server fails, to be tried again', async () => {
    const { user, api } = await show({}, {}, { 'PUT /me/program': () => refuse(500, { code: 'unexpected' }) });
    await user.click(await press('Suspendre le programme'));
    await user.type(await weeks(), '1{Enter}');
    const confirm = await dialog(/pendant 1\ssemaine/);
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));

    expect((await confirm.findByRole('alert')).textContent).toMatch(/une erreur inattendue est survenue/);
    api.answer({ 'PUT /me/program': () => aParticipantProgram() });
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));
    await dialog('Votre suspension est enregistrée');
  });

  it('catches up, and says so, when another tab was quicker', async () => {
    const message = 'Votre programme est déjà suspendu.';
    const { user, overtake } = await show(
      {},
      { suspensions: [planned], remainingSuspensions: 2 },
      { 'PUT /me/program': () => refuse(409, { code: 'conflict', message }) },
    );
    await user.click(await press('Suspendre le programme'));
    await user.type(await weeks(), '1{Enter}');
    const confirm = await dialog(/pendant 1\ssemaine/);
    overtake();
    await user.click(confirm.getByRole('button', { name: 'Suspendre le programme' }));

    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^Votre programme sera suspendu du /)).toBeTruthy();
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
    await show(program);

    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await axe();
  });

  it('is not there for who follows no programme', async () => {
    const api = fakeApi({ 'GET /me': () => aProfile({ selectedProgram: null }) });
    const { container } = await renderScreen(<AccountSuspensionSlot />);

    await waitFor(() => expect(api.requests).toHaveLength(1));
    expect(container.querySelector('main')?.textContent).toBe('');
  });
});

describe('reactivating', () => {
  it('asks first, then says from when the programme goes on and what is left', async () => {
    const ending = aSuspension({ weeks: 1, toDate: '2026-11-22T23:59:59.999Z' });
    const { user, api } = await show(
      { suspensions: [aSuspension()], remainingSuspensions: 2 },
      { suspensions: [ending], remainingSuspensions: 3 },
    );
    expect(screen.getByText(/^Votre programme est suspendu jusqu’au 6\sdécembre\.$/)).toBeTruthy();
    await axe();

    await user.click(await press('Réactiver'));
    const confirm = await dialog(/^Réactiver votre programme/);
    expect(confirm.getByText(/^lundi 23\snovembre$/)).toBeTruthy();
    expect(confirm.getByText(/ 1\ssemaine de suspension vous est rendue\./)).toBeTruthy();
    await axe(document.body);
    await user.dblClick(confirm.getByRole('button', { name: 'Réactiver le programme' }));

    const success = await dialog('Votre programme est réactivé');
    expect(success.getByText(/Il vous reste 3\ssemaines de suspension\./)).toBeTruthy();
    expect(api.requestsOf('PUT /me/program').map(({ body }) => body)).toEqual([{ suspensions: 0 }]);
    await user.click(success.getByRole('button', { name: 'J’ai compris' }));
    expect(await screen.findByText('Votre programme est réactivé.')).toBeTruthy();
    expect(screen.getByText(/^Vos prochaines tâches arrivent lundi 23\snovembre\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réactiver' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Votre programme est réactivé/);
  });

  it('takes back a pause that has not begun', async () => {
    const { user } = await show({ suspensions: [planned], remainingSuspensions: 2 }, { suspensions: [] });
    await user.click(await press('Réactiver'));

    const confirm = await dialog(/^Réactiver votre programme/);
    expect(confirm.getByText(/La pause n’a pas lieu.* 2\ssemaines de suspension vous sont rendues\./)).toBeTruthy();
    await user.click(await press('Réactiver le programme'));
    await dialog('Votre programme est réactivé');
  });

  it('is no longer offered in the week of return', async () => {
    setNow('2026-12-01T08:00:00.000Z');
    await show({ suspensions: [aSuspension()] });

    expect(screen.getByText('Votre programme est réactivé.')).toBeTruthy();
    expect(
      screen.getByText(/^Vos tâches sont de retour\. La suspension prend fin dimanche 6\sdécembre, /),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when all weeks are used', async () => {
    const { user } = await show({ suspensions: [aSuspension()] }, { suspensions: [], remainingSuspensions: 0 });
    await user.click(await press('Réactiver'));
    await user.click(await press('Réactiver le programme'));

    const success = await dialog('Votre programme est réactivé');
    expect(success.getByText(/Vous avez utilisé toutes vos semaines de suspension\./)).toBeTruthy();
  });

  it('can be left alone', async () => {
    const { user, api } = await show({ suspensions: [aSuspension()] });
    await user.click(await press('Réactiver'));
    await user.click(await press('Garder la suspension'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await press('Réactiver'));
    expect(api.requestsOf('PUT /me/program')).toHaveLength(0);
  });
});

it('reads on a phone', async () => {
  setViewport(360);
  await show({ suspensions: [aSuspension()] });
  await axe();
});
