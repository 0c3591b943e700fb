import { Trans } from '@lingui/react/macro';
import { DelayedSkeleton, lazyPart, Skeleton } from '@passerelle/shared/ui';

export type HeadingLevel = 2 | 3 | 4;

export interface MarkdownFieldProps {
  label: string;
  /** Markdown as content packs allow it. */
  value: string;
  /** Called after a change by the person, never for opening a text. */
  onChange: (markdown: string) => void;
  readOnly?: boolean;
  /** Of the text, where it is in another language than the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  help?: string;
  error?: string | undefined;
  /** Says « (facultatif) ». */
  optional?: boolean;
  /** Levels that the text may have; an answer of the frequent questions has none of level 2. */
  headings?: readonly HeadingLevel[];
}

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
