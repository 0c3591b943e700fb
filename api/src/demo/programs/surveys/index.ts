import type { SurveyTemplate } from '../../../domains/surveys/survey-template';
import { firstMessage, nextStep, rehearsalDone, startingPoint, tradeNotes, twoLeads } from './basic';
import { colors } from './colors';
import { intelligences } from './intelligences';
import { midway } from './midway';
import { tricam } from './tricam';

export const surveys: readonly SurveyTemplate[] = [
  startingPoint,
  tradeNotes,
  twoLeads,
  midway,
  firstMessage,
  nextStep,
  rehearsalDone,
  tricam,
  colors,
  intelligences,
];
