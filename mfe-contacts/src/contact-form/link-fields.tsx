import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { TextAreaField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ReferrerField } from './referrer-field';

/** Who recommended them, and what one wants to remember. */
export function LinkFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Votre lien</Trans>}>
      <ReferrerField />
      <TextAreaField name="comment" label={t`Commentaire`} maxLength={limits.longTextLength} optional />
    </FormSection>
  );
}
