import { Trans } from '@lingui/react/macro';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { fetchWordsAgain, useMissingWords } from '@passerelle/shared/i18n';
import { Notice, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { areaOf } from '../load-remote';

/** A screen in another language than the page needs a word of why, and a way out. */
export function WordsMissing({ remote }: { remote: LiveRemote }): ReactNode {
  const area = areaOf(remote);
  const isMissing = useMissingWords(area);
  if (!isMissing) return null;
  return (
    <Notice
      tone="warning"
      title={<Trans>Cette page s’affiche en français : ses mots dans votre langue ne sont pas arrivés.</Trans>}
      action={<RetryButton onClick={() => void fetchWordsAgain(area)} />}
    />
  );
}
