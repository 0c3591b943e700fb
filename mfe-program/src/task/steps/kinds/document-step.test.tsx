import { screen } from '@testing-library/react';
import { anId, axe, setNow } from '@passerelle/shared/testing';

import { aStep, aTaskOf, doneStep, manual, showTask, stepNamed } from '../../../testing/task-page';

const libraryDocument = { id: anId(), name: 'Demander un conseil sans déranger' };
const reading = { type: 'document', documentSubType: 'toRead', libraryDocument } as const;
const sheet = aStep(reading);

describe('a document', () => {
  it('that counts by being opened leads to the viewer, and says so', async () => {
    const { user, address } = await showTask(aTaskOf([sheet]));

    expect(stepNamed().getByText('L’étape se valide dès que vous ouvrez le document.')).toBeInTheDocument();
    expect(stepNamed().queryByRole('button')).not.toBeInTheDocument();
    await axe();
    await user.click(stepNamed().getByRole('link', { name: 'Lire le document' }));

    expect(address()).toBe(`/library/${libraryDocument.id}`);
  });

  it('that is validated by hand has a button for that', async () => {
    const step = aStep({ ...reading, documentSubType: 'toDo', validation: manual });
    const { user, api } = await showTask(aTaskOf([step]), {}, aTaskOf([doneStep(step)]));
    expect(stepNamed().getByRole('link', { name: 'Ouvrir le document' })).toBeInTheDocument();

    await user.click(stepNamed().getByRole('button', { name: 'Valider cette étape' }));

    expect(await stepNamed().findByText(/^Fait le/)).toBeInTheDocument();
    expect(api.requestsOf('POST /signedAction')[0]?.body).toEqual({ token: 'task.token' });
  });

  it('that nothing validates is noted as read all the same', async () => {
    const step = aStep({ ...reading, validation: null });
    const { user, api } = await showTask(aTaskOf([step]), {}, aTaskOf([doneStep(step)]));

    await user.click(stepNamed().getByRole('button', { name: 'Valider cette étape' }));

    expect(await stepNamed().findByText(/^Fait le/)).toBeInTheDocument();
    expect(api.requestsOf('PUT /me/tasks/:taskId/subTask/:subTaskId')).toHaveLength(1);
  });

  it('can be read again once it is done', async () => {
    await showTask(aTaskOf([doneStep(sheet)]));

    expect(stepNamed().getByRole('link', { name: 'Relire le document' })).toBeInTheDocument();
  });

  it('that is gone says so', async () => {
    await showTask(aTaskOf([aStep({ ...reading, libraryDocument: null })]));

    expect(stepNamed().getByText('Ce document n’est plus dans la bibliothèque.')).toBeInTheDocument();
    expect(stepNamed().queryByRole('link')).not.toBeInTheDocument();
  });

  it('of a later week cannot be opened yet, and says why', async () => {
    setNow('2026-11-11T09:00:00.000Z');
    const { user, address } = await showTask(aTaskOf([sheet]));
    const before = address();

    await user.click(stepNamed().getByRole('button', { name: 'Lire le document' }));

    expect(stepNamed().queryByRole('link')).not.toBeInTheDocument();
    expect(stepNamed().getByText(/^Cette étape s’ouvre/)).toBeInTheDocument();
    expect(stepNamed().getByText('À venir')).toBeInTheDocument();
    expect(address()).toBe(before);
    expect(screen.getAllByText('À venir').length).toBeGreaterThan(0);
  });
});
