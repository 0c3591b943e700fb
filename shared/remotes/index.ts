export { defineRemote, type RemoteModule } from './define-remote';
export { Slot, SlotOutletProvider, type SlotOutlet, type SlotRequest } from './slot';
export { useRecordName } from './use-record-name';
export { slotProps, type SlotName, type SlotProps } from './slots';
