import { Trans } from '@lingui/react/macro';
import type { ContentItem, ItemFiles, ItemKind, Locale } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { textsByPath } from '@passerelle/shared/contract/rules/content/item-texts';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { sourceOf } from '../edit/common/source-values';
import { filesInOrder, usePathLabel } from './path-label';
import { TextDifference } from './text-difference';

interface ChangedText {
  language: Locale;
  path: string;
  before: string;
  after: string;
}

/** The texts that differ between two states of an item, by language and path. */
const changedTexts = (kind: ItemKind, before: ItemFiles, after: ItemFiles): ChangedText[] =>
  locales.flatMap((language) => {
    const [old, current] = [textsByPath(kind, before[language]), textsByPath(kind, after[language])];
    return Array.from(new Set([...current.keys(), ...old.keys()])).flatMap((path) => {
      const [was = '', is = ''] = [old.get(path), current.get(path)];
      return was.trim() === is.trim() ? [] : [{ language, path, before: was, after: is }];
    });
  });

const textNames = new Set(['title', 'name', 'label', 'description', 'jobs', 'link', 'text']);

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !textNames.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, withoutTexts(inner)]),
  );
}

/** True if fields other than texts differ, such as points or the order of a list. */
const settingsDiffer = (before: ItemFiles, after: ItemFiles): boolean =>
  locales.some((language) => {
    const [was, is] = [before[language]?.fields ?? {}, after[language]?.fields ?? {}];
    return JSON.stringify(withoutTexts(was)) !== JSON.stringify(withoutTexts(is));
  });

interface Props {
  item: Pick<ContentItem, 'kind' | 'pack'>;
  before: ItemFiles;
  after: ItemFiles;
}

/** All that differs between two states of an item, text by text. */
export function FilesDifference({ item, before, after }: Props): ReactNode {
  const { kind } = item;
  const labelOf = usePathLabel(kind, filesInOrder(sourceOf(item), after, before));
  const texts = changedTexts(kind, before, after);
  const hasOther = settingsDiffer(before, after);
  if (texts.length === 0 && !hasOther)
    return (
      <Typography>
        <Trans>Les deux textes sont les mêmes.</Trans>
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '16px' }}>
      {texts.map(({ language, path, ...text }) => (
        <li key={`${language}-${path}`}>
          <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
            {labelOf(path)}{' '}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              ({languageName(language)})
            </Box>
          </Typography>
          <TextDifference {...text} language={language} />
        </li>
      ))}
      {hasOther && (
        <Typography component="li" variant="body2">
          <Trans>Des réglages diffèrent aussi, comme l’ordre, les points ou les fichiers.</Trans>
        </Typography>
      )}
    </Box>
  );
}
