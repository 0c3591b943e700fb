import { fileNameIn } from './download-file';
import { downloadFile } from './index';

const answerWith = (headers: Record<string, string>) => {
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (input instanceof Request) requests.push(input);
    return new Response('bytes', { headers });
  });
  return requests;
};

describe('downloading a file', () => {
  const clicked: { href: string; name: string }[] = [];
  const revoked: string[] = [];

  beforeEach(() => {
    clicked.length = 0;
    revoked.length = 0;
    URL.createObjectURL = () => 'blob:one';
    URL.revokeObjectURL = (address) => void revoked.push(address);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ href: this.href, name: this.download });
    });
  });

  it('names it as the server does, and lets go of it after 35 seconds', async () => {
    jest.useFakeTimers();
    answerWith({ 'content-disposition': `attachment; filename="donnees.xlsx"; filename*=UTF-8''donn%C3%A9es.xlsx` });

    await downloadFile('GET /me/export');

    expect(clicked).toEqual([{ href: 'blob:one', name: 'données.xlsx' }]);
    expect(document.querySelector('a')).not.toBeInTheDocument();
    jest.advanceTimersByTime(34_999);
    expect(revoked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(revoked).toEqual(['blob:one']);
  });

  it('asks for the contacts as cards at the address of the list', async () => {
    const requests = answerWith({});

    await downloadFile('GET /me/contacts/export', { query: { search: 'mar' }, fileName: '2026-11-18-contacts.vcard' });

    expect(requests[0]?.url).toBe('http://localhost/api/me/contacts?search=mar');
    expect(requests[0]?.headers.get('accept')).toBe('text/vcard');
    expect(clicked[0]?.name).toBe('2026-11-18-contacts.vcard');
  });

  it.each([
    ['attachment; filename=a.csv', 'a.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    [`attachment; filename*=UTF-8''%E9; filename="plain.csv"`, 'plain.csv'],
    ['inline', null],
    [null, null],
  ])('reads %s', (header, name) => {
    expect(fileNameIn(header)).toBe(name);
  });
});
