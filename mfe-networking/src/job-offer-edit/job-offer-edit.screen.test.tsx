import { screen, waitFor } from '@testing-library/react';

import type { JobOffer } from '@passerelle/shared/contract';
import {
  aJobOffer,
  aProfile,
  axe,
  dateField,
  enterDate,
  fakeApi,
  type Handlers,
  refuse,
  renderScreen,
  shownDate,
} from '@passerelle/shared/testing';
import { JobOfferEditScreen } from './job-offer-edit.screen';

const me = aProfile();
const document = { id: '00000000-0000-4000-8000-000000000011', url: '/api/files/11', description: 'Capture' };
// Both days have passed: a stored day stays allowed.
const site = aJobOffer({ followUpDate: '2026-11-12', documents: [document] });
const body = {
  title: site.title,
  type: 'external',
  company: site.company,
  job: { occupation: null },
  responseDate: site.responseDate,
  followUpDate: '2026-11-12',
  origin: site.origin,
  reference: site.reference,
  description: site.description,
  documents: [
    {
      id: document.id,
      description: 'Capture',
    },
  ],
};

const versionOf = (offer: JobOffer, version: number): JobOffer => ({ ...offer, version });
const follow = (more: Handlers = {}) =>
  fakeApi({
    'GET /me': () => me,
    'GET /me/jobOffers/:jobOfferId': () => versionOf(site, 3),
    'PUT /me/jobOffers/:jobOfferId': () => versionOf(site, 4),
    ...more,
  });
const button = () => screen.getByRole('button', { name: 'Enregistrer les modifications' });
async function open(state: unknown = null) {
  const page = await renderScreen(<JobOfferEditScreen />, {
    route: `/job-offers/${site.id}/edit`,
    path: '/job-offers/:jobOfferId/edit',
    state,
    person: me,
  });
  await screen.findByRole('heading', { level: 1, name: 'Modifier l’annonce' });
  const fill = async (label: string | RegExp, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    if (text) await page.user.paste(text);
  };
  const choose = async (file: File) => {
    const chooser = page.container.querySelector<HTMLInputElement>('input[type=file]')!;
    // `accept` is only a suggestion of the file dialog.
    chooser.accept = '';
    await page.user.upload(chooser, file);
  };
  return { ...page, fill, choose, save: () => page.user.click(button()) };
}
const sent = (api: ReturnType<typeof follow>) => api.requestsOf('PUT /me/jobOffers/:jobOfferId');
const picture = (type = 'image/png', size = 10): File =>
  Object.defineProperty(new File(['x'], 'annonce.png', { type }), 'size', { value: size });
const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = jest.fn();
});

