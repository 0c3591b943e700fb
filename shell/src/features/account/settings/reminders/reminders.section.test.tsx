import { axe, type Handlers, later, refuse } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { useProfile } from '../../sections/account.resource';
import { aPerson, openAs } from '../../account.test-helper';
import { RemindersSection } from './reminders.section';

jest.mock('../../../../session/full-navigation');

const Shown = () => {
  const { data } = useProfile();
  return (
    <>
      <h1>Mon compte</h1>
      {data && <RemindersSection me={data} />}
    </>
  );
};
/** Someone for whom the server keeps what it is told. */
function open(handlers: Handlers = {}) {
  let me = aPerson({ email: 'amel@example.org', wantsReminderMail: false });
  return openAs(me, <Shown />, {
    handlers: {
      'GET /me': () => me,
      'PUT /me': ({ body }) => (me = { ...me, ...(body as object) }),
      ...handlers,
    },
  });
}
const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Recevoir aussi mes rappels de rendez‑vous par e‑mail' });

describe('reminders by mail', () => {
  it('are switched on at once, said to be saved, and off again; the last choice stays', async () => {
    const { user, api } = await open();
    expect(toggle()).not.toBeChecked();
    expect(document.getElementById(toggle().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /amel@example\.org, un jour et une heure avant.*le matin de la relance/,
    );
    await axe();

    await user.click(toggle());
    expect(toggle()).toBeChecked();
    await screen.findByText('Enregistré');
    expect(toggle()).toBeChecked();

    toggle().focus();
    await user.keyboard('   ');

    await waitFor(() =>
      expect(api.requestsOf('PUT /me').map(({ body }) => body)).toEqual([
        { wantsReminderMail: true },
        { wantsReminderMail: false },
        { wantsReminderMail: true },
        { wantsReminderMail: false },
      ]),
    );
    await waitFor(() => expect(toggle()).not.toBeChecked());
  });

  it('are apart from the Monday mail, which is on until it is switched off', async () => {
    const { user, api } = await open();
    const monday = screen.getByRole('switch', { name: 'Recevoir ma semaine par e‑mail le lundi' });
    expect(monday).toBeChecked();

    await user.click(monday);
    await screen.findByText('Enregistré');

    expect(monday).not.toBeChecked();
    expect(api.requestsOf('PUT /me').map(({ body }) => body)).toEqual([{ wantsMondayMail: false }]);
    expect(toggle()).not.toBeChecked();
  });

  it('go back to what they were when the server could not be told, which is said', async () => {
    const answer = later<void>();
    const { user } = await open({
      'PUT /me': async () => {
        await answer.promise;
        return refuse(500, { code: 'unexpected' });
      },
    });

    await user.click(toggle());
    expect(toggle()).toBeChecked();
    answer.resolve();

    await screen.findByText(/^Votre choix n’a pas été enregistré\./);
    await waitFor(() => expect(toggle()).not.toBeChecked());
    expect(screen.queryByText('Enregistré')).not.toBeInTheDocument();
  });
});
