import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@passerelle/shared/contract/limits';
import { packFolder } from '../../demo/content';
import { aZip } from '../../testing/a-zip';
import { templateText } from './template-text';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (bytes: Buffer, extension = 'docx') => {
  const path = join(folder, `a.${extension}`);
  await writeFile(path, bytes);
  return templateText(path, extension);
};
const docx = (body: string) =>
  aZip({ 'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>` });
const p = (text: string, properties = '', run = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

describe('the text of a template', () => {
  it('has its paragraphs, with headings by style or in bold, and list items', async () => {
    const body = [
      p('Mon CV', '<w:pStyle w:val="Titre1"/>'),
      p('Formation', '', '<w:b/>'),
      p('Pas en gras', '', '<w:b w:val="0"/>'),
      p('Anglais &amp; allemand', '<w:pStyle w:val="Paragraphedeliste"/><w:numPr/>'),
      '<w:p><w:r><w:t>Une ligne,</w:t><w:br/><w:t>une autre</w:t><w:tab/><w:t>ici</w:t></w:r></w:p>',
      '<w:p/>',
    ].join('');

    expect(await read(docx(body))).toEqual([
      { kind: 'heading', text: 'Mon CV' },
      { kind: 'heading', text: 'Formation' },
      { kind: 'paragraph', text: 'Pas en gras' },
      { kind: 'item', text: 'Anglais & allemand' },
      { kind: 'paragraph', text: 'Une ligne,\nune autre ici' },
    ]);
  });

  it('leaves out deletions, field instructions, and fallbacks for older programs', async () => {
    const body =
      '<w:p><w:del><w:r><w:delText>biffé</w:delText></w:r></w:del><w:r><w:instrText>DATE</w:instrText><w:t>gardé</w:t></w:r></w:p>' +
      '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>une fois</w:t></w:r></w:p></mc:Choice>' +
      '<mc:Fallback><w:p><w:r><w:t>une fois</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>';

    expect((await read(docx(body)))?.map(({ text }) => text)).toEqual(['gardé', 'une fois']);
  });

  it('stops where the reader has enough', async () => {
    const blocks = await read(docx(p('x'.repeat(limits.longTextLength + 9)) + p('y').repeat(limits.previewBlocks)));

    expect(blocks).toHaveLength(limits.previewBlocks);
    expect(blocks?.[0]?.text).toHaveLength(limits.longTextLength);
  });

  it.each([
    ['an archive without a document', () => aZip({ 'a.txt': 'a' })],
    ['no archive', () => Buffer.from('not a zip')],
    ['an empty document', () => docx('<w:p/>')],
  ])('is empty for %s', async (_what, bytes) => expect(await read(bytes())).toBeNull());

  it('is not extracted from other files', async () => expect(await read(docx(p('a')), 'xlsx')).toBeNull());

  it('exists for the template of the demo', async () => {
    const blocks = await templateText(join(packFolder('bois-et-rives'), 'library/files/cv-template.docx'), 'docx');

    expect(blocks?.slice(0, 4)).toEqual([
      { kind: 'heading', text: 'Prénom Nom' },
      { kind: 'paragraph', text: 'Le métier que vous visez' },
      { kind: 'paragraph', text: 'Ville · téléphone · adresse électronique' },
      { kind: 'heading', text: 'En deux lignes' },
    ]);
  });
});