describe('changing a job offer', () => {
  it('waits for a change, sends the whole of it, says so, and leads back', async () => {
    const api = follow();
    const { fill, save, address } = await open({ from: '/job-offers?page=2' });
    screen.getByRole('img', { name: 'Image enregistrée' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await axe();
    await fill('Intitulé du poste', '');
    await save();
    screen.getByText('Champ requis');
    expect(sent(api)).toEqual([]);

    await fill('Intitulé du poste', 'Directrice de travaux');
    await fill(/^Référence/, '');
    await save();

    await screen.findByText('L’annonce a été mise à jour avec succès');
    await waitFor(() => expect(address()).toBe(`/job-offers/${site.id}`));
    expect(sent(api).map((request) => request.body)).toEqual([
      { ...body, title: 'Directrice de travaux', reference: null },
    ]);
    expect(sent(api)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('asks for no reminder once the answer is there, and leaves the stored day', async () => {
    const answered: JobOffer = { ...site, status: 'accepted' };
    const api = follow({ 'GET /me/jobOffers/:jobOfferId': () => versionOf(answered, 3) });
    const { fill, save } = await open();
    expect(screen.queryByLabelText(/^Me rappeler/)).not.toBeInTheDocument();
    await fill(/^Référence/, 'MH-301');
    await save();
    await waitFor(() => expect(sent(api).at(-1)?.body).toMatchObject({ followUpDate: '2026-11-12' }));
  });

  it('given another change meanwhile, leaves the typed text, shows the rest as it is stored now, and saves on the second press', async () => {
    const now = { ...site, reference: 'MH-300', updatedAt: '2026-11-18T09:00:00.000Z' };
    const api = follow({ 'PUT /me/jobOffers/:jobOfferId': () => refuse(409, { code: 'conflict' }) });
    const { fill, save } = await open();
    await fill('Intitulé du poste', 'Directrice de travaux');
    api.answer({ 'GET /me/jobOffers/:jobOfferId': () => versionOf(now, 4) });
    await save();

    await screen.findByText(/^Cette annonce a été modifiée entre-temps/);
    expect(input('Intitulé du poste')).toHaveValue('Directrice de travaux');
    expect(input(/^Référence/)).toHaveValue('MH-300');
    api.answer({ 'PUT /me/jobOffers/:jobOfferId': () => versionOf(now, 5) });
    await save();

    await screen.findByText('L’annonce a été mise à jour avec succès');
    expect(sent(api).at(-1)?.headers.get('if-match')).toBe('"4"');
    expect(sent(api).at(-1)?.body).toEqual({ ...body, title: 'Directrice de travaux', reference: 'MH-300' });
  });

  it('takes no new day for the reminder that has passed', async () => {
    const api = follow();
    const { save } = await open();
    const day = dateField(/^Me rappeler de relancer le/);
    expect(shownDate(day)).toBe('12/11/2026');
    await enterDate(day, '17/11/2026');
    await save();

    screen.getByText('Choisissez aujourd’hui ou un jour à venir', { selector: 'form > * *:not(a)' });
    expect(sent(api)).toEqual([]);
  });

  it('leaves the typed text when saving fails, and stores it as a draft', async () => {
    follow({ 'PUT /me/jobOffers/:jobOfferId': () => refuse(500, { code: 'unexpected' }) });
    const first = await open();
    await first.fill('Intitulé du poste', 'Directrice de travaux');
    await first.save();
    await screen.findByText(/une erreur inattendue est survenue/);
    expect(input('Intitulé du poste')).toHaveValue('Directrice de travaux');
    first.unmount();

    await open();

    expect(input('Intitulé du poste')).toHaveValue('Directrice de travaux');
  });

  it('says when there is nothing to change', async () => {
    follow({ 'GET /me/jobOffers/:jobOfferId': () => refuse(404, { code: 'notFound' }) });
    await renderScreen(<JobOfferEditScreen />, {
      route: `/job-offers/${site.id}/edit`,
      path: '/job-offers/:jobOfferId/edit',
    });
    await screen.findByRole('heading', { level: 1, name: 'Cette annonce n’est pas parmi les vôtres' });
  });
});

describe('the picture of a job offer that is changed', () => {
  it('is replaced by another, with its words', async () => {
    const api = follow();
    const { choose, fill, save } = await open();
    await choose(picture('image/png', 500_001));
    await screen.findByText(/^Cette image pèse plus de 500/);
    await choose(picture());
    screen.getByRole('img', { name: 'Aperçu de l’image choisie' });
    await fill(/^Description de l’image/, 'Plan de situation');
    await save();

    await screen.findByText('L’annonce a été mise à jour avec succès');
    const [request] = sent(api);
    expect(request?.files['documents.0.file']?.name).toBe('annonce.png');
    expect(request?.body).toMatchObject({ title: site.title, documents: [{ description: 'Plan de situation' }] });
    expect(request?.headers.get('if-match')).toBe('"3"');
  });

  it('is taken away, put back, and taken away again', async () => {
    const api = follow();
    const { user, save } = await open();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Retirer l’image');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await press('Remettre l’image enregistrée');
    screen.getByRole('img', { name: 'Image enregistrée' });
    await press('Retirer l’image');
    await save();

    await screen.findByText('L’annonce a été mise à jour avec succès');
    expect(sent(api)[0]?.body).toEqual({ ...body, documents: [] });
  });
});
