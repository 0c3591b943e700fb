import { Trans } from '@lingui/react/macro';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { useMissingCatalogue } from '@passerelle/shared/i18n';
import { Notice, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { areaOf, loadAnew, loadRemote } from '../load/load-remote';

interface Props {
  remote: LiveRemote;
  /** Loads what is shown, with the words that it brings itself. */
  load?: () => Promise<unknown>;
}

/** A failed import stays cached in the old version, so a new instance of the version is loaded beside it. */
async function askAgain({ remote, load = () => loadRemote(remote) }: Props): Promise<void> {
  loadAnew(remote);
  await load();
}

/** A screen in another language than the page needs a word of why, and a way out. */
export function CatalogueMissing(props: Props): ReactNode {
  const isMissing = useMissingCatalogue(areaOf(props.remote));
  if (!isMissing) return null;
  return (
    <Notice
      tone="warning"
      sx={{ mb: '24px' }}
      title={<Trans>Cette page s’affiche en français : ses mots dans votre langue ne sont pas arrivés.</Trans>}
      action={<RetryButton onClick={() => void askAgain(props).catch(() => undefined)} />}
    />
  );
}
