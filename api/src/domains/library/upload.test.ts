import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LibraryDocument, TaskDetail } from '@passerelle/shared/contract';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { TestPerson } from '../../testing/builders';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, stepsOf, tasksOf } from '../programs/testing/a-participant';
import { aTask, aTemplate, aText } from '../programs/testing/a-template';
import { contentTypeOf } from './content-types';

let app: TestApp;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson();
  client = app.as(person);
});

const files = join(import.meta.dirname, '../../../demo-content');
const demo = (name: string) => readFile(join(files, name));
const pdf = '%PDF-1.7\n1 0 obj\n';

const post = (parts: readonly Buffer[], headers: Record<string, string> = {}, who = client) => {
  const { payload, headers: form } = multipart(...parts);
  return who.send<LibraryDocument>({
    method: 'POST',
    url: '/api/me/library',
    payload,
    headers: { ...form, ...headers },
  });
};
const send = (file: string, bytes: string | Buffer = pdf, fields: Record<string, string> = {}) =>
  post([part('document', bytes, file), part('name', 'Mon CV'), ...Object.entries(fields).map(([k, v]) => part(k, v))]);
const pathOf = ({ url }: LibraryDocument) => url.slice('/api'.length);
const ownCount = async () =>
  (await app.db.selectFrom('library_documents').where('owner_id', '=', person.id).selectAll().execute()).length;

describe('uploading a document', () => {
  it('Given a PDF and its fields, Then it is stored, and its owner and their staff can open it', async () => {
    const bytes = await demo('common/library/files/asking-for-advice.pdf');

    const { status, data } = await send('Résumé « été ».PDF', bytes, { family: 'cv', language: 'en', subTaskId: '' });

    expect([status, data]).toEqual([
      200,
      {
        id: expect.any(String),
        name: 'Mon CV',
        description: null,
        type: 'file',
        extension: 'pdf',
        family: 'cv',
        language: 'en',
        size: bytes.length,
        updatedAt: app.clock.now().toISO(),
        url: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/),
        cover: null,
        duration: null,
        passage: null,
      },
    ]);
    expect((await client.get(`/me/library/${data.id}`)).data).toMatchObject({ name: 'Mon CV' });
    const opened = await client.get(pathOf(data));
    expect(opened.bytes.equals(bytes)).toBe(true);
    expect(opened.headers['content-disposition']).toContain("filename*=UTF-8''R%C3%A9sum%C3%A9%20%C2%AB");
    const [manager, colleague] = [
      await app.aPerson({ organization_id: person.organizationId, role: 'owner' }),
      await app.aPerson({ organization_id: person.organizationId }),
    ];
    expect((await app.as(manager).get(pathOf(data))).status).toBe(200);
    expect((await app.as(colleague).get(pathOf(data))).status).toBe(404);
    expect((await app.as(colleague).get(`/me/library/${data.id}`)).status).toBe(404);
  });

  it.each([
    ['a.jpeg', 'common/library/files/profile-photo.jpg', 'file'],
    ['a.png', 'common/library/files/network-map.png', 'file'],
    ['a.gif', 'common/library/files/asking-for-a-recommendation.gif', 'file'],
    ['a.mp4', 'common/library/files/about-yourself.mp4', 'video'],
    ['a.mov', 'common/library/files/following-up.mov', 'video'],
    ['a.mp3', 'common/library/files/keeping-pace.mp3', 'podcast'],
    ['a.docx', 'bois-et-rives/library/files/cv-template.docx', 'file'],
  ])('Given %s, Then its type comes from its bytes, whatever the client claims', async (name, file, type) => {
    expect(await send(name, await demo(file), { type: 'podcast' })).toMatchObject({ status: 200, data: { type } });
  });

  it('Given a voice recording of a phone, Then it is a podcast for download', async () => {
    const m4a = Buffer.from('0000001c667479704d344120000002004d34412069736f6d69736f32', 'hex');

    const { status, data } = await send('note.m4a', m4a);

    expect([status, data.type]).toEqual([200, 'podcast']);
    expect((await client.get(pathOf(data))).headers['content-disposition']).toMatch(/^attachment/);
  });

  it('Given a plain text or a table, Then it is a download only', async () => {
    const { data } = await send('contacts.csv', 'nom;ville\nÉmile;Nîmes\n');

    const answer = await client.get(pathOf(data));

    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="contacts.csv"/);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
  });

  it('Given every type of the contract, Then the server knows it', () => {
    const unknown = fileLimits.document.extensions.filter((one) => contentTypeOf(one) === 'application/octet-stream');
    expect(unknown).toEqual([]);
  });

  it('Given no name, or only spaces, Then it is a 400', async () => {
    expect(await post([part('document', pdf, 'cv.pdf')])).toMatchObject({
      status: 400,
      error: { fields: { name: 'required' } },
    });
    for (const name of ['  ', '\u0001', '\u200B\u202E']) {
      const answer = await post([part('document', pdf, 'cv.pdf'), part('name', name)]);
      expect(answer).toMatchObject({ status: 400, error: { fields: { name: 'required' } } });
    }
  });
});

