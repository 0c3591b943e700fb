import { screen, waitFor, within } from '@testing-library/react';

import type { JobOffer } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import {
  aJobOffer,
  aProfile,
  axe,
  clearDate,
  dateField,
  enterDate,
  fakeApi,
  type FakeRequest,
  type Handlers,
  refuse,
  renderScreen,
  shownDate,
} from '@passerelle/shared/testing';
import { JobOfferCreateScreen } from './job-offer-create.screen';

const token = 'task.5f0c.0.signature';
const soon = { timeout: 10_000 };
const me = aProfile();

const added = ({ body }: FakeRequest) => aJobOffer({ title: (body as Pick<JobOffer, 'title'>).title });
const offers = (more: Handlers = {}) => fakeApi({ 'GET /me': () => me, 'POST /me/jobOffers': added, ...more });
const open = (route = '/job-offers/create', state: unknown = null) =>
  renderScreen(<JobOfferCreateScreen />, { route, state, path: '/job-offers/create', person: me });
type Opened = Awaited<ReturnType<typeof open>>;

const fill = async ({ user }: Opened, label: string | RegExp, text: string): Promise<void> => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};
const begin = async (page: Opened): Promise<void> => {
  await fill(page, 'Intitulé du poste', 'Comptable');
  await page.user.click(screen.getByRole('radio', { name: 'Externe' }));
};
const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Ajouter l’annonce' }));
const dialog = () => screen.findByRole('dialog', {}, soon);
const sent = (api: ReturnType<typeof offers>) => api.requestsOf('POST /me/jobOffers');

const picture = (type = 'image/png', size = 10): File =>
  Object.defineProperty(new File(['x'], 'annonce.png', { type }), 'size', { value: size });
const choose = async ({ user, container }: Opened, file: File): Promise<void> => {
  const chooser = container.querySelector<HTMLInputElement>('input[type=file]')!;
  // `accept` is only a suggestion of the file dialog.
  chooser.accept = '';
  await user.upload(chooser, file);
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = jest.fn();
});

