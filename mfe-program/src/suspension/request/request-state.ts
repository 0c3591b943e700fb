import { activeSuspension, type SelectedProgram } from '@passerelle/shared/contract';

/** Whether a pause can be asked for, or why not. */
export type RequestState = 'possible' | 'notStarted' | 'over' | 'suspended' | 'allUsed' | 'notOffered';

export function requestState(program: SelectedProgram, now: string): RequestState {
  if (program.status === 'pending') return 'notStarted';
  if (program.status === 'closed') return 'over';
  if (activeSuspension(program.suspensions, now)) return 'suspended';
  if (program.program.maxSuspension === 0) return 'notOffered';
  return program.remainingSuspensions > 0 ? 'possible' : 'allUsed';
}
