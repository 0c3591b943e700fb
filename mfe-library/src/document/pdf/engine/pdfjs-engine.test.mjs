/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { openWithPdfjs } from './pdfjs-engine';

// The renderer asks for a page at once.
jest.mock('./pdfjs-viewer', () => ({}));

const demo = join(import.meta.dirname, '../../../../../api/demo-content/common/library/files/asking-for-advice.pdf');
const folder = mkdtempSync(join(tmpdir(), 'passerelle-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where there is no browser, the engine works without a worker of its own, with this in its place. */
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
