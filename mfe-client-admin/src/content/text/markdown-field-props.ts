export type HeadingLevel = 2 | 3 | 4;

export interface MarkdownFieldProps {
  label: string;
  /** Markdown as content packs allow it. */
  value: string;
  /** Called after a change by the person, never for opening a text. */
  onChange: (markdown: string) => void;
  readOnly?: boolean;
  /** The language of the text, where it differs from that of the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  help?: string;
  error?: string | undefined;
  /** Says « (facultatif) ». */
  optional?: boolean;
  /** Levels that the text may have; an answer of the frequent questions has none of level 2. */
  headings?: readonly HeadingLevel[];
}
