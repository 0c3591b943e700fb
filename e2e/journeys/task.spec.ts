import { closeTaskCompleted, expect, phone, test } from '../support/test';

test('a participant reads a document and opens a page for a task, which is then validated', async ({
  page,
  context,
  signIn,
  noAxeViolations,
}) => {
  // Content of other sites is not tested.
  await context.route('https://www.linkedin.com/**', (route) => route.fulfill({ body: 'Un profil' }));
  await signIn('participant');
  await page.goto('/?filter=currentWeek');
  await page.getByRole('link', { name: 'Donner du relief à votre résumé' }).click();
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  const [reading, publishing] = [step('Repartir de vos trois résultats'), step('Publier votre résumé')];
  await noAxeViolations();

  await reading.getByRole('link', { name: 'Lire le document' }).click();
  await expect(page).toHaveURL(/\/library\//);
  // The step counts once the document is there, not once its name is.
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Étape validée.')).toBeVisible();
  await page.goBack();
  await expect(reading.getByText(/^Fait le/)).toBeVisible();

  const tab = page.waitForEvent('popup');
  await publishing.getByRole('link', { name: /^Ouvrir la page/ }).click();
  await (await tab).close();
  // This page asks for a word of one's own that it is done.
  await publishing.getByRole('button', { name: 'Valider cette étape' }).click();
  const moment = page.getByRole('dialog', { name: /^Tâche validée/ });
  await expect(moment.getByText(/^\+20\s+points, \d+ sur 100 cette semaine$/)).toBeVisible();
  await noAxeViolations();
  await closeTaskCompleted(page);
  await expect(page.getByText(/^Tâche validée le/)).toBeVisible();
  await noAxeViolations();

  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/?filter=currentWeek');
  // Another journey of this person may have just completed a task: its dialog then covers the list here as well.
  const includeHidden = true;
  const row = page
    .getByRole('listitem', { includeHidden })
    .filter({ has: page.getByRole('link', { name: 'Donner du relief à votre résumé', includeHidden }) });
  await expect(row.getByText('Validée', { exact: true })).toBeVisible();
});

test('a participant hands in a file on a phone; a second one of that name is refused', async ({
  page,
  signIn,
  noAxeViolations,
  expectTrouble,
}) => {
  expectTrouble(/409|library/);
  await page.setViewportSize(phone);
  await signIn('participant');
  const name = 'Mes questions.txt';
  const body = { name, mimeType: 'text/plain', buffer: Buffer.from('Quelle a été votre première semaine ?') };
  const taken = await page.request.post('/api/me/library', { multipart: { name, document: body } });
  expect(taken.status()).toBe(200);

  await page.goto('/');
  await page.getByRole('link', { name: 'Solliciter deux avis sur vos pistes' }).click();
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Joindre la liste de vos questions' }) });
  const file = step.locator('input[type=file]');
  await file.setInputFiles(body);
  await noAxeViolations();
  await step.getByRole('button', { name: 'Envoyer le fichier' }).click();
  await expect(step.getByRole('alert')).toHaveText(/porte déjà ce nom/);

  await file.setInputFiles({ ...body, name: 'Mes autres questions.txt' });
  await step.getByRole('button', { name: 'Envoyer le fichier' }).click();
  await expect(step.getByText(/^Fait le/)).toBeVisible();
  await expect(step.getByRole('link', { name: /^Mes autres questions\.txt/ })).toBeVisible();
  await noAxeViolations();
});

test('a task of next week says when it opens, and opens nothing', async ({ page, signIn }) => {
  await signIn('participant');
  await page.goto('/?filter=nextWeek');
  const row = page.getByRole('button', { name: 'Préparer vos réponses à dix questions' });
  await expect(row).toHaveAttribute('aria-disabled', 'true');

  await row.click({ force: true });

  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/^Cette tâche s’ouvre lundi/)).toBeVisible();
  await expect(page).toHaveURL('/?filter=nextWeek');
});

test('there is one way to plan an action at each width', async ({ page, signIn }) => {
  await signIn('participant');
  for (const width of [360, 576, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour/);
    const ways = page.getByRole('main').getByRole('link', { name: 'Planifier une action' });
    await expect(ways.filter({ visible: true }), `at ${width} px`).toHaveCount(1);
  }
});
