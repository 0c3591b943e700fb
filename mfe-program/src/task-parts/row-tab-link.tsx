import { Trans } from '@lingui/react/macro';
import type { SubTaskSummary } from '@passerelle/shared/contract';
import { NewTabLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { validate } from './progress.resource';
import { useDeed } from './use-deed';

interface Props {
  name: string;
  href: string;
  step: SubTaskSummary;
  'aria-describedby'?: string;
}

/** Opens the page that the task is about, which is all that the task asks for. */
export function RowTabLink({ name, href, step, ...described }: Props): ReactNode {
  const { run } = useDeed();
  const token = step.userSubTask.validationToken;
  return (
    <NewTabLink
      href={href}
      onOpen={() => token && void run(() => validate(token), <Trans>« {name} » : c’est compté</Trans>)}
      {...described}
    >
      {name}
    </NewTabLink>
  );
}
