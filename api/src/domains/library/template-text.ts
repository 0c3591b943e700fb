import { readFile } from 'node:fs/promises';
import type { TextBlock } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { openZip } from '../../platform/spreadsheet/read-zip';
import { readXml } from '../../platform/spreadsheet/xml';

/** Bytes of unpacked XML: a book of five hundred pages takes less. */
const PART_BYTES = 20_000_000;
/** A heading by style name, in the languages of word processors. */
const headingStyle = /^(heading|titre|title|berschrift|ttulo|titolo)/i;

interface Paragraph {
  text: string;
  isHeading: boolean;
  isItem: boolean;
  /** True if all of its words are bold: many templates mark headings so. */
  isBold: boolean;
}

const blockOf = ({ text, isHeading, isItem, isBold }: Paragraph): TextBlock[] => {
  const words = text.replaceAll(/[^\S\n]+/g, ' ').trim();
  if (words === '') return [];
  const kind = isItem ? 'item' : isHeading || isBold ? 'heading' : 'paragraph';
  return [{ kind, text: words.slice(0, limits.longTextLength) }];
};

/** The body of a document, paragraph by paragraph; table cells one after the other. */
function readBody(xml: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let paragraph: Paragraph | null = null;
  let isText = false;
  let isBoldRun = false;
  // The fallback content for older programs duplicates the text.
  let fallbacks = 0;
  readXml(xml, {
    onOpen: (name, attribute) => {
      const isOn = (): boolean => !['0', 'false', 'none'].includes(attribute('val') ?? 'true');
      if (name === 'Fallback') fallbacks += 1;
      if (name === 'p') paragraph = { text: '', isHeading: false, isItem: false, isBold: true };
      if (name === 'r') isBoldRun = false;
      if (name === 'b') isBoldRun = isOn();
      if (name === 't') isText = true;
      if (!paragraph) return;
      if (name === 'pStyle') paragraph.isHeading = headingStyle.test(attribute('val') ?? '');
      if (name === 'numPr') paragraph.isItem = true;
      if (name === 'tab') paragraph.text += ' ';
      if (name === 'br' || name === 'cr') paragraph.text += '\n';
    },
    onText: (text) => {
      if (!isText || !paragraph || fallbacks > 0) return;
      paragraph.text += text;
      paragraph.isBold &&= isBoldRun || text.trim() === '';
    },
    onClose: (name) => {
      if (name === 'Fallback') fallbacks -= 1;
      if (name === 't') isText = false;
      if (name !== 'p' || !paragraph) return;
      if (blocks.length < limits.previewBlocks) blocks.push(...blockOf(paragraph));
      paragraph = null;
    },
  });
  return blocks;
}

/** The text of a `.docx`; null for any other file, and for an unreadable one. */
export async function templateText(path: string, extension: string): Promise<TextBlock[] | null> {
  if (extension !== 'docx') return null;
  const zip = await openZip(await readFile(path));
  const xml = await zip?.read('word/document.xml', PART_BYTES);
  if (xml === undefined || xml === 'tooLarge') return null;
  const blocks = readBody(xml.toString('utf8'));
  return blocks.length > 0 ? blocks : null;
}
