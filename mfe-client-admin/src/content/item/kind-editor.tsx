import { Trans } from '@lingui/react/macro';
import type { ItemKind } from '@passerelle/shared/contract';
import { Card, DelayedSkeleton, lazyPart, Skeleton } from '@passerelle/shared/ui';
import type { ComponentType, ReactNode } from 'react';

import type { LibraryEditorProps, SurveyEditorProps } from '../edit/editor-props';

const options = {
  skeleton: (): ReactNode => (
    <DelayedSkeleton>
      <Card sx={{ display: 'grid', gap: '20px' }}>
        <Skeleton variant="rounded" height={46} />
        <Skeleton variant="rounded" height={236} />
      </Card>
    </DelayedSkeleton>
  ),
  failure: <Trans>L’éditeur n’a pas pu être chargé.</Trans>,
};

const LibraryEditor = lazyPart<LibraryEditorProps>(
  async () => (await import(/* webpackChunkName: "library-editor" */ '../edit/library/library-editor')).LibraryEditor,
  options,
);

const editors: Record<Exclude<ItemKind, 'library'>, ComponentType<SurveyEditorProps>> = {
  programs: lazyPart(
    async () => (await import(/* webpackChunkName: "program-editor" */ '../edit/program/program-editor')).ProgramEditor,
    options,
  ),
  tasks: lazyPart(
    async () => (await import(/* webpackChunkName: "task-editor" */ '../edit/task/task-editor')).TaskEditor,
    options,
  ),
  surveys: lazyPart(
    async () => (await import(/* webpackChunkName: "survey-editor" */ '../edit/survey/survey-editor')).SurveyEditor,
    options,
  ),
  faq: lazyPart(
    async () => (await import(/* webpackChunkName: "faq-editor" */ '../edit/faq/faq-editor')).FaqEditor,
    options,
  ),
  pages: lazyPart(
    async () => (await import(/* webpackChunkName: "page-editor" */ '../edit/page/page-editor')).PageEditor,
    options,
  ),
};

/** The editor of a kind of content, a chunk of its own. */
export function KindEditor({ onAttach, ...props }: LibraryEditorProps & SurveyEditorProps): ReactNode {
  const { kind } = props.item;
  if (kind === 'library') return <LibraryEditor {...props} onAttach={onAttach} />;
  const Editor = editors[kind];
  return <Editor {...props} />;
}
