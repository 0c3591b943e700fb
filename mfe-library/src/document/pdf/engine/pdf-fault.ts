import { PdfFailure, type PdfFault } from './pdf-file';

interface Said {
  name?: unknown;
  message?: unknown;
  missing?: unknown;
}

function faultOf({ name, message, missing }: Said): PdfFault {
  switch (name) {
    case 'PasswordException':
      return 'password';
    case 'ResponseException':
      return missing === true ? 'missing' : 'unreachable';
    case 'InvalidPDFException':
    case 'FormatError':
      return 'damaged';
    case 'UnknownErrorException':
      // A connection that breaks is told through the worker, which keeps nothing of it but the browser's words.
      return typeof message === 'string' && /fetch|network|load failed/i.test(message) ? 'unreachable' : 'damaged';
    default:
      return 'unreachable';
  }
}

/** What the engine says, in the four words that a reader is told. */
export const pdfFailure = (error: unknown): PdfFailure =>
  new PdfFailure(faultOf(typeof error === 'object' && error !== null ? error : {}), error);
