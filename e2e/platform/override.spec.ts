import { serveOutside } from '../support/serve-outside';
import { expect, phone, test } from '../support/test';

test('a remote that is being built is taken by its address, told of on every screen, and left with one click', async ({
  page,
  signIn,
  settled,
  noAxeViolations,
}) => {
  const source = await serveOutside();
  try {
    await signIn('participant');
    await page.goto(`/mentoring?remote=mfe-mentoring@${source.address}`);
    await expect(page.getByRole('heading', { name: 'Mentorat', level: 1 })).toBeVisible();
    const badge = page.getByRole('complementary', { name: 'Version d’essai' });
    await expect(badge).toContainText(`mfe-mentoring vient de ${new URL(source.address).host}.`);
    await noAxeViolations();

    // In another document, which names nothing, too; and where there is little room.
    await page.setViewportSize(phone);
    await page.goto('/library');
    await expect(page.getByRole('heading', { name: 'Bibliothèque', level: 1 })).toBeVisible();
    await expect(badge).toBeInViewport({ ratio: 1 });

    await badge.getByRole('button', { name: 'Quitter' }).click();
    await expect(badge).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/');
    await settled();
    expect(asked.filter((url) => url.startsWith(source.address))).toEqual([]);
    await expect(badge).toHaveCount(0);
  } finally {
    source.close();
  }
});
