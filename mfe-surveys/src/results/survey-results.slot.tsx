import type { SlotProps } from '@passerelle/shared/remotes';
import type { ReactNode } from 'react';

import { SurveyResults } from './survey-results';

/** The results of an answered survey, for other screens. */
export const SurveyResultsSlot = ({ step }: SlotProps['survey.results']): ReactNode => <SurveyResults step={step} />;
