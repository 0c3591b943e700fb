import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

import { password, personas } from '../support/product';
import { desktop, expect, phone, test } from '../support/test';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an application shows for a key, some steps of thirty seconds away. */
function codeOf(key: string, steps = 0): string {
  const bits = Array.from(key.replaceAll(/\s/g, ''), (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(19) & 0x0f) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const enterPassword = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Adresse e‑mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

for (const [viewport, persona] of [
  [desktop, 'manager'],
  [phone, 'otherParticipant'],
] as const) {
  test(`from the account to the login page and back, ${viewport.width} px`, async ({
    page,
    browser,
    baseURL,
    signIn,
    noAxeViolations,
    expectTrouble,
  }) => {
    expectTrouble(/401/);
    await page.setViewportSize(viewport);
    await signIn(persona);
    await page.goto('/account#security');
    await noAxeViolations();

    await page.getByRole('button', { name: 'Mettre en place' }).click();
    await page.getByLabel('Votre mot de passe').fill(password);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByRole('figure', { name: /^Code QR/ })).toBeVisible();
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await noAxeViolations();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key, -1));
    await page.getByRole('button', { name: 'Activer' }).click();
    const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await noAxeViolations();
    await page.getByRole('button', { name: 'J’ai conservé mes codes' }).click();
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible();

    await page.goto('/api/auth/logout');
    await enterPassword(page, personas[persona]);
    await expect(page.getByLabel('Code')).toBeFocused();
    await noAxeViolations();
    await page.getByLabel('Code').fill(codeOf(key));
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page).not.toHaveURL('/login');

    // On another device, by a recovery code; from here that session is seen, and ended.
    const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const elsewhere = await other.newPage();
    await enterPassword(elsewhere, personas[persona]);
    await elsewhere.getByLabel('Code').fill(recoveryCode);
    await elsewhere.getByRole('button', { name: 'Continuer' }).click();
    await expect(elsewhere).not.toHaveURL('/login');

    await page.goto('/account#security');
    await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Terminer la session Chrome/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminer la session' }).click();
    await expect(page.getByText('La session est terminée.')).toBeVisible();
    expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
    expect((await page.request.get('/api/me')).status()).toBe(200);
    await other.close();

    // Left as it was found: the demo’s accounts have no second factor.
    await page.getByRole('button', { name: 'Désactiver' }).click();
    await page.getByLabel('Votre mot de passe').fill(password);
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
    await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByRole('button', { name: 'Mettre en place' })).toBeVisible();
  });
}
