import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobLevel } from '@passerelle/shared/contract';

export const jobLevelLabels: Record<JobLevel, MessageDescriptor> = {
  worker: msg`Ouvrier ou employé`,
  etam: msg`ETAM`,
  executive: msg`Cadre`,
};
