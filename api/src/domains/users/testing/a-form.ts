import type { UserCreation } from '@passerelle/shared/contract';
import type { Team } from './a-team';

let next = 0;

/** The creation form of a participant, as filled by an HR manager. */
export function aCreation(team: Team, with_: Partial<UserCreation> = {}): UserCreation {
  next += 1;
  return {
    firstName: 'Nour',
    lastName: 'Haddad',
    gender: 'woman',
    birthday: '1980-04-03',
    email: `nour.${next}@team.example`,
    role: 'user',
    groups: [team.lyon],
    job: { jobTitle: 'Opératrice', level: 'worker', hrRepresentative: team.headHR.id },
    ...with_,
  };
}

/** The edit form, which requires more. */
export const anEdit = (team: Team, with_: Record<string, unknown> = {}) => ({
  firstName: 'Amel',
  lastName: 'Benkhelifa',
  gender: 'woman',
  birthday: '1979-06-02',
  email: 'Amel@team.example',
  role: 'user',
  groups: [team.lyon],
  company: { group: 'Bois & Rives', name: 'Site de Lyon' },
  job: {
    jobTitle: 'Technicienne',
    level: 'etam',
    position: 'Maintenance',
    manager: team.manager.id,
    hrRepresentative: team.headHR.id,
  },
  ...with_,
});
