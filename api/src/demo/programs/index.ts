import { saveProgram } from '../../domains/programs/save-program';
import { saveSurvey } from '../../domains/surveys/save-survey';
import type { DemoParts } from '../world';
import { basicProgram } from './basic';
import { extensionProgram } from './extension';
import { surveys } from './surveys';

export { livePrograms } from './history';

const writtenMonthsAgo = 23;

/** The programmes of the demo and the surveys that they hold, for every organisation of it. */
export const makePrograms: DemoParts['makePrograms'] = async ({ db, now }, documents) => {
  const at = now.minus({ months: writtenMonthsAgo });
  for (const survey of surveys) await saveSurvey(db, null, survey, at);
  return {
    basic: await saveProgram(db, null, basicProgram(documents), at),
    extension: await saveProgram(db, null, extensionProgram(documents), at),
  };
};
