import { useLingui } from '@lingui/react/macro';
import type {
  Locale,
  QuestionType,
  Survey,
  SurveyAnswer,
  SurveyQuestion,
  SurveySubType,
  Answer,
} from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  intelligenceOf,
  joinAnswer,
  showsAsDropdown,
  offeredAs,
  splitAnswer,
} from '@passerelle/shared/contract/rules/programs/survey-answers';
import {
  CheckboxGroupField,
  type FieldSettings,
  type Option,
  RadioField,
  SelectField,
  TextAreaField,
} from '@passerelle/shared/forms';
import { Box, ContentText, fullName, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { scrollMargins, SectionProgress } from './progress';
import { RatingField } from './rating-field';
import { fieldOf } from './step-questions';

/** The format and parse functions between the answers of the API and the values of the controls, one text per answer. */
type Answers = readonly SurveyAnswer[] | undefined;

/** The answer as it is offered now: it may have been chosen in another language, or have been removed. */
const offeredValue =
  (offered: readonly SurveyAnswer[]) =>
  (answer: SurveyAnswer): string[] => {
    const now = offeredAs(offered, answer);
    return now ? [joinAnswer(now)] : [];
  };

const oneChosen = (offered: readonly SurveyAnswer[]) => ({
  format: (answers: Answers): string => answers?.flatMap(offeredValue(offered))[0] ?? '',
  parse: (text: string): Answer[] | undefined => (text ? [splitAnswer(text)] : undefined),
});

const severalChosen = (offered: readonly SurveyAnswer[]) => ({
  format: (answers: Answers): string[] => answers?.flatMap(offeredValue(offered)) ?? [],
  parse: (texts: readonly string[]): Answer[] | undefined => (texts.length > 0 ? texts.map(splitAnswer) : undefined),
});

const wordsTyped = {
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (text: string): SurveyAnswer[] | undefined => (text ? [{ label: '', values: [text] }] : undefined),
};

/** Reads and writes a rating, stored under the name of the rated intelligence. */
const rated = (intelligence: string) => ({
  format: (answers: Answers): string => answers?.[0]?.values[0] ?? '',
  parse: (figure: string): SurveyAnswer[] => [{ label: intelligence, values: [figure] }],
});

interface Props {
  kind: SurveySubType | null;
  language: Locale;
  question: SurveyQuestion;
  isFree: boolean;
}

/** The control of one question, chosen by the kind of survey, the type and the number of answers. */
function QuestionField({ kind, language, question, isFree }: Props): ReactNode {
  const { label, type, answers } = question;
  const help = useWhoIsTold(question);
  const settings = { name: fieldOf(question), label, language, free: isFree, ...(help && { help }) };
  const intelligence = kind === 'intelligence' ? intelligenceOf(question) : undefined;
  if (intelligence) return <RatingField {...settings} {...rated(intelligence)} />;
  const TypedField = fields[type];
  return <TypedField settings={settings} answers={answers} />;
}

/** Help of the question: the name of the HR contact who receives a yes, or the way without one. */
function useWhoIsTold({ tells }: SurveyQuestion): string | undefined {
  const { t } = useLingui();
  if (tells === undefined) return undefined;
  if (tells === null)
    return t`Cette réponse ne prévient personne : aucun contact RH ne peut l’être ici. Pour un échange, adressez-vous au service RH de votre entreprise.`;
  const name = fullName(tells);
  return t`Si vous répondez oui, ${name} reçoit votre nom et ce souhait, et aucune de vos autres réponses.`;
}

interface TypedFieldProps {
  settings: FieldSettings;
  /** Those offered. */
  answers: readonly SurveyAnswer[];
}

const optionsOf = (answers: readonly SurveyAnswer[], language?: Locale): Option[] =>
  answers.map((answer) => ({ value: joinAnswer(answer), label: answer.label, language }));

const fields: Record<QuestionType, (props: TypedFieldProps) => ReactNode> = {
  boolean: YesOrNoField,
  list: ({ settings, answers }) => {
    const ListField = showsAsDropdown(answers) ? SelectField : RadioField;
    return <ListField {...settings} {...oneChosen(answers)} options={optionsOf(answers, settings.language)} />;
  },
  multiValue: ({ settings, answers }) => (
    <CheckboxGroupField {...settings} {...severalChosen(answers)} options={optionsOf(answers, settings.language)} />
  ),
  text: ({ settings }) => <TextAreaField {...settings} {...wordsTyped} maxLength={limits.longTextLength} />,
};

/** Offers « Oui » and « Non » where the question has no answers of its own. */
function YesOrNoField({ settings, answers }: TypedFieldProps): ReactNode {
  const { t } = useLingui();
  const yesOrNo = [
    { label: t`Oui`, values: ['true'] },
    { label: t`Non`, values: ['false'] },
  ];
  const isOwn = answers.length > 0;
  const offered = isOwn ? answers : yesOrNo;
  const options = optionsOf(offered, isOwn ? settings.language : undefined);
  return <RadioField {...settings} {...oneChosen(offered)} row options={options} />;
}

interface SurveyProps {
  kind: SurveySubType | null;
  survey: Survey;
  /** One of several sections, with a title and its progress; a single one is named by its step. */
  isSection: boolean;
  /** None of its questions is required by itself. */
  isFree: boolean;
}

export function SurveyQuestions({
  kind,
  survey: { title, description, contentLanguage, questions },
  isSection,
  isFree,
}: SurveyProps): ReactNode {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: kind === 'intelligence' ? '28px' : '20px',
        ...scrollMargins,
      }}
    >
      {(isSection || description) && (
        <div>
          {isSection && (
            <>
              <Typography component="h4" variant="h4" sx={{ mb: '4px' }}>
                <ContentText language={contentLanguage}>{title}</ContentText>
              </Typography>
              <SectionProgress kind={kind} questions={questions} />
            </>
          )}
          {description && <RichText html={description} language={contentLanguage} sx={{ color: 'text.secondary' }} />}
        </div>
      )}
      {questions.map((question) => (
        <QuestionField key={question.id} kind={kind} language={contentLanguage} question={question} isFree={isFree} />
      ))}
    </Box>
  );
}
