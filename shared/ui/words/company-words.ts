import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompanySize } from '@passerelle/shared/contract';

export const companySizeWords: Record<CompanySize, MessageDescriptor> = {
  lessThan10: msg`Moins de 10 salariés`,
  from10To249: msg`De 10 à 249 salariés`,
  from250To999: msg`De 250 à 999 salariés`,
  from1000To5000: msg`De 1 000 à 5 000 salariés`,
  moreThan5000: msg`Plus de 5 000 salariés`,
};
