/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findInPage } from '../find/find-in-pages';
import { openWithPdfjs } from './pdfjs-engine';

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

/** A page of 200 × 100 points that leads to a site, to its second page, and, if it could, to a script. */
function aPdfWithLinks() {
  /** @param {string} rect @param {string} action */
  const link = (rect, action) => `<< /Type /Annot /Subtype /Link /Rect [${rect}] ${action} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Annots [
      ${link('20 70 120 90', '/A << /S /URI /URI (https://passerelle.example/) >>')}
      ${link('20 40 120 60', '/Dest [4 0 R /Fit]')}
      ${link('20 10 120 30', '/A << /S /URI /URI (javascript:alert\\(1\\)) >>')}
      ${link('0 0 1 1', '/Dest (nowhere)')} ] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return written('links.pdf', `%PDF-1.7\n${body}trailer << /Root 1 0 R /Size 5 >>\n%%EOF`);
}

describe('a real PDF', () => {
  it('gives its pages, their size and their text', async () => {
    const pdf = await open(demo);

    expect(pdf.pageCount).toBe(3);
    expect(await pdf.sizeOf(1)).toEqual({ width: 594.95996, height: 841.91998 });
    const pieces = await pdf.piecesOf(1);
    expect(findInPage(1, pieces, 'conseil sans déranger')).toHaveLength(1);
    expect(findInPage(1, pieces, 'CONSEIL SANS DERANGER')).toHaveLength(1);
    pdf.close();
    await expect(pdf.piecesOf(2)).rejects.toThrow();
  });

  it('leads to pages and sites, and to nothing that runs', async () => {
    const pdf = await open(aPdfWithLinks());

    expect(await pdf.linksOf(1)).toEqual([
      { to: { address: 'https://passerelle.example/' }, left: 0.1, top: 0.1, width: 0.5, height: 0.2 },
      { to: { page: 2 }, left: 0.1, top: 0.4, width: 0.5, height: 0.2 },
    ]);
    expect(await pdf.linksOf(2)).toEqual([]);
    pdf.close();
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