describe('adding a job offer', () => {
  it('waits until it is touched and complete, and says why', async () => {
    const api = offers();
    const page = await open();
    await axe();
    expect(screen.getByRole('button', { name: 'Ajouter l’annonce' })).toHaveAttribute('aria-disabled', 'true');

    await send(page);
    await waitFor(() => expect(screen.getAllByText('Champ requis')).toHaveLength(2));
    expect(screen.getByLabelText('Intitulé du poste')).toHaveFocus();
    expect(sent(api)).toEqual([]);
    await axe();
  });

  it('sends all that was typed, and says what is now true', async () => {
    const api = offers();
    const page = await open();
    await begin(page);
    await page.user.selectOptions(screen.getByLabelText(/^Domaine professionnel/), 'accounting');
    await fill(page, /^Description/, 'Tenir les comptes.');
    await fill(page, /^Entreprise/, 'Marne Habitat');
    await fill(page, /^Adresse/, '12 rue des Bateliers');
    await fill(page, /^Origine/, 'Un ami');
    await fill(page, /^Référence/, 'MH-204');
    await enterDate(dateField(/^Date de candidature/), '12/11/2026');
    await enterDate(dateField(/^Me rappeler de relancer le/), '01/12/2026');
    await send(page);

    const success = await dialog();
    within(success).getByRole('heading', { name: 'C’est enregistré\u202F!' });
    within(success).getByText('Comptable');
    await axe(success);
    expect(sent(api).map(({ body }) => body)).toEqual([
      {
        title: 'Comptable',
        type: 'external',
        description: 'Tenir les comptes.',
        origin: 'Un ami',
        company: {
          name: 'Marne Habitat',
          address: { street: '12 rue des Bateliers' },
        },
        job: { occupation: 'accounting' },
        reference: 'MH-204',
        responseDate: '2026-11-12T00:00:00.000Z',
        followUpDate: '2026-12-01',
      },
    ]);
  });

  it.each([
    [null, '/', 'Revenir à l’accueil'],
    [{ from: '/program/task/t1' }, '/program/task/t1', 'Revenir à la page précédente'],
  ])('goes back to where it was begun (%j)', async (state, address, words) => {
    offers();
    const page = await open('/job-offers/create', state);
    await begin(page);
    await send(page);
    await page.user.click(within(await dialog()).getByRole('link', { name: words }));
    expect(page.address()).toBe(address);
  });

  it('leads to another one', async () => {
    offers();
    const page = await open();
    await begin(page);
    await send(page);
    await page.user.click(within(await dialog()).getByRole('button', { name: 'Ajouter une autre annonce' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const first = screen.getByLabelText<HTMLInputElement>('Intitulé du poste');
    expect(first).toHaveValue('');
    expect(first).toHaveFocus();
  });

  it('begins with the title of the address, once', async () => {
    const api = offers();
    const page = await open('/job-offers/create?title=Bûcheron+%2F+Bûcheronne');
    expect(screen.getByLabelText('Intitulé du poste')).toHaveValue('Bûcheron / Bûcheronne');
    await page.user.click(screen.getByRole('radio', { name: 'Externe' }));
    await send(page);
    await dialog();
    expect(sent(api)[0]?.body).toMatchObject({ title: 'Bûcheron / Bûcheronne' });

    await page.user.click(screen.getByRole('button', { name: 'Ajouter une autre annonce' }));
    await waitFor(() => expect(screen.getByLabelText('Intitulé du poste')).toHaveValue(''));
  });

  it('asks for the date of the application where the step does, and begins with today', async () => {
    const api = offers();
    const page = await open('/job-offers/create', { validationFields: ['responseDate'] });
    const date = dateField('Date de candidature');
    expect(shownDate(date)).toBe('18/11/2026');
    await begin(page);

    await clearDate(date);
    await send(page);
    screen.getByText('Champ requis');
    expect(sent(api)).toEqual([]);
    await enterDate(date, '17/11/2026');
    await send(page);

    await dialog();
    expect(sent(api)[0]?.body).toMatchObject({ responseDate: '2026-11-17T00:00:00.000Z' });
  });
});

describe('the picture of a job offer', () => {
  it('goes along with what can be seen on it', async () => {
    const api = offers();
    const page = await open();
    await begin(page);
    await choose(page, picture());
    screen.getByRole('img', { name: 'Aperçu de l’image choisie' });
    await axe();
    await fill(page, /^Description de l’image/, 'Capture du site');
    await send(page);

    await dialog();
    const [request] = sent(api);
    expect(request?.files['documents.0.file']?.name).toBe('annonce.png');
    expect(request?.body).toMatchObject({ title: 'Comptable', documents: [{ description: 'Capture du site' }] });
  });

  it.each([
    ['no picture', picture('application/pdf'), /^Cette image n’est pas au format JPEG ou PNG/],
    ['too heavy', picture('image/png', 500_001), /^Cette image pèse plus de 500/],
  ])('is refused at once when it is %s', async (_what, file, words) => {
    offers();
    const page = await open();
    await choose(page, file);
    await screen.findByText(words);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('can be taken away again, and is not sent', async () => {
    const api = offers();
    const page = await open();
    await begin(page);
    await choose(page, picture());
    await fill(page, /^Description de l’image/, 'Capture');
    await page.user.click(screen.getByRole('button', { name: 'Retirer l’image' }));
    expect(screen.getByRole('button', { name: 'Choisir une image' })).toHaveFocus();
    await send(page);

    await dialog();
    expect(sent(api)[0]?.body).not.toHaveProperty('documents');
  });

  it('is refused in words when the server finds something else in it', async () => {
    const fields = { 'documents.0.file': 'notAllowed' } as const;
    offers({ 'POST /me/jobOffers': () => refuse(415, { code: 'wrongType', fields }) });
    const page = await open();
    await begin(page);
    await choose(page, picture());
    await send(page);
    await screen.findByText(/^Cette image n’est pas au format JPEG ou PNG/);
    expect(screen.getByRole('button', { name: 'Ajouter l’annonce' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('a job offer for the step of a task', () => {
  it('counts, and has the programme fetched again', async () => {
    const heard = jest.fn();
    const off = on('data-changed', ({ paths }) => heard(...paths));
    const api = offers();
    const page = await open(`/job-offers/create?validationToken=${token}`);
    screen.getByText('Cette annonce comptera pour l’étape de votre tâche.');
    await begin(page);
    await send(page);

    await screen.findByText('Cela compte pour l’étape de votre tâche.', {}, soon);
    expect(sent(api)[0]?.body).toMatchObject({ taskValidationToken: token });
    await waitFor(() => expect(heard.mock.calls.flat()).toContain('/me/program'));
    off();
  });

  it('can be added without the step when the token is not taken', async () => {
    const fields = { taskValidationToken: 'unknown' } as const;
    const api = offers({
      'POST /me/jobOffers': (request) =>
        'taskValidationToken' in (request.body as object) ? refuse(400, { code: 'invalid', fields }) : added(request),
    });
    const page = await open(`/job-offers/create?validationToken=${token}`);
    await begin(page);
    await send(page);
    await screen.findByText(/^Rien n’a été enregistré/, {}, soon);

    await page.user.click(screen.getByRole('button', { name: 'Enregistrer sans l’étape' }));

    await dialog();
    expect(sent(api)).toHaveLength(2);
  });
});
