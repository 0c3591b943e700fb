import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { on } from '@passerelle/shared/events';
import { axe, refuse, setViewport } from '@passerelle/shared/testing';

import { aDetail, openDocument } from '../testing/open-document';

const photo = aDetail({ name: 'Une photo', extension: 'png', description: '<p>Choisir la <b>bonne</b>.</p>' });
const film = (lastSecond: number | null = null) =>
  aDetail({ name: 'Relancer', extension: 'mov', type: 'video', reading: { lastPage: null, lastSecond } });
const template = aDetail({ name: 'Modèle de CV', extension: 'docx', url: '/api/files/7' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const media = (name: string) => screen.getByLabelText<HTMLMediaElement>(name);
const load = (image: HTMLElement) => fireEvent.load(image);

describe('a document', () => {
  it('says what it is, and shows a picture', async () => {
    await openDocument(photo);

    await heading('Une photo');
    screen.getByText('Fiche');
    await screen.findByText('bonne');
    const image = screen.getByRole('img', { name: 'Une photo' });
    expect(image).toHaveAttribute('src', photo.url);
    load(image);
    expect(screen.queryByRole('link', { name: 'Télécharger' })).not.toBeInTheDocument();
    await axe();
  });

  it('turns while a picture is slow, and not before', async () => {
    await openDocument(photo);
    await heading('Une photo');

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await screen.findByRole('progressbar', { name: 'Chargement de l’image' });
    load(screen.getByRole('img', { name: 'Une photo' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says that a picture is broken, and offers it', async () => {
    await openDocument(photo);
    fireEvent.error(await screen.findByRole('img', { name: 'Une photo' }));

    expect((await screen.findByRole('alert')).textContent).toContain('L’image ne s’affiche pas');
    screen.getByRole('link', { name: 'Télécharger' });
    await axe();
  });

  it('plays a film from where it was left, and remembers where it is stopped', async () => {
    const { api, unmount } = await openDocument(film(90));
    await heading('Relancer');
    const player = media('Relancer');
    Object.defineProperty(player, 'duration', { value: 600 });

    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(90);
    player.currentTime = 92;
    fireEvent.timeUpdate(player);
    player.currentTime = 131.7;
    fireEvent.pause(player);

    await waitFor(() => expect(api.requestsOf('PUT /me/library/:documentId/reading')).toHaveLength(1), {
      timeout: 3_000,
    });
    player.currentTime = 140;
    fireEvent.pause(player);
    unmount();
    await waitFor(() =>
      expect(api.requestsOf('PUT /me/library/:documentId/reading').map(({ body }) => body)).toEqual([
        { lastSecond: 131 },
        { lastSecond: 140 },
      ]),
    );
  });

  it('begins a film again that was seen to its end', async () => {
    const { api } = await openDocument(film(598));
    await heading('Relancer');
    const player = media('Relancer');
    Object.defineProperty(player, 'duration', { value: 600 });

    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(0);
    fireEvent.ended(player);

    await waitFor(
      () => expect(api.requestsOf('PUT /me/library/:documentId/reading')[0]?.body).toEqual({ lastSecond: 0 }),
      { timeout: 3_000 },
    );
  });

  it('plays a recording, and says when it cannot', async () => {
    await openDocument(aDetail({ name: 'Tenir', extension: 'mp3', type: 'podcast' }));
    await heading('Tenir');
    screen.getByText('Podcast');
    expect(media('Tenir').tagName).toBe('AUDIO');

    fireEvent.error(media('Tenir'));

    expect((await screen.findByRole('alert')).textContent).toContain('La lecture est impossible ici');
  });

  it('is told in words beneath, which lead to their place', async () => {
    const cues = [
      { start: 0, end: 4, text: 'Hier.' },
      { start: 65, end: 70, text: 'Demain.' },
    ];
    const captions = [
      { language: 'fr' as const, cues },
      { language: 'en' as const, cues: [{ start: 0, end: 4, text: 'Yesterday.' }] },
    ];
    const { user } = await openDocument({ ...film(), captions });
    await heading('Relancer');
    const player = media('Relancer');

    await user.click(screen.getByRole('button', { name: 'Aller à 1:05' }));
    expect(player.currentTime).toBe(65);
    expect(screen.getByText('Demain.').closest('li')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'anglais' }));
    expect(screen.getByText('Yesterday.').closest('ol')).toHaveAttribute('lang', 'en');
    expect(screen.queryByText('Hier.')).not.toBeInTheDocument();
    await axe();
  });

  it('is played as quickly as one likes, and the next one too', async () => {
    const first = await openDocument(film());
    await heading('Relancer');
    await first.user.click(screen.getByRole('button', { name: '1,5\u00A0×' }));
    expect(media('Relancer').playbackRate).toBe(1.5);
    first.unmount();

    await openDocument(film());
    await heading('Relancer');
    expect(media('Relancer').playbackRate).toBe(1.5);
  });

  it('says where it went on, and can begin again', async () => {
    const { user } = await openDocument(film(90));
    await heading('Relancer');
    const player = media('Relancer');
    Object.defineProperty(player, 'duration', { value: 600 });
    fireEvent.loadedMetadata(player);

    screen.getByText('Repris à 1:30.');
    await user.click(screen.getByRole('button', { name: 'Revoir depuis le début' }));
    expect(player.currentTime).toBe(0);
  });

  it('says which kind it cannot show, and offers to save it', async () => {
    await openDocument(aDetail({ extension: 'zip' }));

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Fichier non supporté.*\.zip/);
    screen.getByRole('link', { name: 'Télécharger' });
  });

  it('says of a template that it is filled in elsewhere, which is no fault', async () => {
    await openDocument(template);

    await screen.findByRole('heading', { level: 2, name: 'Ce modèle se remplit sur votre ordinateur' });
    screen.getByText(/^DOCX · 482.ko$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Télécharger' })).toHaveAttribute('href', '/api/files/7?download=true');
    await axe();
  });

  it('lets a template be read before it is saved', async () => {
    const preview = [
      { kind: 'heading', text: 'Expériences' },
      { kind: 'paragraph', text: 'Poste, entreprise, dates\nDeux lignes au plus' },
      { kind: 'item', text: 'Une réussite avec un chiffre' },
      { kind: 'item', text: 'Une deuxième, plus courte' },
    ] as const;
    await openDocument({ ...template, preview: [...preview] });

    const section = within(await screen.findByRole('region', { name: 'Ce que dit le modèle' }));
    section.getByText('La mise en page est dans le fichier.');
    section.getByRole('heading', { level: 3, name: 'Expériences' });
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Une réussite avec un chiffre',
      'Une deuxième, plus courte',
    ]);
    await axe();
  });

  it('leads to one that lies elsewhere', async () => {
    await openDocument(aDetail({ url: 'https://films.example/a.mp4', extension: 'mp4' }));

    const link = await screen.findByRole('link', { name: 'Ouvrir le document (nouvel onglet)' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('leads back to where one came from, or to the library', async () => {
    const { user, address } = await openDocument(photo, { from: '/library?filter=cv' });
    await user.click(await screen.findByRole('link', { name: 'Bibliothèque' }));
    expect(address()).toBe('/library?filter=cv');

    const fromTask = await openDocument(photo, { from: '/program/task/7' });
    await user.click(await screen.findByRole('link', { name: 'Retour' }));
    expect(fromTask.address()).toBe('/program/task/7');

    await openDocument(photo);
    expect(await screen.findByRole('link', { name: 'Bibliothèque' })).toHaveAttribute('href', '/library');
  });

  it('says that it is missing', async () => {
    await openDocument(photo, undefined, { 'GET /me/library/:documentId': () => refuse(404, { code: 'notFound' }) });

    await heading('Document manquant.');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    await axe();
  });

  it('says that it does not answer, and tries again', async () => {
    const { api, user } = await openDocument(photo, undefined, {
      'GET /me/library/:documentId': () => refuse(503, { code: 'notReady' }),
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    api.answer({ 'GET /me/library/:documentId': () => photo });

    await user.click(retry);

    await heading('Une photo');
  });

  it('is clean on a phone', async () => {
    setViewport(360);
    await openDocument(template, { download: true });
    await heading('Modèle de CV');
    await axe();
  });
});

describe('a document that a step asks to be opened', () => {
  let tokens = 0;
  let token = { validationToken: '' };
  // Each token can be used only once, also over several visits.
  beforeEach(() => {
    tokens += 1;
    token = { validationToken: `signed-token-${tokens}` };
  });
  const done = { 'POST /signedAction': () => ({ done: 'subTaskValidated' as const }) };

  it('validates the step once the document is shown, only once, and has the tasks fetched again', async () => {
    const heard = jest.fn();
    const stop = on('data-changed', ({ paths }) => heard(...paths));
    const { api } = await openDocument(photo, token, done);
    const image = await screen.findByRole('img', { name: 'Une photo' });
    expect(api.requestsOf('POST /signedAction')).toEqual([]);

    load(image);
    load(image);

    await screen.findByText('Étape validée.');
    expect(api.requestsOf('POST /signedAction').map(({ body }) => body)).toEqual([{ token: token.validationToken }]);
    await waitFor(() => expect(heard.mock.calls.flat()).toContain('/me/program'));
    stop();
  });

  it('says nothing of a token that was used before', async () => {
    const used = { 'POST /signedAction': () => refuse(400, { code: 'invalid', fields: { token: 'notAllowed' } }) };
    const { api } = await openDocument(photo, token, used);

    load(await screen.findByRole('img', { name: 'Une photo' }));

    await waitFor(() => expect(api.requestsOf('POST /signedAction')).toHaveLength(1));
    expect(screen.queryByText(/Étape|étape/)).not.toBeInTheDocument();
  });

  it('offers to try again when nothing answers', async () => {
    const { api, user } = await openDocument(photo, token, {
      'POST /signedAction': () => refuse(503, { code: 'notReady' }),
    });
    load(await screen.findByRole('img', { name: 'Une photo' }));
    await screen.findByText('L’étape n’a pas pu être validée.');
    api.answer({ 'POST /signedAction': () => ({ done: 'subTaskCounted' }) });

    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByText('C’est compté pour votre étape.');
  });

  it('is opened by saving it, where it cannot be shown', async () => {
    const { api, user } = await openDocument(template, token, done);
    const link = await screen.findByRole('link', { name: 'Télécharger' });
    expect(api.requestsOf('POST /signedAction')).toEqual([]);
    link.addEventListener('click', (event) => event.preventDefault());

    await user.click(link);

    await screen.findByText('Étape validée.');
  });

  it('asks no second time when the person comes back to it through the history', async () => {
    const first = await openDocument(photo, token, done);
    load(await screen.findByRole('img', { name: 'Une photo' }));
    await screen.findByText('Étape validée.');
    first.unmount();

    const { api } = await openDocument(photo, token, done);
    load(await screen.findByRole('img', { name: 'Une photo' }));

    await screen.findByRole('img', { name: 'Une photo' });
    expect(api.requestsOf('POST /signedAction')).toEqual([]);
  });

  it('without a token asks for nothing', async () => {
    const { api } = await openDocument(photo, { download: true });
    load(await screen.findByRole('img', { name: 'Une photo' }));

    screen.getByRole('link', { name: 'Télécharger' });
    expect(api.requestsOf('POST /signedAction')).toEqual([]);
  });
});
