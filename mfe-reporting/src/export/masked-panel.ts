import { t } from '@lingui/core/macro';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import { type MaskedPanel, panelFigures } from '../panels/panel-figures';
import { phrase, sentenceOf } from '../panels/phrase';
import { oneFigure, readingOf } from '../panels/reading';
import type { PanelData } from '../queries/panel-data';
import { type MaskedFigures, maskedFigures } from './masked-figures';
import type { People } from './people';

/** Nothing of what is left out, and no comparison by which it could be worked out. */
export function maskedSentence(panel: Panel, data: PanelData, masked: MaskedFigures, formats: Formats): string {
  const one = masked.total ? null : oneFigure(panel, data);
  const only = masked.figures.rows.length === 1 ? masked.figures.rows[0]?.figures : undefined;
  const isOnlyMasked = only?.length === 1 && only[0] === 'masked';
  if (one && !isOnlyMasked) return sentenceOf(phrase(panel, one.value, formats));
  const isMasked = masked.total || masked.figures.rows.some(({ figures }) => figures.includes('masked'));
  if (isMasked) return t`Une partie de ces chiffres porte sur trop peu de personnes.`;
  return readingOf(panel, { ...data, before: null }, formats).sentence;
}

export function maskedPanel(panel: Panel, data: PanelData, people: People): MaskedPanel {
  const masked = maskedFigures(panel, panelFigures(panel, data), people);
  return {
    figures: masked.figures,
    isWhole: masked.figures.rows.every(({ figures }) => !figures.includes('masked')),
    sentence: (formats) => maskedSentence(panel, data, masked, formats),
  };
}
