import { screen, waitFor } from '@testing-library/react';
import { axe, refuse, setNow } from '@passerelle/shared/testing';

import { aStep, aTaskOf, doneStep, showTask, stepNamed } from '../../../testing/task-page';

const read = () => stepNamed().getByRole('button', { name: 'J’ai lu' });

describe('a text', () => {
  it.each([
    ['by its token where it has one', aStep({ type: 'text' }), 'POST /signedAction', { token: 'task.token' }],
    [
      'by a mere note where nothing validates it',
      aStep({ type: 'text', validation: null }),
      'PUT /me/tasks/:taskId/subTask/:subTaskId',
      {},
    ],
  ] as const)('is done %s, and the page goes there', async (_way, step, call, body) => {
    const { user, api } = await showTask(aTaskOf([step]), {}, aTaskOf([doneStep(step)]));

    await user.click(read());

    expect(await screen.findByText('Étape enregistrée')).toBeInTheDocument();
    expect(api.requestsOf(call).map((request) => request.body)).toEqual([body]);
    expect(stepNamed().getByText(/^Fait le/)).toBeInTheDocument();
    expect(stepNamed().queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.id).toBe(`step-${step.id}`));
  });

  it('that was counted elsewhere says so, and shows where it stands', async () => {
    const step = aStep({ type: 'text' });
    const used = () => refuse(400, { code: 'invalid', fields: { token: 'notAllowed' } });
    const { user, api } = await showTask(aTaskOf([step]), { handlers: { 'POST /signedAction': used } });
    api.answer({ 'GET /me/tasks/:taskId': () => aTaskOf([doneStep(step)]) });

    await user.click(read());

    expect(await screen.findByText(/^Cette étape a déjà été comptée/)).toBeInTheDocument();
    expect(stepNamed().getByText(/^Fait le/)).toBeInTheDocument();
  });

  it('of a later week says from when it can be marked', async () => {
    setNow('2026-11-11T09:00:00.000Z');
    const { user, api } = await showTask(aTaskOf([aStep({ type: 'text' })]));

    expect(read()).toHaveAttribute('aria-disabled', 'true');
    await user.click(read());

    expect(stepNamed().getByText(/^Cette étape s’ouvre lundi/)).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction')).toHaveLength(0);
    await axe();
  });
});
