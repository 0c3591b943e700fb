import { screen, waitFor, within } from '@testing-library/react';
import { axe, refuse } from '@passerelle/shared/testing';
import { changed, pace, place, likes, words, aStep, show, send, consent } from './survey-form.test-helper';

describe('a basic survey', () => {
  it('asks each question with the control of its type', async () => {
    await show();
    await send();

    const yesOrNo = within(screen.getByRole('radiogroup', { name: changed.label }));
    expect(yesOrNo.getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('radiogroup', { name: pace.label })).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: place.label }).tagName).toBe('SELECT');
    expect(within(screen.getByRole('group', { name: likes.label })).getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: words.label }).tagName).toBe('TEXTAREA');
    await axe();
  });

  it('sends what was answered, with labels and values, and says so', async () => {
    const { user, api, onSaved, step, task } = await show(aStep(5));
    await send();

    await user.click(screen.getByRole('radio', { name: 'Oui' }));
    await user.click(screen.getByRole('radio', { name: 'Soir' }));
    await user.selectOptions(screen.getByRole('combobox'), 'Est');
    await user.click(screen.getByRole('checkbox', { name: 'Pierre' }));
    await user.type(screen.getByRole('textbox'), 'Rien');
    await user.click(consent());
    await user.click(await send());

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const [request] = api.requestsOf('PUT /me/tasks/:taskId/subTask/:subTaskId');
    expect(request?.params).toEqual({ taskId: task.id, subTaskId: step.id });
    expect(request?.body).toEqual({
      surveyResponses: {
        'a-boolean': [{ label: 'Oui', values: ['true'] }],
        'a-list': [{ label: 'Soir', values: ['soir'] }],
        'a-long-list': [{ label: 'Est', values: ['est'] }],
        several: [{ label: 'Pierre', values: ['pierre'] }],
        words: [{ label: '', values: ['Rien'] }],
      },
    });
    expect(await screen.findByText('Réponses enregistrées')).toBeInTheDocument();
  });

  it('can be answered from the keyboard alone', async () => {
    const { user, onSaved } = await show(aStep(1));
    await send();

    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Oui' })).toBeChecked();
    consent().focus();
    await user.keyboard(' ');
    (await send()).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
  });

  it('says how many answers are missing, and leads to the one to go on with', async () => {
    const { user, api } = await show(aStep(3));
    await user.click(await screen.findByRole('radio', { name: 'Non' }));
    expect(screen.getByText('1 réponse sur 3 au moins.')).toBeInTheDocument();
    expect(screen.getByText('Répondez à au moins 3 questions sur 5, au choix.')).toBeInTheDocument();
    await user.click(consent());

    const button = await send();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Encore 2 réponses.')).toBeInTheDocument();
    await user.click(button);

    const group = screen.getByRole('radiogroup', { name: pace.label });
    const message = await screen.findByText('Répondez à au moins 3 questions : il en manque 2.');
    expect(group).not.toHaveAttribute('aria-invalid');
    const way = screen.getByRole('button', { name: 'Aller à la prochaine sans réponse' });
    expect(way).toHaveFocus();
    expect(way).toHaveAttribute('aria-describedby', message.closest('[id]')?.id);
    await user.click(way);
    expect(within(group).getByRole('radio', { name: 'Matin' })).toHaveFocus();
    expect(api.requestsOf('PUT /me/tasks/:taskId/subTask/:subTaskId')).toEqual([]);
    await axe();
  });

  it('is not sent without the agreement, and says that it is missing', async () => {
    const { user, onSaved } = await show(aStep(1));
    await user.click(await screen.findByRole('radio', { name: 'Oui' }));

    expect(await send()).toHaveAccessibleDescription('Il manque encore votre accord.');
    await user.click(await send());

    expect(consent()).toHaveFocus();
    expect(await screen.findByText('Champ requis')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('puts what the server refuses on its question', async () => {
    const { user, api } = await show(aStep(1));
    const fields = { 'surveyResponses.a-boolean': 'notAllowed' as const };
    api.answer({ 'PUT /me/tasks/:taskId/subTask/:subTaskId': () => refuse(400, { code: 'invalid', fields }) });
    await user.click(await screen.findByRole('radio', { name: 'Oui' }));
    await user.click(consent());

    await user.click(await send());

    const message = await screen.findByText('Ce choix n’est pas possible');
    const group = screen.getByRole('radiogroup', { name: changed.label });
    expect(group).toHaveAttribute('aria-describedby', message.closest('[id]')?.id);
    expect((await screen.findByRole('alert')).textContent).toContain('Un champ est à revoir');
  });
});
