import { ClosureBody } from '../../entities/programs/closure';
import { ContactBody } from '../../entities/network/contact';
import { ProfileBody } from '../../entities/people/own-profile';
import { UserCreation, UserUpdate } from '../../entities/people/user';
import { Credentials, NewPasswordBody } from '../../entities/people/credentials';
import { strictAjv } from '../../strict-ajv.test-helper';
import { fieldErrors } from './field-errors';

const errorsOf = (schema: object, value: unknown) => {
  const check = strictAjv().compile(schema);
  check(value);
  return fieldErrors(check.errors ?? [], value);
};

const who = {
  firstName: 'Ana',
  lastName: 'Lima',
  gender: 'woman',
  birthday: '1980-04-03',
  email: 'a@b.example',
};

describe('the faults of a form', () => {
  it('are none when all is well', () => {
    expect(errorsOf(Credentials, { username: 'a@b.example', password: 'x' })).toEqual({});
  });

  it('call every empty field missing, however it is empty', () => {
    expect(errorsOf(ContactBody, {})).toEqual({ type: 'required', lastName: 'required' });
    expect(errorsOf(ContactBody, { type: '', lastName: '  ' })).toEqual({ type: 'required', lastName: 'required' });
    for (const lastName of ['\u0001', '\u200B', '\u202E \uFEFF', '\u00AD']) {
      expect(errorsOf(ContactBody, { type: 'hr', lastName })).toEqual({ lastName: 'required' });
    }
    for (const lastName of ['Ó', '李', '👩\u200D💻', 'می\u200Cخواهم', '-']) {
      expect(errorsOf(ContactBody, { type: 'hr', lastName })).toEqual({});
    }
    expect(errorsOf(ProfileBody, { firstName: 'A', lastName: 'B', email: 'a@b.example', birthday: null })).toEqual({
      birthday: 'required',
      consent: 'required',
    });
  });

  it('call an unticked box missing', () => {
    const profile = { firstName: 'A', lastName: 'B', email: 'a@b.example', birthday: '1980-01-01', consent: false };

    expect(errorsOf(ProfileBody, profile)).toEqual({ consent: 'required' });
  });

  it('name what is wrong with what was typed', () => {
    const contact = { type: 'friend', lastName: 'x'.repeat(121), email: 'fatou.diallo@', phone: 'none' };

    expect(errorsOf(ContactBody, contact)).toEqual({
      type: 'notAllowed',
      lastName: 'tooLong',
      email: 'format',
      phone: 'format',
    });
  });

  it('have one word for a password that is too weak', () => {
    expect(errorsOf(NewPasswordBody, { token: 'x'.repeat(9), password: 'short' })).toEqual({ password: 'password' });
    expect(errorsOf(NewPasswordBody, { token: 'x'.repeat(9), password: 'long but plain' })).toEqual({
      password: 'password',
    });
  });

  it('reach into lists and nested fields', () => {
    const addresses = [{ type: 'personal', street: 'Rue' }, { type: 'personal' }];

    expect(errorsOf(ContactBody, { type: 'hr', lastName: 'A', addresses, company: { size: 3 } })).toEqual({
      'addresses.1.street': 'required',
      'company.size': 'unknown',
    });
  });

  it('say what a choice makes required, and not that a condition failed', () => {
    const errors = errorsOf(ClosureBody, { type: 'retired' });

    expect(Object.values(errors)).toEqual(['required']);
    const inWhole = { closure: { type: 'internal', job: { entryOnDutyDate: '2026-12-01', group: 'Aval' } } };
    expect(errorsOf(UserUpdate, inWhole)).toEqual({ 'closure.job.jobTitle': 'required' });
  });

  it.each([[{}], [{ job: null, company: null }], [{ job: {}, company: {} }]])(
    'name the fields of a part of which nothing is there: %j',
    (parts) => {
      const identity = { ...who, role: 'user' };
      const groups = ['5b0c2f0e-54c0-4d0c-9f57-0a5a4e1f6a11'];

      expect(errorsOf(UserCreation, { ...identity, groups, ...parts })).toEqual({
        'job.jobTitle': 'required',
        'job.level': 'required',
        'job.hrRepresentative': 'required',
      });
    },
  );

  it('name the managed groups of who manages some, and the days of a training', () => {
    const identity = { ...who, role: 'headHR' };
    const groups = ['5b0c2f0e-54c0-4d0c-9f57-0a5a4e1f6a11'];

    for (const scope of [{}, { scope: null }]) {
      expect(errorsOf(UserCreation, { ...identity, groups, ...scope })).toEqual({ scope: 'required' });
    }
    for (const training of [{}, { training: null }, { training: {} }, { training: { dates: {} } }]) {
      expect(errorsOf(ClosureBody, { type: 'training', leavingDate: '2026-12-01', ...training })).toEqual({
        'training.dates.fromDate': 'required',
        'training.dates.toDate': 'required',
      });
    }
  });

  it('take a text that shows nothing for missing, where a choice asks for it', () => {
    const job = { entryOnDutyDate: '2026-12-01', group: ' \u200B', jobTitle: '\u00A0' };

    expect(errorsOf(ClosureBody, { type: 'internal', job })).toEqual({
      'job.group': 'required',
      'job.jobTitle': 'required',
    });
  });

  it('say of an address that is not one, and of a day that is not, that they are not', () => {
    expect(errorsOf(ContactBody, { type: 'hr', lastName: 'A', email: 'a@' })).toEqual({ email: 'format' });
    const profile = { firstName: 'A', lastName: 'B', email: 'a@b.example', consent: true };
    expect(errorsOf(ProfileBody, { ...profile, birthday: '0000-01-01' })).toEqual({ birthday: 'format' });
  });
});
