import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BadgeLevel, Gender } from '@passerelle/shared/contract';
import { localisedText } from '@passerelle/shared/i18n';
import { familyWords } from '@passerelle/shared/ui/data';
import { jobLevelWords } from '@passerelle/shared/ui/words';

import type { Panel } from '../dashboards/dashboard';
import type { Series } from '../queries/panel-data';

/** Of several people, as `genderWords` are of one. */
const genders: Record<Gender, MessageDescriptor> = { woman: msg`Femmes`, man: msg`Hommes` };

export const levels: Record<BadgeLevel, MessageDescriptor> = {
  lvl1: msg`Argent en cours`,
  lvl2: msg`Argent`,
  lvl3: msg`Or`,
};

const words: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  gender: genders,
  jobLevel: jobLevelWords,
  badge: familyWords,
  level: levels,
};

/** Which labels a legend is made of: `{{gender}} {{badge}}` of the two. */
export const legendLabels = (legendFormat: string): string[] =>
  Array.from(legendFormat.matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, label = '']) => label);

/** A value of a label in words; people without one are « Non précisé ». */
export function labelWord(label: string, value: string | undefined): string {
  if (!value) return i18n._(msg`Non précisé`);
  const word = words[label]?.[value];
  return word ? i18n._(word) : value;
}

/** What a series is called: by its labels, else by what its panel calls its target. */
export function seriesName({ targets, legends, title }: Panel, { target, labels }: Series): string {
  const format = targets[target]?.legendFormat ?? '';
  const named = legendLabels(format);
  if (named.length > 0)
    return format.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => labelWord(label, labels[label]));
  if (format) return format;
  const legend = legends?.[target];
  return localisedText(legend ?? title);
}
