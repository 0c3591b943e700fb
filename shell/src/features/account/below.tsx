import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { type CompleteLoaders, registerCatalogues } from '@passerelle/shared/i18n';
import { AreaFailure, SkeletonCard } from '@passerelle/shared/ui';
import type { ComponentType, ReactNode } from 'react';

import { useLoaded } from '../../loading/use-loaded';

/** What stands below the first fields, in one file with its words. */
type Parts = Record<'MoreFields' | 'Settings', ComponentType<{ me: OwnProfile }>>;

async function load(): Promise<Parts> {
  const [parts] = await Promise.all([
    import(/* webpackChunkName: "account-below" */ './below-parts'),
    registerCatalogues('account-below', {
      fr: () => import(/* webpackChunkName: "account-below-fr" */ './settings/locales/fr.po'),
      en: () => import(/* webpackChunkName: "account-below-en" */ './settings/locales/en.po'),
    } satisfies CompleteLoaders),
  ]);
  return parts;
}

const coming = (
  <div data-pending>
    <SkeletonCard lines={5} />
  </div>
);

interface Props {
  part: keyof Parts;
  me: OwnProfile;
  /** Until then its place is kept. */
  isWanted: boolean;
}

function Loaded({ part, me }: Omit<Props, 'isWanted'>): ReactNode {
  const { value: parts, error, failedAt, retry } = useLoaded<Parts>('part:account-below', load);
  if (parts) {
    const Part = parts[part];
    return <Part me={me} />;
  }
  if (!error) return coming;
  // Both come together: once is enough to say that they did not.
  if (part === 'Settings') return null;
  return (
    <AreaFailure
      title={<Trans>La suite de votre compte n’a pas pu être chargée</Trans>}
      failedAt={failedAt}
      onRetry={retry}
    >
      <Trans>Ce qui est affiché reste là.</Trans>
    </AreaFailure>
  );
}

export const Below = ({ isWanted, ...part }: Props): ReactNode => (isWanted ? <Loaded {...part} /> : coming);
