import { Plural, Trans } from '@lingui/react/macro';
import type { ContentPublication } from '@passerelle/shared/contract';
import { languageName } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Link, Notice } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { ItemTitle } from '../item-labels';

interface Props extends Pick<ContentPublication, 'untranslated'> {
  /** An item is opened. */
  onLead: () => void;
}

const FIRST = 5;

/** Languages that are incomplete; they do not stop the publication. */
export const Untranslated = ({ untranslated, onLead }: Props): ReactNode => (
  <Notice tone="warning" title={<Trans>Des textes ne sont pas traduits</Trans>}>
    <Trans>Dans ces langues, ils s’affichent dans la langue d’origine.</Trans>
    {[...new Set(untranslated.map(({ language }) => language))].map((language) => (
      <Language
        key={language}
        language={language}
        untranslated={untranslated.filter((one) => one.language === language)}
        onLead={onLead}
      />
    ))}
  </Notice>
);

interface LanguageProps extends Props {
  language: ContentPublication['untranslated'][number]['language'];
}

function Language({ language, untranslated, onLead }: LanguageProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const name = languageName(language);
  const texts = untranslated.reduce((sum, { missing }) => sum + missing, 0);
  const shown = isWhole ? untranslated : untranslated.slice(0, FIRST);
  const others = untranslated.length - shown.length;
  return (
    <Box sx={{ marginBlockStart: '8px', overflowWrap: 'anywhere' }}>
      <strong>{name}</strong>, <Plural value={texts} one="# texte" other="# textes" />
      <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px' }}>
        {shown.map(({ item: { id, title }, missing, total }) => (
          <li key={id}>
            <Link
              component={RouteLink}
              color="inherit"
              to={routeTo('clientContentItem', { itemId: id }, { query: { view: 'translations', language } })}
              onClick={onLead}
            >
              <ItemTitle title={title} />
            </Link>{' '}
            <Trans>
              ({missing} sur {total})
            </Trans>
          </li>
        ))}
      </Box>
      {others > 0 && (
        <Link component="button" type="button" color="inherit" onClick={() => setWhole(true)}>
          <Plural value={others} one="Montrer # autre contenu" other="Montrer # autres contenus" />
        </Link>
      )}
    </Box>
  );
}
