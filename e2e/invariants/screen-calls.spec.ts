import { DateTime } from 'luxon';

import { readSubjects, roughly, writtenCall } from '../../api/src/testing/screen-addresses';
import { readScreens, writeScreen } from '../../api/src/testing/screen-costs';
import type { Persona } from '../support/product';
import { expect, test } from '../support/test';

/** In the hours of which a change of summer time moves nothing into another day. */
const now = DateTime.utc().startOf('week').plus({ days: 2, hours: 9 });

/** The long-lived stream of changes, and the polling used instead without streaming. */
const repeated = ['GET /me/notifications/changes', 'GET /me/notifications?pageSize=1&status=received'];

/** Nothing that is not in the table may be asked for within this time after the last call. */
const CALM_MS = 2_000;

for (const screen of readScreens()) {
  test(`« ${screen.name} » asks for what its table says`, async ({ page, signIn, settled }) => {
    await signIn(screen.persona as Persona);
    const get = async (path: string) =>
      ((await (await page.request.get(`/api${path}`)).json()) as { data: unknown }).data;
    const ids = await readSubjects(screen.path, get);
    const path = Object.entries(ids).reduce((text, [name, id]) => text.replace(`{${name}}`, id), screen.path);

    const asked: string[] = [];
    page.on('request', (request) => {
      const [, address] = request.url().split('/api');
      if (address === undefined) return;
      const call = writtenCall(`${request.method()} ${address}`, now, ids);
      if (!repeated.includes(call) && !call.startsWith('POST /log')) asked.push(call);
    });
    await page.clock.setFixedTime(now.toJSDate());
    await page.goto(path);
    await settled();
    // Scrolling loads the deferred parts.
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 240);
    if (screen.name === 'Notifications') {
      await page.waitForLoadState('networkidle');
      asked.length = 0;
      await page.getByRole('button', { name: /^Notifications/ }).click();
    }
    await page.waitForLoadState('networkidle');

    if (process.env.SCREEN_CALLS === 'write') {
      await page.waitForTimeout(CALM_MS);
      writeScreen({ ...screen, calls: asked.map((call) => ({ call, statements: 0, bytes: 0 })) });
      return;
    }
    const seen = () => asked.map(roughly).toSorted();
    const expected = screen.calls.map(({ call }) => roughly(call)).toSorted();
    // Parts that load on demand ask late on a slow machine.
    await expect.poll(seen, { timeout: 20_000 }).toEqual(expected);
    await page.waitForTimeout(CALM_MS);
    expect(seen()).toEqual(expected);
  });
}
