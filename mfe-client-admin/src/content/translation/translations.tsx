import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@passerelle/shared/contract';
import { Box, Card, EmptyState, Typography } from '@passerelle/shared/ui';
import { useQueryState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';

import { DocumentFiles } from '../edit/library/document-files';
import { sourceOf } from '../edit/common/source-values';
import { itemQuery } from '../item-query';
import { LanguageChoice } from './language-choice';
import { TranslationTexts, type TranslationsProps } from './translation-texts';

/** The translations of an item: one language at a time, beside its source. */
export function Translations(props: TranslationsProps): ReactNode {
  const { item, files } = props;
  const { t } = useLingui();
  const source = sourceOf(item);
  const [{ language: chosen }] = useQueryState(itemQuery);
  const known = new Set<Locale>([...item.pack.languages, ...(Object.keys(files) as Locale[])]);
  if (chosen !== 'none') known.add(chosen);
  known.delete(source);
  const languages = Array.from(known);
  const language = chosen !== 'none' && chosen !== source ? chosen : languages[0];
  return (
    <Box sx={{ display: 'grid', gap: '20px' }}>
      <LanguageChoice {...props} languages={languages} language={language} source={source} />
      {language === undefined ? (
        <Card>
          <EmptyState title={<Trans>Une seule langue pour l’instant</Trans>}>
            <Trans>Ajoutez une langue pour commencer à traduire.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <Box component="section" aria-label={t`Textes à traduire`} sx={{ display: 'grid', gap: '20px' }}>
          <TranslationTexts key={language} {...props} language={language} source={source} />
          {item.kind === 'library' && <DocumentFiles {...props} language={language} />}
        </Box>
      )}
      {item.kind === 'library' && language !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Sans fichier dans cette langue, le document n’est proposé que dans les autres.</Trans>
        </Typography>
      )}
    </Box>
  );
}
