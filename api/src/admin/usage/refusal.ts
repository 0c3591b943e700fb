/** What whoever typed the command can mend, one sentence for each thing that is wrong. */
export class Refusal extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

export const refuse = (sentence: string): Refusal => new Refusal([sentence]);
