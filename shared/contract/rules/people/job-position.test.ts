import { emptiedFields, keptFields } from './job-position';

const whole = { company: { group: 'Rives', name: 'Bois' }, job: { position: 'Maintenance', manager: 'one' } };

describe('the fields of a job position that stay filled', () => {
  it('are those that were filled before, for the role that needs them', () => {
    expect(keptFields('user', whole)).toEqual(['company.group', 'company.name', 'job.position', 'job.manager']);
    expect(keptFields('headHR', whole)).toEqual(['company.group', 'company.name', 'job.position']);
    expect(keptFields('owner', whole)).toEqual([]);
    expect(keptFields('user', { company: { group: ' ', name: null }, job: null })).toEqual([]);
  });

  it('are named when a change empties them, and not when they were empty already', () => {
    expect(emptiedFields('user', whole, { company: { group: 'Rives', name: '  ' }, job: {} })).toEqual({
      'company.name': 'required',
      'job.position': 'required',
      'job.manager': 'required',
    });
    expect(emptiedFields('user', { company: { name: 'Bois' } }, { company: { name: 'Rives' } })).toEqual({});
    expect(emptiedFields('user', {}, {})).toEqual({});
  });
});
