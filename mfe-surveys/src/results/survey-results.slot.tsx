import type { SlotProps } from '@passerelle/shared/remotes';
import type { ReactNode } from 'react';

import { SurveyResults } from './survey-results';

/** What an answered survey says, wherever it is shown. */
export const SurveyResultsSlot = ({ step }: SlotProps['survey.results']): ReactNode => <SurveyResults step={step} />;
