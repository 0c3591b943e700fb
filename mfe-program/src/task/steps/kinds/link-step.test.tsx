import { axe } from '@passerelle/shared/testing';

import { aStep, aTaskOf, doneStep, manual, showTask, stepNamed } from '../../../testing/task-page';

const page = aStep({ type: 'link', link: 'https://metiers.example/' });
const open = () => stepNamed().getByRole('link', { name: 'Ouvrir la page (nouvel onglet)' });
const validate = () => stepNamed().queryByRole('button', { name: 'Valider cette étape' });

describe('a link', () => {
  it('that counts by being opened opens beside the product, and counts', async () => {
    const { user, api } = await showTask(aTaskOf([page]), {}, aTaskOf([doneStep(page)]));
    expect(open()).toHaveAttribute('href', 'https://metiers.example/');
    expect(open()).toHaveAttribute('target', '_blank');
    expect(validate()).not.toBeInTheDocument();

    await user.click(open());

    expect(await stepNamed().findByText(/^Fait le/)).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction').map(({ body }) => body)).toEqual([{ token: 'task.token' }]);
    expect(stepNamed().getByRole('link', { name: 'Revoir la page (nouvel onglet)' })).toBeInTheDocument();
  });

  it('that is validated by hand can be validated only once it was opened', async () => {
    const step = aStep({ ...page, validation: manual });
    const { user, api } = await showTask(aTaskOf([step]), {}, aTaskOf([doneStep(step)]));
    expect(validate()).not.toBeInTheDocument();

    await user.click(open());
    expect(api.requestsOf('POST /signedAction')).toHaveLength(0);
    const button = validate();
    expect(button).toBeInTheDocument();
    await axe();
    if (button) await user.click(button);

    expect(await stepNamed().findByText(/^Fait le/)).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction')).toHaveLength(1);
  });
});
