import { Trans } from '@lingui/react/macro';
import type { ItemLanguage } from '@passerelle/shared/contract';
import { languageTags } from '@passerelle/shared/contract/enums/locales';
import { languageName } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const codeOf = ({ language }: ItemLanguage): string => (languageTags[language].split('-')[0] ?? '').toUpperCase();

function Progress({ of }: { of: ItemLanguage }): ReactNode {
  const { state, done, total } = of;
  const code = codeOf(of);
  if (state === 'complete') return code;
  return state === 'stale' ? (
    <Trans>{code} à relire</Trans>
  ) : (
    <>
      {code} {done}/{total}
    </>
  );
}

function ProgressInWords({ of: { language, state, done, total } }: { of: ItemLanguage }): ReactNode {
  const name = languageName(language);
  if (state === 'complete') return <Trans>{name} : complet</Trans>;
  if (state === 'stale') return <Trans>{name} : à relire</Trans>;
  return (
    <Trans>
      {name} : {done} sur {total}
    </Trans>
  );
}

/** Languages of an item with the progress of each: « FR · EN 8/12 ». */
export const LanguageProgress = ({ languages }: { languages: readonly ItemLanguage[] }): ReactNode => (
  <>
    <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
      {languages.map((of, index) => (
        <Box component="span" key={of.language} sx={{ whiteSpace: 'nowrap' }}>
          {index > 0 && ' · '}
          <Progress of={of} />
        </Box>
      ))}
    </Box>
    <VisuallyHidden>
      {languages.map((of, index) => (
        <span key={of.language}>
          {index > 0 && ', '}
          <ProgressInWords of={of} />
        </span>
      ))}
    </VisuallyHidden>
  </>
);
