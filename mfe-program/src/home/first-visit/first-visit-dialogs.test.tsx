import { screen, waitFor } from '@testing-library/react';
import type { OwnProfile } from '@passerelle/shared/contract';
import { aProfile, aSelectedProgram, axe, refuse, renderScreen } from '@passerelle/shared/testing';
import { refreshAnswers } from '@passerelle/shared/client';

import { programApi } from '../../testing/program-api';
import { HomeScreen } from '../home.screen';

const both = { shouldShowTutorial: true, shouldShowWelcome: true } as const;

/** Renders home over a fake server that stores the dialogs already shown to the person. */
const show = async (with_: Partial<OwnProfile> = both) => {
  let me = aProfile(with_);
  const api = programApi(
    {},
    {
      'GET /me': () => me,
      'PUT /me': ({ body }) => {
        me = { ...me, ...(body as Partial<OwnProfile>) };
        return me;
      },
    },
  );
  const visit = () => renderScreen(<HomeScreen />);
  return { api, visit, change: (more: Partial<OwnProfile>) => (me = { ...me, ...more }), ...(await visit()) };
};
const dialog = async (name: string) => {
  await screen.findByText(name, { selector: 'h2' }, { timeout: 5_000 });
  return screen.getByRole('dialog', { name });
};
const tour = () => dialog('Bienvenue sur Passerelle');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

// Loading the lazy chunk takes a while the first time.
beforeAll(() =>
  Promise.all([
    import('../tutorial/tutorial-dialog'),
    import('./welcome-dialog'),
    import('../../suspension/suspension-dialog'),
  ]),
);

describe('the dialog of the first visits', () => {
  it('is the tour first, and the invitation to complete the profile with the next visit', async () => {
    const { user, api, visit, unmount } = await show();
    await tour();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Passer la visite' }));
    await gone();
    expect(api.requestsOf('PUT /me').map(({ body }) => body)).toEqual([{ shouldShowTutorial: false }]);

    unmount();
    const second = await visit();
    await dialog('Complétez votre profil, Amel');
    await axe(document.body);
    await second.user.click(screen.getByRole('link', { name: 'Compléter mon profil' }));
    expect(second.address()).toBe('/account');
    await waitFor(() => expect(api.requestsOf('PUT /me')[1]?.body).toEqual({ shouldShowWelcome: false }));

    second.unmount();
    await visit();
    await screen.findByRole('heading', { level: 1 });
    await gone();
  });

  it('closes once it was dismissed in another tab', async () => {
    const { change } = await show();
    await tour();

    change({ shouldShowTutorial: false });
    await refreshAnswers();

    await gone();
  });

  it('stays closed for this visit, without a message, when the server cannot store it', async () => {
    const { user, api } = await show();
    api.answer({ 'PUT /me': () => refuse(500, { code: 'unexpected' }) });
    await tour();

    await user.keyboard('{Escape}');

    await gone();
    expect(screen.queryByText(/erreur inattendue/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Bonjour Amel' })).toBeInTheDocument();
  });

  it('waits until a programme has begun', async () => {
    await show({ ...both, selectedProgram: null });

    await screen.findByRole('heading', { level: 1 });
    await gone();
  });

  it('shows a pause before anything else', async () => {
    const pause = {
      id: aProfile().id,
      fromDate: '2026-11-16T00:00:00.000Z',
      toDate: '2026-12-06T23:59:59.999Z',
      weeks: 2,
    };
    const selectedProgram = aSelectedProgram({ suspensions: [pause] });
    await show({ ...both, shouldShowSuspension: true, selectedProgram });

    await dialog('Votre programme est en pause');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
