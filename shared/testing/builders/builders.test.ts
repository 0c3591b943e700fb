/** @jest-environment node */
import {
  ContentItem,
  ContentOverview,
  ContentItemSummary,
  ContentPublication,
} from '@passerelle/shared/contract/entities/content/content-item';
import { ContentSchedule } from '@passerelle/shared/contract/entities/content/content-schedule';
import { LibraryDocument, UserFile } from '@passerelle/shared/contract/entities/content/library-document';
import { Notification } from '@passerelle/shared/contract/entities/content/notification';
import { Appointment } from '@passerelle/shared/contract/entities/network/appointment';
import { Contact } from '@passerelle/shared/contract/entities/network/contact';
import { JobOffer } from '@passerelle/shared/contract/entities/network/job-offer';
import { LicensePack, Organization, UserGroup } from '@passerelle/shared/contract/entities/people/organization';
import { OwnProfile } from '@passerelle/shared/contract/entities/people/own-profile';
import { BulkAction } from '@passerelle/shared/contract/entities/people/selection';
import { User, UserSummary } from '@passerelle/shared/contract/entities/people/user';
import {
  ParticipantProgram,
  Program,
  SelectedProgram,
  Suspension,
} from '@passerelle/shared/contract/entities/programs/program';
import { Stats } from '@passerelle/shared/contract/entities/programs/stats';
import { Survey, SurveyQuestion } from '@passerelle/shared/contract/entities/programs/survey';
import { SubTask, SubTaskSummary, Task, TaskDetail } from '@passerelle/shared/contract/entities/programs/task';
import { listOf } from '@passerelle/shared/contract/envelope';

import * as builders from './index';
import { complaints } from '../fake-api/validators';

const entities: [name: string, built: unknown, schema: object][] = [
  ['aBulkAction', builders.aBulkAction(), BulkAction],
  ['aContact', builders.aContact(), Contact],
  ['anAppointment', builders.anAppointment(), Appointment],
  ['aJobOffer', builders.aJobOffer(), JobOffer],
  ['aLibraryDocument', builders.aLibraryDocument(), LibraryDocument],
  ['aSurvey', builders.aSurvey(), Survey],
  ['aQuestion', builders.aQuestion(), SurveyQuestion],
  ['aTask', builders.aTask(), Task],
  ['aTaskDetail', builders.aTaskDetail(), TaskDetail],
  ['aSubTask', builders.aSubTask(), SubTask],
  ['aSubTaskSummary', builders.aSubTaskSummary(), SubTaskSummary],
  ['aProgram', builders.aProgram(), Program],
  ['aSelectedProgram', builders.aSelectedProgram(), SelectedProgram],
  ['aParticipantProgram', builders.aParticipantProgram(), ParticipantProgram],
  ['aSuspension', builders.aSuspension(), Suspension],
  ['someStats', builders.someStats(), Stats],
  ['aProfile', builders.aProfile(), OwnProfile],
  ['aStaffProfile', builders.aStaffProfile('headHR'), OwnProfile],
  ['aUser', builders.aUser(), User],
  ['aUserSummary', builders.aUserSummary(), UserSummary],
  ['aUserGroup', builders.aUserGroup(), UserGroup],
  ['aLicensePack', builders.aLicensePack(), LicensePack],
  ['anOrganization', builders.anOrganization(), Organization],
  ['aUserFile', builders.aUserFile(), UserFile],
  ['aNotification', builders.aNotification(), Notification],
  ['aContentItem', builders.aContentItem(), ContentItem],
  ['aContentOverview', builders.aContentOverview(), ContentOverview],
  ['anItemSummary', builders.anItemSummary(), ContentItemSummary],
  ['aPublication', builders.aPublication(), ContentPublication],
  ['aContentSchedule', builders.aContentSchedule(), ContentSchedule],
  ['listOf', builders.listOf([builders.aContact()]), listOf(Contact)],
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
