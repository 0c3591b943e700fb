import { Parser } from 'htmlparser2';

interface XmlReader {
  onOpen: (name: string, attribute: (name: string) => string | undefined) => void;
  onClose: (name: string) => void;
  onText: (text: string) => void;
}

/** Nesting depth; the parser’s time grows with open tags. */
const DEEPEST = 500;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Walks through a document, tag by tag, up to a depth limit. Name prefixes are dropped. */
export function readXml(xml: string, { onOpen, onClose, onText }: XmlReader): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST) parser.pause();
        onOpen(
          localName(name),
          (wanted) =>
            attributes[wanted] ??
            Object.entries(attributes).find(([attribute]) => localName(attribute) === wanted)?.[1],
        );
      },
      ontext: onText,
      onclosetag(name) {
        depth -= 1;
        onClose(localName(name));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
