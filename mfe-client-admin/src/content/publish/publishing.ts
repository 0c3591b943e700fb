/** What is published, and what is archived. */
export interface Publishing {
  publish: readonly string[];
  archive: readonly string[];
}

export interface PublishDialogProps extends Publishing {
  open: boolean;
  onClose: () => void;
  /** Once it is done. */
  onDone?: () => void;
}
