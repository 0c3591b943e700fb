import { Trans, useLingui } from '@lingui/react/macro';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import type { ContactImportRow } from '@passerelle/shared/contract';
import { PlainSelect } from '@passerelle/shared/forms';
import { Box, Card, Email, Fact, Facts, fullName, Typography } from '@passerelle/shared/ui';
import { PhoneNumber } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { choicesFor, type Choice } from './import-plan';
import { choiceLabels, fieldLabel } from './import-labels';

interface Props {
  row: ContactImportRow;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** One contact of the file: fields read, unreadable fields, a matching known contact, and the choice. */
export function PreviewRow({ row: importRow, choice, onChoose }: Props): ReactNode {
  const { t } = useLingui();
  const { row, contact, faults, known, sameAs, referrer } = importRow;
  const list = (paths: readonly string[]): string => [...new Set(paths.map((path) => t(fieldLabel(path))))].join(', ');
  const name = contact
    ? fullName({ firstName: contact.firstName ?? null, lastName: contact.lastName })
    : t`Ligne ${row}`;
  const noted = list(Object.keys(faults).filter((path) => path !== 'comment'));
  const recommender = referrer && fullName(referrer);
  const knownName = known && fullName(known.contact);
  const adds = known && list(known.adds);
  const differs = known && list(known.differs);
  const choices = choicesFor(importRow);
  return (
    <Card
      component="li"
      padding="small"
      sx={{
        display: 'grid',
        gap: '12px 24px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 240px' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: '4px',
          alignContent: 'start',
          minWidth: 0,
          overflowWrap: 'anywhere',
          typography: 'body2',
        }}
      >
        <Typography component="h3" variant="h4">
          {name}
        </Typography>
        {contact && <Details contact={contact} />}
        {!contact && (
          <Fact tone="error" icon={<ErrorOutlineRounded />}>
            <Trans>Sans nom lisible, cette ligne ne peut pas être ajoutée</Trans>
          </Fact>
        )}
        {recommender && (
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>Recommandé par : {recommender}</Trans>
          </Box>
        )}
        {contact && noted && (
          <Fact tone="warning" icon={<ErrorOutlineRounded />}>
            <Trans>Illisible à sa place, noté dans le commentaire : {noted}</Trans>
          </Fact>
        )}
        {contact && 'comment' in faults && (
          <Fact tone="warning" icon={<ErrorOutlineRounded />}>
            <Trans>Le commentaire est trop long : la fin sera coupée</Trans>
          </Fact>
        )}
        {knownName && (
          <Fact icon={<PersonRounded />}>
            <Trans>Déjà dans vos contacts : {knownName}</Trans>
          </Fact>
        )}
        {adds && (
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>Le fichier ajoute : {adds}</Trans>
          </Box>
        )}
        {differs && (
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>Le fichier dit autre chose : {differs}</Trans>
          </Box>
        )}
        {known && !adds && !differs && (
          <Box sx={{ color: 'text.secondary' }}>
            <Trans>Le fichier n’apprend rien de plus</Trans>
          </Box>
        )}
        {sameAs !== null && (
          <Fact icon={<PersonRounded />}>
            <Trans>Même personne que la ligne {sameAs}, qui reprend ce qu’elle dit de plus</Trans>
          </Fact>
        )}
      </Box>
      {choices.length > 1 && (
        <PlainSelect
          label={t`Pour ${name}`}
          value={choice}
          options={choices.map((value) => ({ value, label: t(choiceLabels[value]) }))}
          onChange={onChoose}
        />
      )}
    </Card>
  );
}

/** Company, e-mail and numbers, on one line as far as it goes. */
function Details({
  contact: { company, email, phone, mobilePhone },
}: {
  contact: NonNullable<ContactImportRow['contact']>;
}): ReactNode {
  const numbers = [phone, mobilePhone].filter((number) => typeof number === 'string');
  if (!company?.name && !email && numbers.length === 0) return null;
  return (
    <Facts>
      {company?.name && <Fact>{company.name}</Fact>}
      {email && (
        <Fact>
          <Email>{email}</Email>
        </Fact>
      )}
      {numbers.map((number) => (
        <Fact key={number}>
          <PhoneNumber>{number}</PhoneNumber>
        </Fact>
      ))}
    </Facts>
  );
}
