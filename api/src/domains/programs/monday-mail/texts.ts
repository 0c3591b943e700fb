import type { OwnFigures } from '../../reporting/contributors/count-own-people';
import type { MailText } from '../../mail/write-mail';

export interface WeekTexts {
  tasks: readonly string[];
  /** With its day and hour in words. */
  meeting: { title: string; when: string } | null;
}

/** The texts of the Monday mail in a language. */
export interface MondayTexts {
  participant: (week: WeekTexts) => MailText;
  follower: (figures: OwnFigures) => MailText;
}
