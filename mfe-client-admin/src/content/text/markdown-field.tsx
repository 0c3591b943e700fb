import { Trans } from '@lingui/react/macro';
import { DelayedSkeleton, lazyPart, Skeleton } from '@passerelle/shared/ui';

import type { MarkdownFieldProps } from './markdown-field-props';

export type { HeadingLevel, MarkdownFieldProps } from './markdown-field-props';

/** A formatted text. The editor is a chunk of its own. */
export const MarkdownField = lazyPart<MarkdownFieldProps>(
  async () => (await import(/* webpackChunkName: "markdown-editor" */ './markdown-editor')).MarkdownEditor,
  {
    skeleton: () => (
      <DelayedSkeleton>
        <Skeleton variant="rounded" height={236} />
      </DelayedSkeleton>
    ),
    failure: <Trans>L’éditeur de texte n’a pas pu être chargé.</Trans>,
  },
);
