import { Trans, useLingui } from '@lingui/react/macro';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { Form, SavedNotice, SelectField, SubmitButton } from '@passerelle/shared/forms';
import { activateLocale, completeLocales, localeInfo, useLocale } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { bootData } from '../../../../boot/boot-data';
import { saveProfile } from '../../sections/account.mutations';
import { AccountSection } from '../../sections/account-section';

/** Every language that server and page are complete in. */
const offered = () =>
  completeLocales(bootData.env?.locales ?? textLocales).map((code) => ({ value: code, label: localeInfo(code).name }));

/** The page changes at once; the server remembers it, for mails and for other devices. */
export function LanguageSection(): ReactNode {
  const { t } = useLingui();
  const { code } = useLocale();
  return (
    <AccountSection id="language" title={<Trans>Langue de l’application</Trans>}>
      <Form
        schema="language"
        intro={false}
        resets
        initialValues={{ locale: code }}
        onSubmit={async ({ locale }) => {
          await activateLocale(locale);
          await saveProfile({ body: { locale } });
        }}
      >
        <SelectField name="locale" label={t`Langue`} options={offered()} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>
            Le français et l’anglais sont écrits par nous. Les autres langues sont traduites puis relues par une
            machine : en bas de chaque page, « Signaler une traduction » nous envoie le mot qui vous semble faux.
          </Trans>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' }}>
          <SubmitButton waits>
            <Trans>Changer de langue</Trans>
          </SubmitButton>
          <SavedNotice />
        </Box>
      </Form>
    </AccountSection>
  );
}
