import type { Distribution } from '@passerelle/shared/contract';

import type { Bucket } from './panel-data';

/** A person or a group; no name where the viewer cannot read it, or not yet. */
export interface Named {
  id: string;
  name: string | null;
}

/** People and range of the figures. */
export interface Filters {
  range: Bucket;
  /** The zone whose days the range is made of. */
  zone: string;
  user: Named | null;
  group: Named | null;
  distrib: Distribution | null;
  compare: boolean;
}
