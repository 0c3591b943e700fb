import { partWithWords } from '@passerelle/shared/i18n';

import { type Parts, usePart } from '../dashboards/use-part';
import type { Comparison } from '../queries/panel-data';

const parts: Parts<'comparison', Comparison> = {
  loaders: {
    comparison: partWithWords(
      'comparison',
      async () => (await import(/* webpackChunkName: "comparison" */ './comparison')).comparison,
      {
        fr: () => import(/* webpackChunkName: "comparison" */ './comparison?words=fr'),
        en: () => import(/* webpackChunkName: "comparison" */ './comparison?words=en'),
      },
    ),
  },
  loaded: new Map(),
};

/** Null until it is there, or as long as nothing is compared. */
export const useComparison = (isAsked: boolean): Comparison | null => usePart(parts, isAsked ? 'comparison' : null);
