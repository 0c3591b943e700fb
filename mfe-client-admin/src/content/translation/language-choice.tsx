import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ContentItem, ItemFiles, Locale } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { translationProgress } from '@passerelle/shared/contract/rules/content/item-texts';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Button } from '@passerelle/shared/ui';
import { FilterChips, Menu } from '@passerelle/shared/ui/data';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { useQueryState } from '@passerelle/shared/url-state';
import { type ReactNode, useState } from 'react';

import { itemQuery } from '../item-query';

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

/** Which language is translated, with how far each is, and a further one. */
export function LanguageChoice({ languages, language, readOnly, ...shown }: Props): ReactNode {
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
