import { lazyDialog } from '@passerelle/shared/ui';

import type { PublishDialogProps } from './publishing';

export { WeekReplacementNotice } from './week-replacement';
export type { Publishing } from './publishing';

export const PublishDialog = lazyDialog<PublishDialogProps>(
  async () => (await import(/* webpackChunkName: "publish-dialog" */ './publish-dialog')).PublishDialog,
);
