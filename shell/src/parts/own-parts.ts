import { routePaths } from '@passerelle/shared/routes/paths';

import { accountPart } from '../account/account-part';
import { legalPart } from '../legal/legal-part';
import type { PartOf } from './part';

/** The addresses that a part of the shell answers. */
export const ownParts: Readonly<Record<string, PartOf>> = {
  [routePaths.account]: accountPart,
  [routePaths.clientAccount]: accountPart,
  [routePaths.faq]: legalPart,
  [routePaths.privacyPolicy]: legalPart,
  [routePaths.termsOfUse]: legalPart,
};
