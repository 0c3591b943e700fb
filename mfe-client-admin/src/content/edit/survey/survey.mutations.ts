import { send } from '@passerelle/shared/client';
import type { ContentItem } from '@passerelle/shared/contract';

export const duplicateSurvey = (itemId: string): Promise<ContentItem> =>
  send('POST /content/items/:itemId/duplicate', { params: { itemId } });