describe('the name of a document', () => {
  it('Given an own document of that name, ignoring case and accents, Then a second is refused', async () => {
    expect((await send('Résumé.pdf')).status).toBe(200);

    for (const name of ['Résumé.pdf', 'RÉSUMÉ.PDF', 're\u0301sume\u0301.pdf', 'resume.pdf', '/tmp/ Résumé.pdf']) {
      expect(await send(name, `${pdf}${name}`)).toMatchObject({
        status: 409,
        error: { code: 'duplicate', fields: { document: 'duplicate' } },
      });
    }
    expect(await ownCount()).toBe(1);
    expect((await send('Résumé.docx', await demo('bois-et-rives/library/files/cv-template.docx'))).status).toBe(200);
    client = app.as(await app.aPerson());
    expect((await send('Résumé.pdf')).status).toBe(200);
  });

  it('Given two of one name in parallel, Then one is stored', async () => {
    const answers = await Promise.all([
      send('cv.pdf', `${pdf}1`),
      send('cv.pdf', `${pdf}2`),
      send('CV.pdf', `${pdf}3`),
    ]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it.each([
    ['C:\\Users\\lea\\cv.pdf', 'cv.pdf'],
    ['../../etc/cv.pdf', 'cv.pdf'],
    ['  cv  2026 .pdf ', 'cv 2026.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['cv: <final>?.pdf', 'cv final.pdf'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(196)}.pdf`],
  ])('Given %s, Then it is stored as %s', async (given, stored) => {
    const { status, data } = await send(given);

    expect(status).toBe(200);
    const { original_name } = await app.db
      .selectFrom('files')
      .where('owner_id', '=', person.id)
      .select('original_name')
      .executeTakeFirstOrThrow();
    expect(original_name).toBe(stored);
    expect((await client.get(`${pathOf(data)}?download=true`)).status).toBe(200);
  });

  it('Given the same key again, Then there is one document, and the same answer', async () => {
    const parts = [part('document', pdf, 'cv.pdf'), part('name', 'CV')];
    const key = { 'idempotency-key': 'one-upload' };

    const [first, second] = [await post(parts, key), await post(parts, key)];

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await ownCount()).toBe(1);
  });

  it('Given the same key for other bytes of that name and size, Then it is refused', async () => {
    const parts = (end: string) => [part('document', `${pdf}${end}`, 'cv.pdf'), part('name', 'CV')];
    const key = { 'idempotency-key': 'two-uploads' };
    expect((await post(parts('1'), key)).status).toBe(200);

    expect(await post(parts('2'), key)).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it.each([
    ['\u202Efdp.vc\u202C', 'fdp.vc'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('Given the name « %s », Then it is shown as « %s »', async (name, shown) => {
    expect((await post([part('document', pdf, 'cv.pdf'), part('name', name)])).data.name).toBe(shown);
  });
});

describe('a document for a step', () => {
  const upload = { key: 'send', type: 'upload', title: { fr: 'Joindre' }, validation: { type: 'automatic' } } as const;

  async function course() {
    const weeks = [[aTask({ family: 'linkedin', subTasks: [upload, aText('read')] })], [aTask({ subTasks: [upload] })]];
    const given = await aParticipant(app, aTemplate(weeks), '2026-11-23');
    person = { ...person, ...given.person };
    client = app.as(given.person);
    const [now, later] = await tasksOf(app, given.userProgramId);
    const [step, text] = await stepsOf(app, now?.id ?? '');
    const [future] = await stepsOf(app, later?.id ?? '');
    return { taskId: now?.id, step: step?.id ?? '', text: text?.id ?? '', future: future?.id ?? '' };
  }

  it('Given an own open step, Then it takes the family of its task, and can be attached', async () => {
    const { taskId, step } = await course();

    const { status, data } = await send('cv.pdf', pdf, { subTaskId: step });

    expect([status, data.family]).toEqual([200, 'linkedin']);
    const { data: task } = await client.put<TaskDetail>(`/me/tasks/${taskId}/subTask/${step}`, { document: data.id });
    expect(task.task.subTasks[0]?.userSubTask).toMatchObject({
      status: 'validated',
      documents: [{ id: data.id, name: 'Mon CV', url: data.url }],
    });
  });

  it('Given a step of another kind, of another user, an unknown one or one not open yet, Then nothing is stored', async () => {
    const theirs = (await course()).step;
    const { text, future } = await course();

    for (const subTaskId of [theirs, text, person.id]) {
      expect(await send('cv.pdf', pdf, { subTaskId })).toMatchObject({
        status: 400,
        error: { fields: { subTaskId: 'unknown' } },
      });
    }
    expect(await send('cv.pdf', pdf, { subTaskId: 'x' })).toMatchObject({ status: 400 });
    expect(await send('cv.pdf', pdf, { subTaskId: future })).toMatchObject({ status: 409 });
    expect(await ownCount()).toBe(0);
  });
});
