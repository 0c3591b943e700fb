import type { ContentItem, ItemFiles, ItemKind } from '@passerelle/shared/contract';
import { aContentItem, aStaffProfile, fakeApi, type Handlers, renderScreen } from '@passerelle/shared/testing';
import { act } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';

import type { SurveyEditorProps } from '../editor-props';

/** A draft that was never published. */
export const anItem = (kind: ItemKind, files: ItemFiles, with_: Partial<ContentItem> = {}): ContentItem =>
  aContentItem({ kind, key: 'rebond', title: 'Rebond', status: 'draft', files, publishedAt: null, ...with_ });

/** An accessible name, with the space that French has before a colon. */
export const named = (name: string): string => name.replaceAll(' :', '\u00A0:');

interface Options {
  readOnly?: boolean;
  api?: Handlers;
}

/** An editor in a screen that keeps its files, as the autosave does. */
export async function editItem(Editor: ComponentType<SurveyEditorProps>, item: ContentItem, options: Options = {}) {
  const { readOnly = false, api: handlers = {} } = options;
  const onChange = jest.fn<void, [ItemFiles]>();
  const onSave = jest.fn(() => Promise.resolve(true));
  const shown: { set?: (files: ItemFiles) => void } = {};
  function Screen(): ReactNode {
    const [files, setFiles] = useState(item.files);
    shown.set = setFiles;
    const change = (next: ItemFiles): void => {
      onChange(next);
      setFiles(next);
    };
    return (
      <>
        <h1>{item.title}</h1>
        <Editor item={item} files={files} readOnly={readOnly} onChange={change} onSave={onSave} />
      </>
    );
  }
  const api = fakeApi(handlers);
  const page = await renderScreen(<Screen />, { person: aStaffProfile('superAdmin') });
  return {
    ...page,
    api,
    onChange,
    onSave,
    /** The files as they were reported last. */
    files: (): ItemFiles => onChange.mock.lastCall?.[0] ?? item.files,
    /** Other files come from outside, as after a conflict. */
    replace: (files: ItemFiles) => act(async () => shown.set?.(files)),
  };
}
