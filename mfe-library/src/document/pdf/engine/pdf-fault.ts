import { PdfFailure, type PdfFault } from './pdf-file';

interface EngineError {
  name?: unknown;
  message?: unknown;
  missing?: unknown;
}

function faultOf({ name, message, missing }: EngineError): PdfFault {
  switch (name) {
    case 'PasswordException':
      return 'password';
    case 'ResponseException':
      return missing === true ? 'missing' : 'unreachable';
    case 'InvalidPDFException':
    case 'FormatError':
      return 'damaged';
    case 'UnknownErrorException':
      // A broken connection reaches the page through the worker, which passes on only the browser's message.
      return typeof message === 'string' && /fetch|network|load failed/i.test(message) ? 'unreachable' : 'damaged';
    default:
      return 'unreachable';
  }
}

/** Maps an error of the engine to one of the four faults that the reader shows. */
export const pdfFailure = (error: unknown): PdfFailure =>
  new PdfFailure(faultOf(typeof error === 'object' && error !== null ? error : {}), error);
