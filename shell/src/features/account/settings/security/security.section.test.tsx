import type { OwnSession, SecondFactor } from '@passerelle/shared/contract';
import { anId, axe, type Handlers, refuse } from '@passerelle/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

import { aPerson, openAs } from '../../account.test-helper';
import { SecuritySection } from './security.section';

jest.mock('../../../../session/full-navigation');

// The dialog is a chunk of its own, which a loaded machine takes its time for.
beforeAll(() => import('../../../second-factor/second-factor-dialog'));

const off: SecondFactor = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 };
const on: SecondFactor = { isOn: true, isRequired: false, since: '2026-10-01T08:00:00.000Z', recoveryCodesLeft: 8 };
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDDD-EEEE-000${index}`);
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const session = (with_: Partial<OwnSession> = {}): OwnSession => ({
  id: anId(1),
  isCurrent: false,
  browser: 'Safari',
  system: 'iPhone',
  place: 'otherNetwork',
  network: '198.51.100.0/24',
  startedAt: '2026-11-10T08:30:00.000Z',
  lastUsedAt: '2026-11-18T08:30:00.000Z',
  ...with_,
});
const current = session({ id: anId(2), isCurrent: true, browser: 'Chrome', system: 'Windows', place: 'thisDevice' });
const unknown = session({ id: anId(3), browser: null, system: null, place: 'sameNetwork' });

const open = (factor: SecondFactor, handlers: Handlers = {}) =>
  openAs(aPerson(), <SecuritySection />, {
    handlers: {
      'GET /me/secondFactor': () => factor,
      'GET /me/sessions': () => ({ items: [current, session(), unknown] }),
      ...handlers,
    },
  });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('the second factor in the account', () => {
  it('is set up with the password, the key and a code, and hands over its recovery codes once', async () => {
    let factor = off;
    const page = await open(off, {
      'GET /me/secondFactor': () => factor,
      'POST /me/secondFactor': () => ({ secret, address: `otpauth://totp/Passerelle:a?secret=${secret}` }),
      'POST /me/secondFactor/confirmation': () => {
        factor = on;
        return { recoveryCodes: codes };
      },
    });
    await press(page, 'Mettre en place');
    await page.user.type(await screen.findByLabelText('Votre mot de passe'), 'Passerelle-2026!');
    await axe();
    await press(page, 'Continuer');

    await screen.findByRole('figure', { name: 'Code QR à scanner avec votre application' });
    screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await axe();
    await page.user.type(screen.getByLabelText('Code'), '123456');
    await press(page, 'Activer');

    const list = await screen.findByRole('list', { name: 'Codes de secours' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await press(page, 'Copier');
    await screen.findByText('Codes copiés.');
    expect(copied.mock.calls[0]?.[0]).toContain(codes[9]);
    await axe();
    await press(page, 'J’ai conservé mes codes');
    await screen.findByText(/^La double authentification est activée depuis le/);
    expect(page.api.requestsOf('POST /me/secondFactor')[0]?.body).toEqual({ password: 'Passerelle-2026!' });
    expect(page.api.requestsOf('POST /me/secondFactor/confirmation')[0]?.body).toEqual({ code: '123456' });
  });

  it('says on its field that the code is wrong', async () => {
    const page = await open(off, {
      'POST /me/secondFactor': () => ({ secret, address: `otpauth://totp/Passerelle:a?secret=${secret}` }),
      'POST /me/secondFactor/confirmation': () => refuse(400, { code: 'invalid', fields: { code: 'notAllowed' } }),
    });
    await press(page, 'Mettre en place');
    await page.user.type(await screen.findByLabelText('Votre mot de passe'), 'Passerelle-2026!');
    await press(page, 'Continuer');
    await page.user.type(await screen.findByLabelText('Code'), '000000');
    await press(page, 'Activer');

    await screen.findByText(/^Ce code n’est pas valable/);
    expect(screen.queryByRole('list', { name: 'Codes de secours' })).not.toBeInTheDocument();
  });

  it('is turned off with the password and a code', async () => {
    let factor = on;
    const page = await open(on, {
      'GET /me/secondFactor': () => factor,
      'POST /me/secondFactor/removal': () => (factor = off),
    });
    await screen.findByText('Il vous reste 8 codes de secours.');
    await axe();
    await press(page, 'Désactiver');
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText('Votre mot de passe'), 'Passerelle-2026!');
    await page.user.type(dialog.getByLabelText('Code'), '123456');
    await page.user.click(dialog.getByRole('button', { name: 'Désactiver' }));

    await screen.findByText('La double authentification est désactivée.');
    await screen.findByRole('button', { name: 'Mettre en place' });
    expect(page.api.requestsOf('POST /me/secondFactor/removal')[0]?.body).toEqual({
      password: 'Passerelle-2026!',
      code: '123456',
    });
  });

  it('says when no recovery code is left, and makes new ones', async () => {
    const page = await open(
      { ...on, recoveryCodesLeft: 0 },
      { 'POST /me/secondFactor/recoveryCodes': () => ({ recoveryCodes: codes }) },
    );
    await screen.findByText(/^Vous n’avez plus de code de secours/);
    await press(page, 'Nouveaux codes de secours');
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText('Votre mot de passe'), 'Passerelle-2026!');
    await page.user.type(dialog.getByLabelText('Code'), '123456');
    await page.user.click(dialog.getByRole('button', { name: 'Obtenir de nouveaux codes' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(10);
  });

  it('cannot be turned off where the organisation requires it', async () => {
    await open({ ...on, isRequired: true });
    await screen.findByText(/^Votre organisation la demande/);
    expect(screen.queryByRole('button', { name: 'Désactiver' })).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Changer d’application' });
  });
});

describe('one’s sessions in the account', () => {
  it('say device, place and time in words, and the present one ends by signing out', async () => {
    await open(off);
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByText(/./)
          .map(({ textContent }) => textContent)
          .slice(0, 2),
      ),
    ).toEqual([
      ['Chrome sur Windows', 'Cet appareil'],
      ['Safari sur iPhone', 'Autre réseau\u00a0: 198.51.100.0/24'],
      ['Appareil inconnu', 'Même réseau que cet appareil'],
    ]);
    within(rows[1]!).getByText(/^Utilisée .*, ouverte mardi 10/);
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/api/auth/logout');
    await axe();
  });

  it('are ended one by one, after a question', async () => {
    let items = [current, session()];
    const page = await open(off, {
      'GET /me/sessions': () => ({ items }),
      'DELETE /me/sessions/:sessionId': () => ({ items: (items = [current]) }),
    });
    await press(page, 'Terminer la session Safari sur iPhone');
    await page.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terminer la session' }),
    );

    await screen.findByText('La session est terminée.');
    await waitFor(() => expect(screen.queryByText('Safari sur iPhone')).not.toBeInTheDocument());
    expect(page.api.requestsOf('DELETE /me/sessions/:sessionId')[0]?.params).toEqual({ sessionId: anId(1) });
    expect(screen.queryByRole('button', { name: 'Terminer toutes les autres' })).not.toBeInTheDocument();
  });

  it('are ended all at once but the present one', async () => {
    let items = [current, session(), unknown];
    const page = await open(off, {
      'GET /me/sessions': () => ({ items }),
      'DELETE /me/sessions': () => ({ items: (items = [current]) }),
    });
    await press(page, 'Terminer toutes les autres');
    await page.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terminer toutes les autres' }),
    );
    await screen.findByText('Vos autres sessions sont terminées.');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });
});
