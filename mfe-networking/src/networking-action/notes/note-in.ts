import type { Appointment, Note } from '@passerelle/shared/contract';

export const noteIn = ({ notes }: Appointment, noteId: string): Note | undefined =>
  notes.find(({ id }) => id === noteId);
