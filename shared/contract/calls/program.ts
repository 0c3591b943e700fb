import { defineCalls } from '../call';
import { Stats } from '../entities/stats';
import { ParticipantProgram, ProgramUpdate } from '../entities/program';

export const ownProgramCalls = defineCalls({
  'GET /me/program': {
    summary: 'The programme a participant follows, week by week. 404 while there is none.',
    response: ParticipantProgram,
  },
  'PUT /me/program': {
    summary: 'Suspend for a number of weeks; zero reactivates from the next Monday.',
    body: ProgramUpdate,
    response: ParticipantProgram,
    // Tasks, figures and appointments move with the weeks, and the profile names the programme.
    touches: ['/me/*'],
  },
  'GET /me/stats': { summary: 'This week’s points, both gauges and the badges.', response: Stats },
});
