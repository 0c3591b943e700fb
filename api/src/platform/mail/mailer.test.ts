import { startTestApp, type TestApp } from '../../testing/test-app';
import type { Mail } from './mailer';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mail: Mail = {
  kind: 'invitation',
  to: 'camille@example.org',
  locale: 'fr',
  subject: 'Bienvenue',
  html: '<p>Bienvenue</p>',
  text: 'Bienvenue',
};
const outbox = () => app.db.selectFrom('mails').select(['to_address', 'subject', 'status']).execute();

describe('a mail', () => {
  it('is stored in the outbox, once for each subject', async () => {
    await app.services.mailer.send(app.db, { ...mail, dedupeKey: 'invitation:1' }, app.clock.now());
    await app.services.mailer.send(app.db, { ...mail, dedupeKey: 'invitation:1' }, app.clock.now());

    expect(await outbox()).toEqual([{ to_address: 'camille@example.org', subject: 'Bienvenue', status: 'pending' }]);
  });

  it('is not stored when its transaction is rolled back', async () => {
    const undone = app.db.transaction().execute(async (transaction) => {
      await app.services.mailer.send(transaction, mail, app.clock.now());
      throw new Error('changed our mind');
    });

    await expect(undone).rejects.toThrow('changed our mind');
    expect(await outbox()).toHaveLength(1);
  });
});
