import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender } from '@passerelle/shared/contract';
import { familyLabels } from '@passerelle/shared/ui/data';
import { badgeLevelLabels, jobLevelLabels } from '@passerelle/shared/ui/labels';

import type { Panel } from '../dashboards/dashboard';
import { legendLabels } from '../dashboards/panel-targets';
import type { Series } from '../queries/panel-data';

/** Of several people, as `genderLabels` are of one. */
const genders: Record<Gender, MessageDescriptor> = { woman: msg`Femmes`, man: msg`Hommes` };

const words: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  gender: genders,
  jobLevel: jobLevelLabels,
  badge: familyLabels,
  level: badgeLevelLabels,
};

/** A value of a label in words; people without one are « Non précisé ». */
export function labelLabel(label: string, value: string | undefined): string {
  if (!value) return i18n._(msg`Non précisé`);
  const word = words[label]?.[value];
  return word ? i18n._(word) : value;
}

/** Name of a series: from its labels, else from its panel's name of the target. */
export function seriesName({ targets, legends, title }: Panel, { target, labels }: Series): string {
  const format = targets[target]?.legendFormat ?? '';
  const named = legendLabels(format);
  if (named.length > 0)
    return format.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => labelLabel(label, labels[label]));
  if (format) return format;
  const legend = legends?.[target];
  return i18n._(legend ?? title);
}
