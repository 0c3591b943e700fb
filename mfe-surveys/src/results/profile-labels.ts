import { useLingui } from '@lingui/react';
import type { Locale, ProfileColor, SubTask, SurveyResultText } from '@passerelle/shared/contract';
import { status } from '@passerelle/shared/theme';
import { profileLabels } from '@passerelle/shared/ui/labels';

export type ProfileKey = keyof typeof profileLabels;

/** The colours of a colour profile; each is drawn with a pattern of its own, and named. The yellow has contrast on white. */
export const profileFills: Record<ProfileColor, string> = {
  red: status.error.fill,
  green: status.success.fill,
  blue: status.info.fill,
  yellow: '#B98900',
};

export interface ProfileText extends SurveyResultText {
  /** Absent: that of the page. */
  contentLanguage?: Locale;
}

/** The texts that the surveys of a step give a result, by its key. */
export function useResultTexts({ surveys }: SubTask): (key: ProfileKey) => ProfileText {
  const { _: translate } = useLingui();
  const texts = new Map(
    surveys.flatMap(({ resultTexts, contentLanguage }) =>
      resultTexts.map((text): [string, ProfileText] => [text.key, { ...text, contentLanguage }]),
    ),
  );
  return (key) => texts.get(key) ?? { key, title: translate(profileLabels[key]), description: null, jobs: null };
}
