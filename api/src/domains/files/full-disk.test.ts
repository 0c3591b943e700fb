import fs, { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ownTag } from '../../platform/starting/process-identity';
import { multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aSeeker } from '../job-offers/testing/a-seeker';

let app: TestApp;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await app.close();
});
afterEach(() => jest.restoreAllMocks());

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });

/** Pending uploads of this process. */
const arriving = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`passerelle-upload-${ownTag()}`));

const storedFiles = (): string[] => {
  const folder = join(app.services.config.dataDir, 'files');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(join(folder, name)).isFile());
};
const storedRows = async (): Promise<number> => (await app.db.selectFrom('files').select('id').execute()).length;

const faults = {
  'where uploads arrive': () => {
    jest.spyOn(fs, 'write').mockImplementation((...given: unknown[]) => {
      (given.at(-1) as (error: Error) => void)(noSpace());
    });
  },
  'for the folder of an upload': () => {
    jest.spyOn(promises, 'mkdtemp').mockRejectedValue(noSpace());
  },
  'in the file store, in the middle of a file': () => {
    jest.spyOn(promises, 'copyFile').mockImplementation(async (_from, to) => {
      writeFileSync(String(to), 'half of it');
      return Promise.reject(noSpace());
    });
  },
  'in the file store, as its bytes are flushed': () => {
    jest.spyOn(promises, 'rename').mockRejectedValue(noSpace());
  },
};

const uploads = {
  'a picture of oneself': ['PUT', '/api/me', () => [part('avatar', picture, 'moi.png')]],
  'a document': ['POST', '/api/me/library', () => [part('document', picture, 'cv.png'), part('name', 'CV')]],
  'a picture of a job offer': [
    'POST',
    '/api/me/jobOffers',
    () => [part('title', 'Comptable'), part('type', 'external'), part('documents.0.file', picture, 'a.png')],
  ],
} as const;

const combinations = Object.keys(uploads).flatMap((upload) => Object.keys(faults).map((fault) => [upload, fault]));

describe('a full disk', () => {
  it.each(combinations)('fails %s with 503 and a message (%s), and stores nothing', async (upload, fault) => {
    const [method, url, parts] = uploads[upload as keyof typeof uploads];
    const client = app.as(await aSeeker(app));
    faults[fault as keyof typeof faults]();

    const answer = await client.send({ method, url, ...multipart(...parts()) });

    expect([answer.status, answer.error, answer.headers['retry-after']]).toEqual([
      503,
      {
        code: 'notReady',
        message: 'Le serveur manque de place\u00A0: rien n’a été enregistré. Réessayez un peu plus tard.',
      },
      '60',
    ]);
    expect([arriving(), storedFiles(), await storedRows()]).toEqual([[], [], 0]);
  });

  it('lets an import of contacts fail the same way', async () => {
    const client = app.as(await app.aPerson());
    faults['where uploads arrive']();

    const sent = multipart(part('contacts', 'Nom;Prénom\nMartin;Zoé', 'contacts.csv'));
    const answer = await client.send({ method: 'POST', url: '/api/me/contacts/import/preview', ...sent });

    expect([answer.status, answer.headers['retry-after'], arriving()]).toEqual([503, '60', []]);
  });

  it('answers in English to an English reader', async () => {
    const client = app.as(await app.aPerson());
    faults['where uploads arrive']();

    const { payload, headers } = multipart(part('avatar', picture, 'me.png'));
    const answer = await client.send({
      method: 'PUT',
      url: '/api/me',
      payload,
      headers: { ...headers, 'accept-language': 'en' },
    });

    expect(answer.error.message).toBe(
      'The server is short of space: nothing was saved. Please try again a little later.',
    );
  });

  it('takes the same upload once there is room again', async () => {
    const client = app.as(await app.aPerson());
    const sent = multipart(part('avatar', picture, 'me.png'));

    expect((await client.send({ method: 'PUT', url: '/api/me', ...sent })).status).toBe(200);
    expect([storedFiles().length, await storedRows()]).toEqual([1, 1]);
  });
});
