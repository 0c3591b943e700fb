import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson({ first_name: 'Amel', last_name: 'Benkhelifa' });
  client = app.as(person);
});

const change = (body: object) => client.put<OwnProfile>('/me', body);
const read = async () => (await client.get<OwnProfile>('/me')).data;
const form = (payload: string) =>
  client.send<OwnProfile>({
    method: 'PUT',
    url: '/api/me',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const rowOf = ({ id }: TestPerson) =>
  app.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

const french = { language: 'french', level: 'C2' } as const;
const whole = {
  firstName: 'Amélie',
  lastName: 'Ben Khelifa',
  birthday: '1984-02-29',
  gender: 'woman',
  civility: 'mrs',
  phone: '+33 6 39 98 00 01',
  mobilePhone: '06 39 98 00 02',
  maritalStatus: 'couple',
  degrees: 'bac3',
  address: { type: 'personal', street: '3, quai Sarrail', zipCode: '69006', city: 'Lyon' },
  company: {
    group: 'Rives',
    name: 'Bois et Rives',
    firm: 'Lyon',
    department: 'Qualité',
    serialNumber: '123 456 789',
    VATserialNumber: 'FR12',
    companySize: 'from250To999',
    businessType: 'manufacturing',
    address: { street: '1, rue du Port' },
    billingAddress: { street: '2, rue du Port' },
  },
  job: {
    level: 'etam',
    jobTitle: 'Technicienne',
    position: 'Contrôle',
    occupation: 'quality',
    annualSalaryWithoutTax: 31_500.5,
    entryOnDutyDate: '2015-09-01',
  },
  spokenLanguages: [
    { language: 'french', level: 'C2' },
    { language: 'arabic', level: 'C1' },
  ],
} as const;

describe('the own profile', () => {
  it('Given every field of the form, When it is sent, Then it is returned as written', async () => {
    const sent = { ...whole, email: person.email.toUpperCase() };

    const answer = await change({ ...sent, consent: true });

    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject(sent);
    expect(await read()).toEqual(answer.data);
  });

  it('When it is sent twice, Then the second time changes nothing', async () => {
    await change(whole);
    const once = await read();
    await change(whole);

    expect(await read()).toEqual(once);
  });

  it('When a part of it is sent, Then the rest stays', async () => {
    await change(whole);

    const { data } = await change({ phone: null, address: { city: 'Villeurbanne' }, company: { address: null } });

    expect(data).toMatchObject({
      ...whole,
      phone: null,
      address: { ...whole.address, city: 'Villeurbanne' },
      company: { ...whole.company, address: { street: null } },
    });
  });

  it('When a group is null, Then each of its fields is emptied', async () => {
    await change(whole);

    const { data } = await change({ address: null, company: null, job: null, spokenLanguages: [] });

    expect(data.address).toEqual({ type: null, street: null, zipCode: null, city: null });
    expect(data.company).toMatchObject({ name: null, companySize: null, billingAddress: { street: null } });
    expect(data.job).toMatchObject({ level: null, jobTitle: null, annualSalaryWithoutTax: null });
    expect(data.spokenLanguages).toEqual([]);
  });

  it('When names change, Then lists search and sort by the new ones', async () => {
    await change({ firstName: '  Éloïse ', lastName: 'Ç\u0001a\n va' });

    expect(await rowOf(person)).toMatchObject({
      first_name: 'Éloïse',
      last_name: 'Ç a va',
      email: person.email,
      sort_name: 'c a va eloise',
      sort_first_name: 'eloise c a va',
      search: expect.stringContaining('eloise'),
    });
  });

  it('accepts a form, where an empty field clears', async () => {
    await change(whole);

    const { status, data } = await form(
      'company.name=Acm%C3%A9&phone=&spokenLanguages.0.language=german&spokenLanguages.0.level=A1&consent=true',
    );

    expect(status).toBe(200);
    expect([data.company?.name, data.company?.group, data.phone]).toEqual(['Acmé', 'Rives', null]);
    expect(data.spokenLanguages).toEqual([{ language: 'german', level: 'A1' }]);
    expect((await form('spokenLanguages=')).data.spokenLanguages).toEqual([]);
  });

  it('accepts a multipart form', async () => {
    const fields = multipart(part('firstName', 'Zoé'), part('job.annualSalaryWithoutTax', '1200'), part('address', ''));

    const { status, data } = await client.send<OwnProfile>({ method: 'PUT', url: '/api/me', ...fields });

    expect([status, data.firstName, data.job?.annualSalaryWithoutTax]).toEqual([200, 'Zoé', 1200]);
  });

  it('stores whether reminders come by mail, off by default', async () => {
    expect((await read()).wantsReminderMail).toBe(false);

    expect((await change({ wantsReminderMail: true })).data.wantsReminderMail).toBe(true);
    expect((await change({ phone: null })).data.wantsReminderMail).toBe(true);
    expect((await form('wantsReminderMail=false')).data.wantsReminderMail).toBe(false);
    expect((await form('wantsReminderMail=true')).data.wantsReminderMail).toBe(true);
    const parts = multipart(part('wantsReminderMail', 'false'));
    await client.send({ method: 'PUT', url: '/api/me', ...parts });
    expect((await read()).wantsReminderMail).toBe(false);
  });

  it.each(['wantsReminderMail=yes', 'wantsReminderMail=', 'wantsReminderMail=2'])('refuses %s', async (payload) => {
    await change({ wantsReminderMail: true });

    const answer = await form(payload);

    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, ['wantsReminderMail']]);
    expect((await read()).wantsReminderMail).toBe(true);
  });

  it('stores the push data of a native wrapper', async () => {
    const device = { origin: 'ios', token: 'apns-token', model: 'iPhone', version: '18.1' };

    expect((await change({ device })).data.device).toEqual(device);
  });

  it('works for staff too', async () => {
    const staff = app.as(await app.aPerson({ role: 'owner' }));

    expect((await staff.put<OwnProfile>('/me', { firstName: 'Hélène' })).data.firstName).toBe('Hélène');
  });

  it.each<[string, object, object]>([
    ['a birthday to come', { birthday: '2026-11-26' }, { birthday: 'future' }],
    ['no birthday', { birthday: null }, { birthday: 'required' }],
    ['a day that is none', { birthday: '2026-02-30' }, { birthday: 'format' }],
    ['a name of control signs', { firstName: '\u0001' }, { firstName: 'required' }],
    ['an empty name', { lastName: ' ' }, { lastName: 'required' }],
    ['five languages', { spokenLanguages: [french, french, french, french, french] }, { spokenLanguages: 'tooMany' }],
    ['a language twice', { spokenLanguages: [french, french] }, { 'spokenLanguages.1.language': 'duplicate' }],
    ['a negative salary', { job: { annualSalaryWithoutTax: -1 } }, { 'job.annualSalaryWithoutTax': 'tooSmall' }],
    ['null for yes or no', { wantsReminderMail: null }, { wantsReminderMail: 'required' }],
    ['consent refused', { consent: false }, { consent: 'required' }],
  ])(
    'Given %s, When it is sent with a new name, Then it is refused and nothing changes',
    async (_what, body, fields) => {
      const before = await read();

      const answer = await change({ phone: '0102030405', ...body });

      expect([answer.status, answer.error.fields]).toEqual([400, fields]);
      expect(await read()).toEqual(before);
    },
  );
});
