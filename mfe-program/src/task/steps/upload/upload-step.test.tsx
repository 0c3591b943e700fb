import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aLibraryDocument,
  anId,
  aProfile,
  axe,
  later,
  refuse,
  setNow,
  type Handlers,
} from '@passerelle/shared/testing';
import type { SubTask } from '@passerelle/shared/contract';

import { aStep, aTaskOf, answered, doneStep, showTask, stepNamed } from '../../../testing/task-page';

const person = aProfile();
const documentId = anId();
const storedDocument = () => aLibraryDocument({ id: documentId, name: 'cv.pdf' });
const step = aStep({ type: 'upload' });
const cv = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
const sized = (size: number, name = 'cv.pdf') => Object.defineProperty(new File(['x'], name), 'size', { value: size });

const show = async (handlers: Handlers = {}, one: SubTask = step) => {
  const shown = await showTask(
    aTaskOf([one]),
    { handlers: { 'POST /me/library': storedDocument, ...handlers }, person },
    aTaskOf([doneStep(one)]),
  );
  await stepNamed().findByRole('button', { name: /^Choisir un/ });
  const choose = (file: File) => {
    const input = shown.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose a file with.');
    fireEvent.change(input, { target: { files: [file] } });
  };
  return { ...shown, choose };
};
const send = () => screen.findByRole('button', { name: 'Envoyer le fichier' });

// Loading the lazy chunk takes a while the first time.
beforeAll(() => import('./upload-step'));

describe('a file to hand in', () => {
  it('goes to the library first, and then to its step', async () => {
    const { user, api, choose } = await show();
    expect(screen.getByText('Visible par les personnes qui vous accompagnent.')).toBeInTheDocument();
    await axe();
    choose(cv);
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    await axe();

    await user.click(await send());

    expect(await screen.findByText('Fichier envoyé')).toBeInTheDocument();
    const [upload] = api.requestsOf('POST /me/library');
    expect(upload?.files['document']?.name).toBe('cv.pdf');
    const { family } = aTaskOf([step]).task;
    expect(upload?.body).toEqual({ name: 'cv.pdf', family, language: 'fr', type: 'file', subTaskId: step.id });
    expect(api.requestsOf('POST /signedAction').map(({ body }) => body)).toEqual([
      { token: 'task.token', document: documentId },
    ]);
    expect(stepNamed().getByText(/^Fait le/)).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement?.id).toBe(`step-${step.id}`));
  });

  it('is celebrated where it was all that its task asked for', async () => {
    const id = anId();
    const reward = { points: 30, badge: null };
    const { user, container } = await showTask(
      aTaskOf([step], { id, status: 'started' }),
      { handlers: { 'POST /me/library': storedDocument }, person },
      aTaskOf([doneStep(step)], { id, status: 'validated', validatedAt: '2026-11-18T09:30:00.000Z', reward }),
    );
    await stepNamed().findByRole('button', { name: /^Choisir un/ });
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [cv] } });
    await user.click(await send());

    const moment = within(await screen.findByRole('dialog', { name: /^Tâche validée/ }));
    expect(await moment.findByText(/^\+30\spoints/)).toBeInTheDocument();
  });

  it('is stored by an update where nothing validates its step', async () => {
    const one = aStep({ type: 'upload', validation: null });
    const { user, api, choose } = await show({}, one);
    choose(cv);

    await user.click(await send());

    await screen.findByText('Fichier envoyé');
    expect(api.requestsOf('PUT /me/tasks/:taskId/subTask/:subTaskId')[0]?.body).toEqual({ document: documentId });
  });

  it('that has arrived is not sent again when validating its step failed, not even after a reload', async () => {
    const lost = () => refuse(503, { code: 'notReady' });
    const { user, api, choose, unmount } = await show({ 'POST /signedAction': lost });
    choose(cv);
    await user.click(await send());
    expect(await screen.findByText(/momentanément indisponible/)).toBeInTheDocument();
    expect(screen.getByText('Votre fichier est arrivé, mais l’étape ne le sait pas encore.')).toBeInTheDocument();
    expect(api.requestsOf('POST /me/library')).toHaveLength(1);
    unmount();

    const again = await show();
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Terminer l’envoi' }));

    await screen.findByText('Fichier envoyé');
    expect(again.api.requestsOf('POST /me/library')).toHaveLength(0);
    expect(again.api.requestsOf('POST /signedAction')[0]?.body).toEqual({ token: 'task.token', document: documentId });
  });

  it.each([
    ['a name that is taken', 409, 'duplicate', { document: 'duplicate' }, /porte déjà ce nom/],
    ['too large a file', 413, 'tooLarge', {}, /trop lourd\s: 50\sMo au plus/],
    [
      'more than one person may store',
      413,
      'tooLarge',
      { document: 'tooMany' },
      /500\sMo en tout, et celui-ci n’y tient plus/,
    ],
    [
      'another type than its name says',
      415,
      'wrongType',
      { document: 'notAllowed' },
      /type de fichier n’est pas accepté/,
    ],
  ] as const)('says of %s what is wrong, and asks for another', async (_what, status, code, fields, words) => {
    const { user, api, choose } = await show({ 'POST /me/library': () => refuse(status, { code, fields }) });
    choose(cv);
    await user.click(await send());

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('button', { name: 'Choisir un fichier' })).toHaveFocus();
    expect(api.requestsOf('POST /signedAction')).toHaveLength(0);
    await axe();
  });

  it.each([
    ['too large', sized(50_000_001), /trop lourd/],
    ['empty', sized(0), /est vide/],
    ['of a refused type', sized(10, 'outil.exe'), /type de fichier n’est pas accepté/],
  ])('that is %s is not even sent', async (_what, file, words) => {
    const { api, choose } = await show();

    choose(file);

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByRole('button', { name: 'Envoyer le fichier' })).not.toBeInTheDocument();
    expect(api.requestsOf('POST /me/library')).toHaveLength(0);
  });

  it('may be dropped', async () => {
    await show();

    fireEvent.drop(screen.getByText(/^Déposez un fichier ici/), { dataTransfer: { files: [cv] } });

    expect(await send()).toBeInTheDocument();
  });

  it('says that it is being sent, and is sent once', async () => {
    const answer = later<ReturnType<typeof storedDocument>>();
    const { user, api, choose } = await show({ 'POST /me/library': () => answer.promise });
    choose(cv);

    await user.dblClick(await send());

    expect(await screen.findByText('Envoi en cours…')).toBeInTheDocument();
    answer.resolve(storedDocument());
    await screen.findByText('Fichier envoyé');
    expect(api.requestsOf('POST /me/library')).toHaveLength(1);
  });

  it('can be opened again once it was handed in', async () => {
    const documents = [{ id: documentId, name: 'cv.pdf', url: '/api/files/1' }];
    await showTask(aTaskOf([{ ...step, userSubTask: { ...answered, documents } }]));

    expect(await screen.findByRole('link', { name: 'cv.pdf (nouvel onglet)' })).toBeInTheDocument();
  });

  it('waits for its week', async () => {
    setNow('2026-11-11T09:00:00.000Z');
    await show();

    expect(screen.getByRole('button', { name: 'Choisir un fichier' })).toHaveAttribute('aria-disabled', 'true');
    expect(stepNamed().getByText(/^Cette étape s’ouvre/)).toBeInTheDocument();
  });
});
