import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type {
  Intelligence,
  Locale,
  ProfileColor,
  SubTask,
  SurveyResultText,
  TricamLetter,
} from '@passerelle/shared/contract';
import { status } from '@passerelle/shared/theme';

/** Name of a key where its survey has no text of its own. */
export const profileLabels: Record<TricamLetter | ProfileColor | Intelligence, MessageDescriptor> = {
  t: msg`Technique`,
  r: msg`Réflexion`,
  i: msg`Imagination`,
  c: msg`Coopération`,
  a: msg({ message: 'Action', context: 'a trait' }),
  m: msg`Méthode`,
  red: msg`Rouge`,
  green: msg`Vert`,
  blue: msg`Bleu`,
  yellow: msg`Jaune`,
  verbal: msg`Verbale`,
  mathematical: msg`Mathématique`,
  musical: msg`Musicale`,
  visual: msg`Visuelle`,
  physical: msg`Physique`,
  interpersonal: msg`Interpersonnelle`,
  intrapersonal: msg`Intrapersonnelle`,
  naturalist: msg`Naturaliste`,
};

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
