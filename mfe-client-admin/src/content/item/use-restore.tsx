import { Trans } from '@lingui/react/macro';
import type { ContentItem } from '@passerelle/shared/contract';
import { FailureText, useToast } from '@passerelle/shared/ui';

import type { Autosave } from '../autosave/autosave';
import { restoreItem } from '../items.mutations';

/** Restores an archived item as a draft, which the editors then show. */
export function useRestore({ id }: Pick<ContentItem, 'id'>, autosave: Autosave): () => Promise<void> {
  const toast = useToast();
  return async () => {
    try {
      autosave.replace(await restoreItem(id));
      toast(<Trans>Le contenu est restauré comme brouillon. Publiez-le pour qu’il soit de nouveau proposé.</Trans>);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: id });
    }
  };
}
