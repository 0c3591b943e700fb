import type { TSchema } from 'typebox';
import { strictAjv } from '../../strict-ajv.test-helper';
import { AppointmentBody, AppointmentUpdate } from '../network/appointment';
import { ClosureBody } from '../programs/closure';
import { ContactBody } from '../network/contact';
import { OwnProfileUpdate } from './own-profile';
import { UserCreation, UserEdit, UserUpdate } from './user';

const id = '5b0c2f0e-54c0-4d0c-9f57-0a5a4e1f6a11';

/** Errors of a body as path and keyword, the pair that field codes are made from. */
const faults = (schema: TSchema, value: unknown) => {
  const validate = strictAjv({ coerceTypes: 'array' }).compile(schema);
  validate(value);
  return (validate.errors ?? [])
    .filter((error) => error.keyword !== 'if')
    .map((error) => `${error.instancePath}/${error.params.missingProperty ?? ''} ${error.keyword}`.replace('/ ', ' '));
};

describe('a contact', () => {
  it('needs a type and a last name that is not blank', () => {
    expect(faults(ContactBody, {})).toEqual(['/type required', '/lastName required']);
    expect(faults(ContactBody, { type: 'hr', lastName: '  ' })).toEqual(['/lastName pattern']);
  });

  it('takes null for what was left empty, and keeps it null where the server coerces', () => {
    const contact = { type: 'hr', lastName: 'Nguyen', firstName: null, email: null, civility: null, company: null };
    expect(faults(ContactBody, contact)).toEqual([]);
    expect(contact).toMatchObject({ firstName: null, email: null, civility: null, company: null });
  });

  it('takes four addresses and no fifth', () => {
    const addresses = Array.from({ length: 5 }, () => ({ type: 'other', street: '3 rue des Lilas' }));
    expect(faults(ContactBody, { type: 'hr', lastName: 'Nguyen', addresses: addresses.slice(1) })).toEqual([]);
    expect(faults(ContactBody, { type: 'hr', lastName: 'Nguyen', addresses })).toEqual(['/addresses maxItems']);
  });

  it('refuses a wrong e-mail and an unknown field', () => {
    expect(faults(ContactBody, { type: 'hr', lastName: 'N', email: 'nguyen@' })).toEqual(['/email format']);
    expect(faults(ContactBody, { type: 'hr', lastName: 'N', owner: id })).toEqual([' additionalProperties']);
  });
});

describe('a networking action', () => {
  it('needs title, kind, contact, date and type', () => {
    expect(faults(AppointmentBody, {})).toHaveLength(5);
  });

  it('changes its status alone, with the id repeated', () => {
    expect(faults(AppointmentUpdate, { id, status: 'cancelled' })).toEqual([]);
    expect(faults(AppointmentUpdate, {})).toEqual([' minProperties']);
  });
});

describe('a profile update', () => {
  it('changes a password only with the old one', () => {
    expect(faults(OwnProfileUpdate, { password: 'Passerelle-2026!' })).toEqual(['/oldPassword required']);
    expect(faults(OwnProfileUpdate, { password: 'Passerelle-2026!', oldPassword: 'x' })).toEqual([]);
    expect(faults(OwnProfileUpdate, { password: 'passerelle', oldPassword: 'x' })).toEqual(['/password pattern']);
  });

  it('accepts the terms, and cannot take that back', () => {
    expect(faults(OwnProfileUpdate, { acceptedTerms: true })).toEqual([]);
    expect(faults(OwnProfileUpdate, { acceptedTerms: false })).toEqual(['/acceptedTerms const']);
  });
});

describe('a user', () => {
  const identity = {
    firstName: 'Ana',
    lastName: 'Lima',
    gender: 'woman',
    birthday: '1980-04-03',
    email: 'ana@demo.example',
    groups: [id],
  };
  const post = { level: 'etam', jobTitle: 'Acheteuse', hrRepresentative: id };

  it('with the role user needs a post and an HR representative when created', () => {
    expect(faults(UserCreation, { ...identity, role: 'user' })).toEqual([
      '/job.jobTitle required',
      '/job.level required',
      '/job.hrRepresentative required',
    ]);
    expect(faults(UserCreation, { ...identity, role: 'user', job: { level: 'etam', jobTitle: '' } })).toEqual([
      '/job/hrRepresentative required',
      '/job/jobTitle pattern',
    ]);
    expect(faults(UserCreation, { ...identity, role: 'user', job: post })).toEqual([]);
  });

  it('with another role needs the groups they manage', () => {
    expect(faults(UserCreation, { ...identity, role: 'headHR' })).toEqual(['/scope required']);
    expect(faults(UserCreation, { ...identity, role: 'headHR', scope: { groups: [id] } })).toEqual([]);
  });

  it('cannot be created as an owner', () => {
    expect(faults(UserCreation, { ...identity, role: 'owner' })).toEqual(['/role enum']);
  });

  it('needs the same when edited, also as an owner', () => {
    expect(faults(UserEdit, { ...identity, role: 'user', job: post })).toEqual([]);
    expect(faults(UserEdit, { ...identity, role: 'user' })).toHaveLength(3);
    expect(faults(UserEdit, { ...identity, role: 'owner' })).toEqual([]);
  });

  it('is not edited by half: identity comes whole', () => {
    expect(faults(UserUpdate, { lastName: 'Lima' })).toEqual(['/firstName required']);
    expect(faults(UserUpdate, { closure: { type: 'other', leavingDate: '2026-11-20' } })).toEqual([]);
  });
});

describe('a closure', () => {
  const ofJob = ['entryOnDutyDate', 'group', 'jobTitle', 'annualSalaryWithoutTax'].map(
    (name) => `/job.${name} required`,
  );

  it.each([
    ['internal', ofJob.slice(0, 3)],
    ['external', [...ofJob, '/leavingDate required']],
    ['businessCreation', ['/leavingDate required', '/sector required', '/partnership required']],
    ['training', ['/leavingDate required', '/training.dates.fromDate required', '/training.dates.toDate required']],
    ['retired', ['/leavingDate required']],
    ['other', ['/leavingDate required']],
  ])('as %s asks for what belongs to it', (type, missing) => {
    expect(faults(ClosureBody, { type })).toEqual(missing);
  });

  it('refuses a salary below zero', () => {
    const job = { entryOnDutyDate: '2026-12-01', group: 'Aval', jobTitle: 'Cheffe', annualSalaryWithoutTax: -1 };
    const closure = { type: 'external', leavingDate: '2026-11-20', job };
    expect(faults(ClosureBody, closure)).toEqual(['/job/annualSalaryWithoutTax minimum']);
  });
});
