import type { Document, LineCounter, Node } from 'yaml';
import type { Path, Place } from '../problems';

interface PairLike {
  key: { value?: unknown; range?: [number, number, number] | null } | null;
  value: Node | null;
}

/** The content of a file, with its line numbers. */
export class Source {
  constructor(
    readonly file: string,
    readonly data: unknown,
    private readonly document: Document,
    private readonly lines: LineCounter,
    /** Lines of the file above the YAML. */
    private readonly above: number,
  ) {}

  /** The line of the beginning of a text, which may be below its name. */
  placeOfText(path: Path): Place {
    const place = this.placeOf(path);
    const { type } = (this.document.getIn(path, true) ?? {}) as { type?: string };
    return { ...place, line: place.line + (type?.startsWith('BLOCK') ? 1 : 0) };
  }

  /** The line of the value at this path, or of its parent. */
  placeOf(path: Path): Place {
    let node: unknown = this.document.contents;
    let offset = offsetOf(node) ?? 0;
    for (const part of path) {
      const items = (node as { items?: unknown[] } | null)?.items ?? [];
      const item = typeof part === 'number' ? items[part] : items.find((pair) => isKey(pair, part));
      if (item === undefined) break;
      node = typeof part === 'number' ? item : (item as PairLike).value;
      offset = offsetOf(typeof part === 'number' ? item : (item as PairLike).key) ?? offset;
    }
    return { file: this.file, line: this.above + Math.max(1, this.lines.linePos(offset).line), path };
  }
}

const offsetOf = (node: unknown): number | undefined => (node as { range?: [number] } | null)?.range?.[0];

const isKey = (pair: unknown, name: string): boolean => String((pair as PairLike).key?.value) === name;
