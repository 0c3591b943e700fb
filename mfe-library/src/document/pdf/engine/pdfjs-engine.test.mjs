/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findInPage, readPage } from './find-letters';
import { openWithPdfjs } from './pdfjs-engine';

// The renderer asks for a page at once.
jest.mock('./pdfjs-viewer', () => ({}));

const demo = join(import.meta.dirname, '../../../../../api/demo-content/common/library/files/asking-for-advice.pdf');
const folder = mkdtempSync(join(tmpdir(), 'passerelle-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Outside a browser, pdf.js runs without a worker and uses this global module instead. */
beforeAll(async () => {
  Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/legacy/build/pdf.worker.mjs') });
});

/** @param {string} path */
const open = (path) => openWithPdfjs(pathToFileURL(path).href, new AbortController().signal);
/** @param {string} name @param {string | Buffer} bytes */
const written = (name, bytes) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

/**
 * A page with one line of text: each glyph is drawn from left to right, and a table says which letter it is.
 * @param {string} line
 */
function pdfOf(line) {
  const code = (/** @type {number} */ place) => (place + 1).toString(16).padStart(4, '0');
  const glyphs = Array.from(line);
  const letters = glyphs.map(
    (letter, place) => `<${code(place)}> <${letter.codePointAt(0)?.toString(16).padStart(4, '0')}>`,
  );
  const cmap = `/CIDInit /ProcSet findresource begin begincmap /CMapName /A def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${letters.length} beginbfchar\n${letters.join('\n')}\nendbfchar endcmap end`;
  const text = `BT /F 12 Tf 20 20 Td <${glyphs.map((_, place) => code(place)).join('')}> Tj ET`;
  const stream = (/** @type {string} */ words) => `<< /Length ${words.length} >>\nstream\n${words}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 50] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(text),
    '<< /Type /Font /Subtype /Type0 /BaseFont /F /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /F /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /FontDescriptor 8 0 R >>',
    stream(cmap),
    '<< /Type /FontDescriptor /FontName /F /Flags 4 /FontBBox [0 0 600 800] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 800 /StemV 80 >>',
  ];
  const body = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj`).join('\n');
  return `%PDF-1.4\n${body}\ntrailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`;
}

describe('a real PDF', () => {
  it('gives its pages, their size and their text', async () => {
    const pdf = await open(demo);

    expect(pdf.pageCount).toBe(3);
    expect(await pdf.sizeOf(1)).toEqual({ width: 594.95996, height: 841.91998 });
    const pieces = await pdf.piecesOf(1);
    expect(pieces.map(({ text }) => text).join('')).toContain('solliciter quinze minutes');
    pdf.close();
    await expect(pdf.piecesOf(2)).rejects.toThrow();
  });

  it.each([
    // Arabic is drawn from left to right, by the forms of letters that join.
    ['Arabic', Array.from('ﻣﺤﻤﺪ ﻋﻠﻲ').toReversed().join(''), ['محمد', 'على', 'مُحَمَّد عَلِيّ'], 'عمر'],
    ['Persian', Array.from('کریم ۱۲۳').toReversed().join('').replace('۳۲۱', '۱۲۳'), ['كريم', '123', '١٢٣'], '124'],
    ['Japanese', '山田太郎、ｶﾞﾘﾚｵ・ガリレイ', ['田', '山田太郎', 'ガリレオ', 'がりれお がりれい'], 'か'],
  ])('in %s is searched by letters in all their forms', async (language, line, found, missing) => {
    const pdf = await open(written(`${language}.pdf`, pdfOf(line)));
    const page = readPage(
      (await pdf.piecesOf(1))
        .map(({ text }) => text)
        .join('')
        .normalize('NFD'),
    );
    pdf.close();

    expect(found.filter((search) => findInPage(page, search).length === 0)).toEqual([]);
    expect(findInPage(page, missing)).toEqual([]);
  });

  it.each([
    ['no PDF at all', () => written('page.pdf', '<html></html>'), 'damaged'],
    ['half of one', () => written('half.pdf', readFileSync(demo).subarray(0, 40)), 'damaged'],
    ['nothing', () => join(folder, 'gone.pdf'), 'missing'],
  ])('that is %s says why', async (_what, path, fault) => {
    await expect(open(path())).rejects.toMatchObject({ name: 'PdfFailure', fault });
  });

  it('that is locked asks for what we do not have', async () => {
    const [id, key] = ['00112233445566778899aabbccddeeff', 'a'.repeat(64)];
    const locked = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj
3 0 obj\n<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>\nendobj
trailer << /Root 1 0 R /Encrypt 3 0 R /ID [<${id}> <${id}>] /Size 4 >>\n%%EOF`;

    await expect(open(written('locked.pdf', locked))).rejects.toMatchObject({ fault: 'password' });
  });
});
