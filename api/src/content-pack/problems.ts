/** The position of a problem; lines count from 1, as in editors. */
export interface Place {
  file: string;
  line: number;
}

export interface Problem extends Place {
  message: string;
}

export const problemLine = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;

/** All problems of a pack, so that an author can correct them at once. */
export class Problems {
  private readonly found: Problem[] = [];

  add({ file, line }: Place, message: string): void {
    const isKnown = this.found.some((one) => one.file === file && one.line === line && one.message === message);
    if (!isKnown) this.found.push({ file, line, message });
  }

  /** In the order of the files in the folder. */
  get all(): Problem[] {
    return this.found.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  }

  assertNone(): void {
    if (this.found.length > 0) throw new PackRefused(this.all);
  }
}

export class PackRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}
