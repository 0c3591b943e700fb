export { ApiError } from './api-error';
export type { AddressOf, AnswerOf, CallName, FileName, PartsOf, ReadName } from './calls';
export { downloadFile } from './download-file';
export { forgetAnswers, invalidate, keepAnswer, preload, refreshAnswers } from './kept-answers';
export { forgetPerson, personStorage, takeLogout } from './person-storage';
export { serverReach, type Reach } from './reach';
export { send, type SendOptions } from './send';
export { swrConfig } from './swr-config';
export { useCall, type CallState, type UseCallOptions } from './use-call';
