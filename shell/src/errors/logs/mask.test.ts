import { withoutPersonalData } from './mask';

describe('personal data in an error', () => {
  it.each([
    ['no contact 6f0d1f6e-3c4e-4f4b-9a67-0b6f3f1c2d3e', 'no contact :id'],
    ['amel.benkhelifa+x@boisetrives.example is taken', ':email is taken'],
    ['/reset-password?token=abc&firstSetup=true failed', '/reset-password failed'],
    ['at https://p.example/contacts?search=amel:3:14', 'at https://p.example/contacts:3:14'],
    ['Unexpected token A, "Amel Benkh"... is not valid JSON', 'Unexpected token A, "…"... is not valid JSON'],
    ['nothing matches « Amel »', 'nothing matches "…"'],
    ['call +33 6 12 45 78 03 on 2026-11-18', 'call :number on :number'],
    ['at https://p.example/call/0612457803/list.js:1:2', 'at https://p.example/call/:number/list.js:1:2'],
    ['session q83vEjRWeJASNFZ4mrzeASNFZ4mrze8BI0VniavN', 'session :token'],
  ])('is removed from: %s', (text, rest) => {
    expect(withoutPersonalData(text)).toBe(rest);
  });

  it.each([
    `Cannot read properties of undefined (reading 'lastName')`,
    'at ContactForm (http://localhost:3000/assets/product.1a2b3c4d.js:1:234567)',
    'at https://p.example/remotes/mfe-contacts/1.0.0-12345678/list.87654321.js:1:2345',
    'at https://p.example/remotes/mfe-contacts/1.0.0-20261118.2/12.87654321.js:1:2345',
    'Is this right? No.',
  ])('is the only text removed from: %s', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });
});
