import { useLingui } from '@lingui/react';
import type { SubTask, SurveyResultText } from '@passerelle/shared/contract';

import { profileWords, type ProfileKey } from './profile-words';

/** What the surveys of a step say of a result, by its key. */
export function useResultTexts({ surveys }: SubTask): (key: ProfileKey) => SurveyResultText {
  const { _: translate } = useLingui();
  const texts = new Map(surveys.flatMap(({ resultTexts }) => resultTexts).map((text) => [text.key, text]));
  return (key) => texts.get(key) ?? { key, title: translate(profileWords[key]), description: null, jobs: null };
}
