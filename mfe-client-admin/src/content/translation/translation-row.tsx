import { Trans, useLingui } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import type { ItemKind, Locale } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { ItemText } from '@passerelle/shared/contract/rules/content/item-texts';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Button, Notice } from '@passerelle/shared/ui';
import { useFocusFallback } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TextDifference } from '../difference/text-difference';
import { TextInput } from '../fields/text-input';
import { textAttributes } from '../fields/text-attributes';
import { type HeadingLevel, MarkdownField } from '../text/markdown-field';

interface Props {
  text: ItemText;
  /** The name of the text. */
  label: string;
  kind: ItemKind;
  source: Locale;
  language: Locale;
  value: string;
  /** The source as it was when it was translated; undefined: it has not changed since. */
  before: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
  onConfirm: () => void;
}

const look = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: '12px', md: '24px' },
  outline: 'none',
  padding: { xs: '16px', md: '20px 24px' },
  '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const levels: readonly HeadingLevel[] = [2, 3, 4];
/** A heading of level 2 would begin another question. */
const answerLevels: readonly HeadingLevel[] = [3, 4];

/** A text and its translation: side by side, one under the other on a phone. */
export function TranslationRow(props: Props): ReactNode {
  const { text, label, kind, source, language, value, before, readOnly, onChange, onConfirm } = props;
  const { t } = useLingui();
  const area = useFocusFallback<HTMLLIElement>();
  const [from, to] = [languageName(source), languageName(language)];
  const shared = { readOnly, onChange, value, label: t`${label} (${to})`, ...textAttributes(language) };
  const headings = kind === 'faq' ? answerLevels : levels;
  return (
    <Box {...area} component="li" sx={look}>
      {text.form === 'markdown' ? (
        <MarkdownField
          label={t`${label} (${from})`}
          value={text.value}
          onChange={() => undefined}
          readOnly
          {...textAttributes(source)}
        />
      ) : (
        <div>
          <Box sx={{ mb: '6px', fontSize: '0.90625rem', fontWeight: 560 }}>
            <Trans>
              {label} ({from})
            </Trans>
          </Box>
          <Box {...textAttributes(source)} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text.value}
          </Box>
        </div>
      )}
      <Box sx={{ display: 'grid', gap: '12px', alignContent: 'start' }}>
        {before !== undefined && (
          <Notice
            tone="warning"
            title={<Trans>Le texte d’origine a changé depuis cette traduction</Trans>}
            action={
              !readOnly && (
                <Button
                  variant="neutral"
                  size="small"
                  startIcon={<CheckRounded />}
                  aria-label={t`Toujours juste : ${label}`}
                  onClick={onConfirm}
                >
                  <Trans>Toujours juste</Trans>
                </Button>
              )
            }
          >
            <TextDifference before={before} after={text.value} language={source} />
          </Notice>
        )}
        {text.form === 'markdown' && <MarkdownField {...shared} headings={headings} />}
        {text.form === 'line' && <TextInput {...shared} maxLength={limits.titleLength} />}
        {text.form === 'lines' && <TextInput {...shared} multiline />}
        {text.form === 'address' && (
          <TextInput {...shared} type="url" optional help={t`Sans adresse, celle du texte d’origine sert.`} />
        )}
      </Box>
    </Box>
  );
}
