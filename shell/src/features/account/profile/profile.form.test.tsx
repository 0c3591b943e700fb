import type { OwnProfile } from '@passerelle/shared/contract';
import { anId, aStaffProfile, axe, dateField, enterDate, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { useProfile } from '../sections/account.resource';
import { aPerson, openAs } from '../account.test-helper';
import { MoreFields } from './more/more-fields';
import { ProfileForm } from './profile.form';

jest.mock('../../../session/full-navigation');

const Profile = () => {
  const { data } = useProfile();
  return (
    data && (
      <ProfileForm me={data}>
        <MoreFields me={data} />
      </ProfileForm>
    )
  );
};
/** The button that sends the form is drawn last. */
const open = async (me: OwnProfile = aPerson(), handlers: Handlers = {}) => {
  const page = await openAs(me, <Profile />, { handlers });
  await screen.findByRole('button', { name: 'Enregistrer mes informations' });
  return page;
};

const save = () => screen.getByRole('button', { name: 'Enregistrer mes informations' });
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
type Opened = Awaited<ReturnType<typeof open>>;
const retype = async ({ user }: Opened, name: string | RegExp, text: string): Promise<void> => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const password = 'Passerelle-2026!';
const moveTo = async (page: Opened, email: string): Promise<void> => {
  await retype(page, 'Adresse e‑mail', email);
  await page.user.type(field('Confirmation de l’adresse e‑mail'), email);
  await page.user.type(field('Votre mot de passe'), password);
  await agreeAndSave(page);
};
const agreeAndSave = async ({ user }: Opened): Promise<void> => {
  await user.click(consent());
  await user.click(save());
};

describe('the profile', () => {
  it('is sent whole, what was left empty as null, and said to be kept', async () => {
    const job = {
      level: 'etam' as const,
      jobTitle: 'Technicienne',
      position: null,
      occupation: 'quality' as const,
      annualSalaryWithoutTax: 34500,
      entryOnDutyDate: null,
    };
    const claire = {
      id: anId(8),
      firstName: 'Claire',
      lastName: 'Nguyen',
      email: 'c@b.example',
      phone: null,
      avatarUrl: null,
    };
    const me = aPerson({ job: { ...job, manager: null, hrRepresentative: claire } });
    const page = await open(me, { 'PUT /me': () => ({ ...me, firstName: 'Amélie' }) });
    screen.getAllByText('Visible par les responsables de votre organisation, dont Claire Nguyen.');

    await retype(page, 'Prénom', 'Amélie');
    await agreeAndSave(page);

    await screen.findByText('Vos informations sont à jour.');
    await screen.findByText('Enregistré');
    expect(page.api.requestsOf('PUT /me')[0]?.body).toEqual({
      firstName: 'Amélie',
      lastName: 'Benkhelifa',
      email: me.email,
      birthday: '1984-03-12',
      gender: 'woman',
      civility: 'mrs',
      phone: '+33 1 23 45 67 89',
      mobilePhone: '+33 6 12 34 56 78',
      maritalStatus: null,
      degrees: null,
      spokenLanguages: [],
      consent: true,
      address: {
        type: null,
        street: null,
        zipCode: null,
        city: null,
      },
      company: me.company,
      job,
    });
    await waitFor(() => expect(screen.queryByText('Enregistré')).not.toBeInTheDocument(), { timeout: 5000 });
    // The next change is agreed to anew.
    expect(consent()).not.toBeChecked();
    screen.getByText('Pour continuer, vérifiez : Politique de confidentialité.');
  });

  it('says what is missing as long as it cannot be sent', async () => {
    const page = await open(aPerson({ birthday: null }));
    await screen.findByText('Pour continuer, vérifiez : Date de naissance et Politique de confidentialité.');

    await page.user.click(save());

    expect(dateField('Date de naissance')).toContainElement(document.activeElement as HTMLElement);
    expect(page.api.requestsOf('PUT /me')).toHaveLength(0);
  });

  it('refuses a birthday that has not come', async () => {
    const page = await open();
    await enterDate(dateField('Date de naissance'), '19/11/2026');
    await page.user.tab();
    await screen.findByText('Cette date ne peut pas être dans le futur');
  });

  it('asks for a new e-mail address twice, and tells when it is taken', async () => {
    const page = await open(aPerson(), {
      'PUT /me': () => refuse(409, { code: 'duplicate', fields: { email: 'duplicate' } }),
    });
    expect(screen.queryByLabelText('Confirmation de l’adresse e‑mail')).not.toBeInTheDocument();

    await retype(page, 'Adresse e‑mail', 'amel@new.example');
    await page.user.type(field('Confirmation de l’adresse e‑mail'), 'amel@new.exampl');
    await page.user.tab();
    await screen.findByText('Les deux emails doivent être identiques');
    await page.user.type(field('Confirmation de l’adresse e‑mail'), 'e');
    await page.user.type(field('Votre mot de passe'), password);
    await agreeAndSave(page);

    await screen.findByText('L’email indiqué est déjà utilisé par un autre utilisateur.');
    expect(field('Adresse e‑mail')).toHaveAttribute('aria-invalid', 'true');
    expect(page.api.requestsOf('PUT /me')[0]?.body).not.toHaveProperty('emailConfirmation');
  });

  it('asks for the password beside a new address, and for nothing where only its case changes', async () => {
    const me = aPerson();
    const page = await open(me);

    await retype(page, 'Adresse e‑mail', me.email.toUpperCase());
    expect(screen.queryByLabelText('Votre mot de passe')).not.toBeInTheDocument();
    await page.user.type(field('Adresse e‑mail'), '.fr');
    screen.getByText(/^Pour être sûr que la demande vient de vous/);
    await page.user.type(field('Confirmation de l’adresse e‑mail'), `${me.email.toUpperCase()}.fr`);
    await page.user.click(consent());

    screen.getByText('Pour continuer, vérifiez : Votre mot de passe.');
    await page.user.click(save());
    expect(field('Votre mot de passe')).toHaveFocus();
    expect(page.api.requestsOf('PUT /me')).toHaveLength(0);
    await axe();
  });

  it('says on its field that the password is wrong, and keeps it nowhere', async () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const page = await open(aPerson(), {
      'PUT /me': () => refuse(400, { code: 'invalid', fields: { oldPassword: 'notAllowed' } }),
    });
    await moveTo(page, 'amel@new.example');

    await screen.findByText('Ce n’est pas votre mot de passe actuel.');
    expect(page.api.requestsOf('PUT /me')[0]?.body).toMatchObject({ email: 'amel@new.example', oldPassword: password });
    await retype(page, 'Adresse e‑mail', aPerson().email);
    expect(screen.queryByLabelText('Votre mot de passe')).not.toBeInTheDocument();
    await page.user.click(save());
    await waitFor(() => expect(page.api.requestsOf('PUT /me')).toHaveLength(2));
    expect(page.api.requestsOf('PUT /me')[1]?.body).not.toHaveProperty('oldPassword');
    expect(written.mock.calls.filter(([, text]) => text.includes(password))).toEqual([]);
  });

  it('says that a new address waits, and shows the present one again', async () => {
    const me = aPerson();
    const emailChange = { email: 'amel@new.example', expiresAt: '2026-11-19T09:30:00.000Z', isByStaff: false };
    const page = await open(me, { 'PUT /me': () => ({ ...me, emailChange }) });

    await moveTo(page, 'amel@new.example');

    await screen.findByText(
      'Vos informations sont enregistrées. Ouvrez l’e‑mail envoyé à votre nouvelle adresse pour la confirmer.',
    );
    screen.getByText('Votre nouvelle adresse attend d’être confirmée');
    expect(field('Adresse e‑mail')).toHaveValue(me.email);
    expect(screen.queryByLabelText('Votre mot de passe')).not.toBeInTheDocument();
    await axe();
  });

  it('is kept on the screen when the server fails, and says so', async () => {
    const page = await open(aPerson(), { 'PUT /me': () => refuse(500, { code: 'unexpected' }) });
    await retype(page, 'Prénom', 'Amélie');
    await agreeAndSave(page);

    await screen.findByText(/^Nous sommes désolés, une erreur inattendue est survenue/);
    screen.getByText('Vos informations n’ont pas été enregistrées. Ce que vous avez saisi est toujours là.');
    expect(field('Prénom')).toHaveValue('Amélie');
    screen.getByText(/^Brouillon enregistré/);
  });

  it('lets go of a new address that was left half way, and keeps the rest of what was typed', async () => {
    const me = aPerson();
    const first = await open(me);
    await retype(first, 'Adresse e‑mail', 'amel@new.example');
    await retype(first, 'Prénom', 'Amélie');
    await screen.findByText(/^Brouillon enregistré/);
    first.unmount();

    const page = await open(me, { 'PUT /me': () => me });
    expect(field('Prénom')).toHaveValue('Amélie');
    expect(field('Adresse e‑mail')).toHaveValue(me.email);
    await agreeAndSave(page);

    await waitFor(() => expect(page.api.requestsOf('PUT /me')).toHaveLength(1));
    expect(page.api.requestsOf('PUT /me')[0]?.body).toMatchObject({ email: me.email, firstName: 'Amélie' });
  });

  it('of staff says nothing of a post', async () => {
    const me = aStaffProfile('owner', { id: anId(7) });
    const page = await open(me);
    expect(screen.queryByLabelText(/^Salaire/)).not.toBeInTheDocument();
    screen.getAllByText('Visible par les responsables de votre organisation.');

    await retype(page, 'Prénom', 'Clara');
    await agreeAndSave(page);

    await waitFor(() => expect(page.api.requestsOf('PUT /me')).toHaveLength(1));
    expect(page.api.requestsOf('PUT /me')[0]?.body).not.toHaveProperty('job');
  });
});
