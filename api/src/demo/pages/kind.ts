interface Words {
  fr: string;
  en: string;
}

/** A page of text; `content` is HTML. */
export interface DemoPage {
  slug: string;
  title: Words;
  content: Words;
}

export interface DemoSection {
  key: string;
  title: Words;
  /** `answer` is HTML. */
  questions: readonly { key: string; title: Words; answer: Words }[];
}
