import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { ApiError } from '@passerelle/shared/client';
import { TextField } from '@passerelle/shared/forms';
import { useRouteParams } from '@passerelle/shared/routes';
import { aProfile, axe, renderScreen } from '@passerelle/shared/testing';
import { Recap, useWizard, useWizardPlan, Wizard, WizardForm, WizardSuccess, writePlan, type PlanStore } from './index';

interface Plan {
  email: string | null;
  note: string | null;
}

const store: PlanStore<Plan> = {
  name: 'invitation',
  empty: { email: null, note: null },
  parse: ({ email, note }) => ({
    email: typeof email === 'string' ? email : null,
    note: typeof note === 'string' ? note : null,
  }),
};

const send = jest.fn<Promise<void>, [Plan]>();

interface StepProps {
  plan: Plan;
  change: (part: Partial<Plan>) => void;
}

function WhoStep({ plan, change }: StepProps): ReactNode {
  const { goOn } = useWizard();
  return (
    <WizardForm
      schema="forgottenPassword"
      draft="invitation.who"
      {...(plan.email !== null && { initialValues: { username: plan.email } })}
      onSubmit={async ({ username }) => {
        change({ email: username });
        goOn();
      }}
    >
      <TextField name="username" label="E‑mail" type="email" />
    </WizardForm>
  );
}

function NoteStep({ plan, change }: StepProps): ReactNode {
  const { goOn } = useWizard();
  return (
    <WizardForm
      schema="forgottenPassword"
      onSubmit={async ({ username }) => {
        change({ note: username });
        goOn();
      }}
    >
      <Recap icon={null} title={plan.email ?? ''} step="who" />
      <TextField name="username" label="Copie à" type="email" />
    </WizardForm>
  );
}

function SendStep({ plan, onSent }: { plan: Plan; onSent: () => void }): ReactNode {
  return (
    <WizardForm
      schema="forgottenPassword"
      action="Inviter"
      initialValues={{ username: 'equipe@example.org' }}
      onSubmit={async () => {
        await send(plan);
        onSent();
      }}
    >
      <TextField name="username" label="Signé" type="email" />
    </WizardForm>
  );
}

/** Three steps; the second is not part of the plan for an address of the organisation itself. */
function Invitation(): ReactNode {
  const { step } = useRouteParams('networkingActionCreate');
  const [plan, { change, erase }] = useWizardPlan(store);
  const [isSent, setSent] = useState(false);
  const isOwn = plan.email?.endsWith('@own.example') ?? false;
  return (
    <Wizard
      title="Inviter"
      step={step}
      pathOf={(id) => `/networking-actions/create/${id}`}
      onBegin={() => change(store.empty)}
      steps={[
        {
          id: 'who',
          name: 'Qui',
          title: 'Qui invitez-vous ?',
          isSettled: plan.email !== null,
          fields: ['username'],
          content: <WhoStep plan={plan} change={change} />,
        },
        {
          id: 'note',
          name: 'Copie',
          title: 'Qui reçoit une copie ?',
          included: !isOwn,
          isSettled: plan.note !== null,
          content: <NoteStep plan={plan} change={change} />,
        },
        {
          id: 'send',
          name: 'Envoi',
          title: 'Tout est juste ?',
          isSettled: isSent,
          content: (
            <>
              <SendStep
                plan={plan}
                onSent={() => {
                  erase();
                  setSent(true);
                }}
              />
              {isSent && <WizardSuccess title="C’est parti">Invitation envoyée.</WizardSuccess>}
            </>
          ),
        },
      ]}
    />
  );
}

/** Stored values belong to one person. */
const me = aProfile();
const base = '/networking-actions/create';
const open = (step: string, state: unknown = null) =>
  renderScreen(<Invitation />, { route: `${base}${step}`, path: `${base}/:step?`, state, person: me });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
const known = (plan: Partial<Plan>) => writePlan(store, { ...store.empty, ...plan });

describe('the steps of a wizard', () => {
  it('begin at the first, with nothing of before, and keep the query', async () => {
    const page = await open('?origin=mail');

    await heading('Qui invitez-vous ?');
    expect(page.address()).toBe(`${base}/who?origin=mail`);
    expect(screen.queryByRole('link', { name: 'Précédent' })).not.toBeInTheDocument();
    await axe();
  });

  it('are not opened before those before them are settled; an unknown one is nowhere', async () => {
    const early = await open('/send');
    expect(early.address()).toBe(`${base}/who`);
    early.unmount();
    expect((await open('/where')).address()).toBe('/404');
  });

  it('go on by keyboard, tell where one is, and focus the heading of the next', async () => {
    const { user } = await open('/who');
    await user.click(screen.getByLabelText('E‑mail'));
    await user.keyboard('ada@example.org{Enter}');

    const next = await heading('Qui reçoit une copie ?');
    await waitFor(() => expect(next).toHaveFocus());
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Étape 2 sur 3',
    );
    await axe();
    await user.click(screen.getByRole('link', { name: /^Modifier/ }));
    await heading('Qui invitez-vous ?');
    expect(screen.getByLabelText<HTMLInputElement>('E‑mail')).toHaveValue('ada@example.org');
  });

  it('leave out what the plan does not need', async () => {
    const page = await open('/who');
    await page.user.type(screen.getByLabelText('E‑mail'), 'ada@own.example{Enter}');

    await heading('Tout est juste ?');
    screen.getByText('Étape 2 sur 2');
    await page.user.click(screen.getByRole('link', { name: 'Précédent' }));
    await heading('Qui invitez-vous ?');
  });

  it('are resumed after a reload', async () => {
    const first = await open('/who');
    known({ email: 'ada@example.org' });
    first.unmount();

    await open('/note');
    await heading('Qui reçoit une copie ?');
  });
});

describe('the end of a wizard', () => {
  const openLast = async (state: unknown = null) => {
    (await open('/who')).unmount();
    known({ email: 'ada@example.org', note: 'eve@example.org' });
    const page = await open('/send', state);
    await heading('Tout est juste ?');
    return page;
  };

  it('sends the plan, forgets it, and leads back to where the person came from', async () => {
    send.mockResolvedValue();
    const page = await openLast({ from: '/contacts?page=2' });
    await page.user.click(screen.getByRole('button', { name: 'Inviter' }));

    await screen.findByRole('dialog', { name: 'C’est parti' }, { timeout: 10_000 });
    expect(send).toHaveBeenCalledWith({ email: 'ada@example.org', note: 'eve@example.org' });
    await axe();
    await page.user.click(screen.getByRole('link', { name: 'Revenir à la page précédente' }));
    expect(page.address()).toBe('/contacts?page=2');
    page.unmount();
    expect((await open('/send')).address()).toBe(`${base}/who`);
  });

  it('leads back to the step whose field the server refuses, until another value is given', async () => {
    send.mockRejectedValue(
      new ApiError({ status: 409, code: 'duplicate', message: '', fields: { username: 'duplicate', phone: 'format' } }),
    );
    const { user } = await openLast();
    await user.click(screen.getByRole('button', { name: 'Inviter' }));

    await heading('Qui invitez-vous ?');
    const field = screen.getByLabelText('E‑mail');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByRole('alert')).toHaveFocus();
    await axe();
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await heading('Qui invitez-vous ?');
    await user.clear(field);
    await user.type(field, 'grace@example.org{Enter}');
    await heading('Qui reçoit une copie ?');
  });
});
