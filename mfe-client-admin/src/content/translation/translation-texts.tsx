import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@passerelle/shared/contract';
import { textsByPath, textsToTranslate, withTranslation } from '@passerelle/shared/contract/rules/content/item-texts';
import { Box, Card, Typography } from '@passerelle/shared/ui';
import { ToggleChips } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import type { UpToDate } from '../autosave/kept-text';
import { fileIn } from '../edit/common/source-values';
import { usePathLabel } from '../difference/path-label';
import type { LibraryEditorProps } from '../edit/editor-props';
import { TranslationRow } from './translation-row';

export interface TranslationsProps extends LibraryEditorProps {
  /** A translation was read again and still holds. */
  onConfirm: (text: UpToDate[number]) => void;
}

interface Props extends TranslationsProps {
  source: Locale;
  language: Locale;
}

/** The texts of one language, each beside its source. */
export function TranslationTexts({ item, files, readOnly, source, language, onChange, onConfirm }: Props): ReactNode {
  const { t } = useLingui();
  const { kind } = item;
  const labelOf = usePathLabel(kind, [fileIn(files, source)]);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  /** Null: all of them. A text that is filled in stays until the filter is set again. */
  const [onlyPaths, setOnlyPaths] = useState<ReadonlySet<string> | null>(null);
  const stale = new Map(
    item.stale
      .filter((one) => one.language === language && !confirmed.includes(one.path))
      .map(({ path, before }) => [path, before]),
  );
  const texts = textsToTranslate(kind, fileIn(files, source), language);
  const given = textsByPath(kind, files[language]);
  const open = texts.filter(({ path, form }) => stale.has(path) || (form !== 'address' && !given.has(path)));
  const shown = onlyPaths ? texts.filter(({ path }) => onlyPaths.has(path)) : texts;
  const count = open.length;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        {item.mayEdit && (
          <ToggleChips
            label={t`Filtrer les textes`}
            values={onlyPaths ? ['open'] : []}
            options={[{ value: 'open', label: <Trans>À traduire</Trans>, count }]}
            onChange={(values) => setOnlyPaths(values.length > 0 ? new Set(open.map(({ path }) => path)) : null)}
          />
        )}
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          {count === 0 ? (
            <Trans>Tout est traduit</Trans>
          ) : (
            <Plural value={count} one="# texte à traduire ou à relire" other="# textes à traduire ou à relire" />
          )}
        </Typography>
      </Box>
      <Card padding="none" component="ul" sx={{ m: 0, listStyle: 'none' }}>
        {shown.map((text) => (
          <TranslationRow
            key={text.path}
            text={text}
            label={labelOf(text.path)}
            kind={kind}
            source={source}
            language={language}
            value={given.get(text.path) ?? ''}
            before={stale.get(text.path)}
            readOnly={readOnly}
            onChange={(value) => onChange(withTranslation(kind, files, { source, language, path: text.path, value }))}
            onConfirm={() => {
              setConfirmed([...confirmed, text.path]);
              onConfirm({ language, path: text.path });
            }}
          />
        ))}
      </Card>
    </>
  );
}
