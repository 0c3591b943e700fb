export { refreshTouched } from './announce-change';
export { ApiError, isConflict, isGone } from './api-error';
export type { AddressOf, AnswerOf, CallName, FileName, PartsOf, ReadName } from './address';
export { downloadFile, saveFile } from './download-file';
export { Calls, type AnswerState, type StateOf } from './calls';
export {
  clearCachedAnswers,
  invalidate,
  cacheAnswer,
  preload,
  refreshAnswers,
  whenRefreshed,
  swrConfig,
} from './answer-cache';
export { bringAnswers, showAnswers, type BroughtAnswers } from './brought-answers';
export { ifMatch } from './http';
export { devicePersonStorage, forgetPerson, personStorage, takeLogout } from './person-storage';
export { serverStatus, type ServerStatus } from './server-status';
export { send, type SendOptions } from './send';
export { useCall, type CallState, type UseCallOptions } from './use-call';
export { useRepeatedCall } from './use-repeated-call';
export { isTokenRefusal, useTaskToken, type TaskToken } from './use-task-token';
export { useMay } from './use-call';
export { useThrottled } from './use-throttled';
