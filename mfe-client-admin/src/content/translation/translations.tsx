import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ContentItem, ItemFiles, Locale } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { translationProgress } from '@passerelle/shared/contract/rules/content/item-texts';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Button, Card, EmptyState, Typography } from '@passerelle/shared/ui';
import { FilterChips, Menu } from '@passerelle/shared/ui/data';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { useQueryState } from '@passerelle/shared/url-state';
import { type ReactNode, useState } from 'react';

import { sourceOf } from '../edit/common/source-values';
import { DocumentFiles } from '../edit/library/document-files';
import { itemQuery } from '../item-query';
import { type TranslationsProps, TranslationTexts } from './translation-texts';

interface Props {
  item: ContentItem;
  files: ItemFiles;
  readOnly: boolean;
  source: Locale;
  /** The languages that there are, without the source. */
  languages: readonly Locale[];
  language: Locale | undefined;
}

/** « anglais 8/12 » */
function LanguageState({
  item,
  files,
  source,
  language,
}: Pick<Props, 'item' | 'files' | 'source'> & { language: Locale }) {
  const stale = item.stale.filter((text) => text.language === language).length;
  const { state, done, total } = translationProgress(item.kind, files, { source, language, stale });
  const name = languageName(language);
  if (state === 'complete') return <Trans>{name}, complet</Trans>;
  if (state === 'stale') return <Trans>{name}, à relire</Trans>;
  return (
    <>
      {name} {done}/{total}
    </>
  );
}

/** Language selector of the translations, with the progress of each and a menu that adds a language. */
function LanguageChoice({ languages, language, readOnly, ...shown }: Props): ReactNode {
  const { t } = useLingui();
  const [, { change, hrefFor }] = useQueryState(itemQuery);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const others = locales.filter((one) => one !== shown.source && !languages.includes(one));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minWidth: 0 }}>
      {language !== undefined && (
        <FilterChips
          label={t`Langue de la traduction`}
          value={language}
          options={languages.map((one) => ({ value: one, label: <LanguageState {...shown} language={one} /> }))}
          hrefFor={(one) => hrefFor({ view: 'translations', language: one })}
        />
      )}
      {!readOnly && others.length > 0 && (
        <>
          <Button
            variant="neutral"
            size="small"
            startIcon={<AddRounded />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Trans>Ajouter une langue</Trans>
          </Button>
          <Menu
            label={t`Langue à ajouter`}
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            maxHeight={360}
          >
            {others.map((one) => (
              <MenuItem
                key={one}
                onClick={() => {
                  setAnchor(null);
                  change({ view: 'translations', language: one });
                }}
              >
                {languageName(one)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Box>
  );
}

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
