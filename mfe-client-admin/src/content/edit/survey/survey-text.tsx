import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '@passerelle/shared/contract';
import { Box, Card, ContentText, FormSection, Section, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { profileLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../../../components/not-filled-in';
import { type Entry, entriesOf, numberOf, textOf } from '../common/draft-values';
import { FormattedText } from '../common/formatted-text';
import { sourceOf } from '../common/source-values';
import type { EditorProps } from '../editor-props';
import { answersOf, valuesOfAnswer } from './answers';
import { questionTypeOf } from './questions';
import { questionTypeLabels, surveyTypeLabels } from './survey-labels';
import { scoringOf, surveyTypeOf } from './survey-types';

const rows = { display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' } as const;

/** A survey to read. */
export function SurveyText({ item, files }: Pick<EditorProps, 'item' | 'files'>): ReactNode {
  const { t } = useLingui();
  const source = sourceOf(item);
  const fields = files[source]?.fields ?? {};
  const type = surveyTypeOf(fields['type']);
  const results = entriesOf(fields['results']);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' }}>
      <FormSection title={<Trans>Le questionnaire</Trans>}>
        <DescriptionList>
          <Described name={<Trans>Titre du questionnaire</Trans>}>
            {textOf(fields['title']) ? (
              <ContentText language={source}>{textOf(fields['title'])}</ContentText>
            ) : (
              <NotFilledIn />
            )}
          </Described>
          <Described name={<Trans>Type de questionnaire</Trans>}>{t(surveyTypeLabels[type])}</Described>
          <Described name={<Trans>Nombre de réponses nécessaires</Trans>}>
            {numberOf(fields['requiredCount']) || 1}
          </Described>
        </DescriptionList>
        <FormattedText label={t`Description`} value={fields['description']} language={source} />
      </FormSection>
      <Section title={<Trans>Questions</Trans>}>
        <Box component="ol" sx={rows}>
          {entriesOf(fields['questions']).map((question) => (
            <QuestionText
              key={textOf(question['key'])}
              question={question}
              isScored={!!scoringOf(type)}
              source={source}
            />
          ))}
        </Box>
      </Section>
      {results.length > 0 && (
        <Section title={<Trans>Résultats</Trans>}>
          <Box component="ul" sx={rows}>
            {results.map((result) => (
              <Card key={textOf(result['key'])} component="li" padding="small" sx={{ display: 'grid', gap: '8px' }}>
                <Typography component="h3" variant="h4">
                  <ContentText language={source}>{textOf(result['title'])}</ContentText>
                </Typography>
                <FormattedText label={t`Description`} value={result['description']} language={source} />
                <FormattedText label={t`Métiers qui conviennent`} value={result['jobs']} language={source} />
              </Card>
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
}

interface QuestionProps {
  question: Entry;
  isScored: boolean;
  source: Locale;
}

function QuestionText({ question, isScored, source }: QuestionProps): ReactNode {
  const { t } = useLingui();
  const nameOf = (value: string): string => {
    const known = Object.entries(profileLabels).find(([key]) => key === value);
    return known ? t(known[1]) : value;
  };
  return (
    <Card component="li" padding="small" sx={{ display: 'grid', gap: '8px', overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h4">
        <ContentText language={source}>{textOf(question['label'])}</ContentText>
      </Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t(questionTypeLabels[questionTypeOf(question)])}
        {question['tells'] !== undefined && (
          <>
            {' · '}
            <Trans>Un oui est signalé au référent RH</Trans>
          </>
        )}
      </Box>
      {answersOf(question).length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px' }}>
          {answersOf(question).map((answer) => {
            const counted = valuesOfAnswer(answer).map(nameOf).join(', ');
            return (
              <li key={`${counted} ${textOf(answer['label'])}`}>
                <ContentText language={source}>{textOf(answer['label'])}</ContentText>
                {isScored && ` (${counted})`}
              </li>
            );
          })}
        </Box>
      )}
    </Card>
  );
}
