import { pageOf } from './page.mjs';

const password = 'Passerelle-2026!';
const participant = 'participant@demo.example';
const task = 'Solliciter deux avis';

/**
 * The common journey: signs in, reads home, opens a task and the contact book, plans an action.
 * @param {import('./page.mjs').Engine} engine @param {string} origin
 */
export async function takeMainJourneys(engine, origin) {
  const page = pageOf(engine, origin);
  await page.go('/login');
  await page.press('button', 'Tout refuser');
  await page.fill('Adresse e‑mail', participant);
  await page.fill('Mot de passe', password);
  await page.press('button', 'Se connecter');

  await page.see('h1', 'Bonjour');
  await page.press('main a', task);
  await page.see('h1', task);
  await page.titled(task);

  await page.press('nav a', 'Contacts');
  await page.see('h1', 'Contacts');
  await page.see('main a', 'Agnès Morvan');

  await page.go('/networking-actions/create/what');
  await page.press('label', 'Demande de conseil');
  await page.fill('Titre', 'Votre regard sur ma piste');
  await page.press('button', 'Continuer');
  await page.fill('Chercher dans vos contacts', 'morvan');
  await page.press('label', 'Agnès Morvan');
  await page.press('button', 'Continuer');
  await page.fill('Jour', '24112037');
  await page.fill('Heures', '1230');
  await page.press('label', 'En visio');
  await page.press('button', 'Planifier');
  await page.see('[role="dialog"]', 'C’est planifié');

  const failed = await page.read(`document.body.innerText.includes('Réessayer')`);
  if (failed) throw new Error('A part of the page has failed.');
}
