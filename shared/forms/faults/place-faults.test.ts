import { draftValues } from '../drafts/use-draft';
import { formBody } from '../form-body';
import { nestedFaults, placeFaults } from './place-faults';

describe('faults by path', () => {
  it('go to the field that can show them', () => {
    const fields = ['answers.q1', 'addresses.1.street'];

    const placed = placeFaults(
      { 'answers.q1.0.values': 'tooMany', 'addresses.1.street': 'required', token: 'required' },
      (name) => fields.includes(name),
    );

    expect(placed).toEqual({ 'answers.q1': 'tooMany', 'addresses.1.street': 'required', token: 'required' });
  });

  it('become a tree, in which the fault of a whole hides those within', () => {
    expect(nestedFaults({ 'addresses.1.street': 'required', email: 'format' })).toEqual({
      addresses: [undefined, { street: 'required' }],
      email: 'format',
    });
    expect(nestedFaults({ 'addresses.0.street': 'required', addresses: 'tooMany' })).toEqual({ addresses: 'tooMany' });
  });
});

describe('the body of a form', () => {
  it('empties optional fields that were left empty, and no others', () => {
    const values = { lastName: '', company: { name: undefined, service: 'RH' } };

    expect(formBody(values, ['company.name', 'email', 'company.service'])).toEqual({
      lastName: '',
      company: { name: null, service: 'RH' },
      email: null,
    });
  });

  it('leaves passwords and files out of drafts', () => {
    expect(draftValues({ name: 'a', password: 'b' }, ['password'])).toEqual({ name: 'a' });
  });
});
