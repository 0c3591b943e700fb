/** @jest-environment node */
import * as contract from '@passerelle/shared/contract';

import * as builders from './index';
import { complaints } from '../fake-api/validators';

const entities: [name: string, built: unknown, schema: object][] = [
  ['aContact', builders.aContact(), contract.Contact],
  ['anAppointment', builders.anAppointment(), contract.Appointment],
  ['aJobOffer', builders.aJobOffer(), contract.JobOffer],
  ['aLibraryDocument', builders.aLibraryDocument(), contract.LibraryDocument],
  ['aSurvey', builders.aSurvey(), contract.Survey],
  ['aQuestion', builders.aQuestion(), contract.SurveyQuestion],
  ['aTask', builders.aTask(), contract.Task],
  ['aTaskDetail', builders.aTaskDetail(), contract.TaskDetail],
  ['aSubTask', builders.aSubTask(), contract.SubTask],
  ['aSubTaskSummary', builders.aSubTaskSummary(), contract.SubTaskSummary],
  ['aProgram', builders.aProgram(), contract.Program],
  ['aSelectedProgram', builders.aSelectedProgram(), contract.SelectedProgram],
  ['aParticipantProgram', builders.aParticipantProgram(), contract.ParticipantProgram],
  ['aSuspension', builders.aSuspension(), contract.Suspension],
  ['someStats', builders.someStats(), contract.Stats],
  ['aProfile', builders.aProfile(), contract.OwnProfile],
  ['aStaffProfile', builders.aStaffProfile('headHR'), contract.OwnProfile],
  ['aUser', builders.aUser(), contract.User],
  ['aUserSummary', builders.aUserSummary(), contract.UserSummary],
  ['aUserGroup', builders.aUserGroup(), contract.UserGroup],
  ['aLicensePack', builders.aLicensePack(), contract.LicensePack],
  ['anOrganization', builders.anOrganization(), contract.Organization],
  ['aUserFile', builders.aUserFile(), contract.UserFile],
  ['aNotification', builders.aNotification(), contract.Notification],
  ['listOf', builders.listOf([builders.aContact()]), contract.listOf(contract.Contact)],
];

describe('the builders', () => {
  it.each(entities)('%s makes what the contract describes, and nothing beside', (_name, built, schema) => {
    expect(complaints(schema, built, 'answer')).toBeNull();
  });

  it('are all held against the contract here', () => {
    const known = entities.map(([name]) => name);

    expect(Object.keys(builders).filter((name) => name !== 'anId' && !known.includes(name))).toEqual([]);
  });

  it('make different things each time, and take what the test says', () => {
    const [one, other] = [builders.aContact(), builders.aContact({ lastName: 'Belkacem' })];

    expect(one.id).not.toBe(other.id);
    expect(other.lastName).toBe('Belkacem');
    expect(builders.aTask({ task: { family: 'cv' } }).task).toMatchObject({ family: 'cv', points: 20 });
  });

  it('count the pages of a list', () => {
    expect(builders.listOf([1, 2], { totalCount: 41, page: 2 })).toEqual({
      items: [1, 2],
      page: 2,
      pageSize: 20,
      totalCount: 41,
      pageCount: 3,
    });
  });
});
