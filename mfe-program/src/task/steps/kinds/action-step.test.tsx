import { aStep, aTaskOf, automatic, doneStep, manual, showTask, stepNamed } from '../../../testing/task-page';

const action = aStep({ type: 'action', subType: 'networking' });

describe('an action', () => {
  it.each([
    ['contact', 'Ajouter un contact', '/contacts/create'],
    ['hiring', 'Enregistrer une annonce', '/job-offers/create'],
    ['networking', 'Planifier une action', '/networking-actions/create'],
  ] as const)('of the kind %s leads to where it is noted, with its token', async (subType, name, path) => {
    const { user, address } = await showTask(aTaskOf([aStep({ type: 'action', subType })]));

    await user.click(stepNamed().getByRole('link', { name }));

    expect(address()).toBe(`${path}?validationToken=task.token`);
  });

  it('that is asked for several times says how far it is', async () => {
    const step = aStep({
      ...action,
      validation: { ...automatic, requiredCount: 3 },
      userSubTask: { ...action.userSubTask, status: 'started', count: 1 },
    });
    await showTask(aTaskOf([step]));

    expect(stepNamed().getByText('3 actions de networking à planifier')).toBeInTheDocument();
    expect(stepNamed().getByText('1 sur 3')).toBeInTheDocument();
    expect(stepNamed().getByRole('progressbar', { name: 'Avancement de l’étape' })).toBeInTheDocument();
  });

  it('with manual validation is created on its screen and validated by its button', async () => {
    const step = aStep({ ...action, validation: manual });
    const { user, address } = await showTask(aTaskOf([step]), {}, aTaskOf([doneStep(step)]));

    await user.click(stepNamed().getByRole('button', { name: 'Valider cette étape' }));
    expect(await stepNamed().findByText(/^Fait le/)).toBeInTheDocument();
    expect(stepNamed().queryByRole('link')).not.toBeInTheDocument();
    expect(address()).toContain('/program/task/');
  });
});
