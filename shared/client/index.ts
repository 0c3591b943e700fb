export { ApiError } from './api-error';
export type { AddressOf, AnswerOf, CallName, FileName, PartsOf, ReadName } from './calls';
export { downloadFile } from './download-file';
export { forgetAnswers, invalidate, keepAnswer, preload } from './kept-answers';
export { forgetPerson, personStorage } from './person-storage';
export { send, type SendOptions } from './send';
export { swrConfig } from './swr-config';
export { useCall, type CallState, type UseCallOptions } from './use-call';
