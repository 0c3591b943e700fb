/** `forged`: not what was signed; `replayed`: an old release again; `misfit`: made for another shell; `altered`: a file is not the one named. */
export type RefusalReason = 'forged' | 'replayed' | 'misfit' | 'altered';

/** A version that must not run in this page. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(`Refused (${reason}): ${message}`);
  }
}
