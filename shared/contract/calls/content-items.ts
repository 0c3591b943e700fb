import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  ContentItem,
  ContentItemBody,
  ContentItemSummary,
  ContentOverview,
  ContentPreview,
  ContentPreviewBody,
  ContentPublication,
  ContentPublicationBody,
  ItemAttachmentBody,
  ItemKey,
  ItemPresence,
  ItemVersion,
  ItemVersionDetail,
  NewContentItem,
  WeekReplacement,
  WeekReplacementBody,
} from '../entities/content/content-item';
import { ContentSchedule, ContentScheduleBody } from '../entities/content/content-schedule';
import { itemKinds, itemSorts, itemStatuses } from '../enums/content';
import { listOf } from '../envelope';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { countQuery, listQuery, several } from '../paging';

const params = Type.Object({ itemId: Id });
const version = Type.Object({ itemId: Id, number: Type.Integer({ minimum: 1 }) });

export const contentItemCalls = defineCalls({
  'GET /content/items': {
    summary: 'Content of the studio, page by page; without the right to write, what is published.',
    query: listQuery(
      itemSorts,
      {
        kind: several(itemKinds),
        status: several(itemStatuses),
        organization: Type.Optional(Id),
        program: Type.Optional(Id),
        key: Type.Optional(ItemKey),
      },
      pageSizes.general,
    ),
    response: listOf(ContentItemSummary),
  },
  'GET /content/items/overview': {
    summary: 'What goes with the list: counts by kind, packs to export and unpublished changes.',
    query: countQuery({ status: several(itemStatuses), organization: Type.Optional(Id) }),
    response: ContentOverview,
  },
  'POST /content/items': {
    summary: 'Add an item as a draft. Nothing is published.',
    body: NewContentItem,
    response: ContentItem,
    touches: ['/content/items/*'],
  },
  'GET /content/items/:itemId': { summary: 'One item with its draft.', params, response: ContentItem },
  'PUT /content/items/:itemId': {
    summary: 'Change the draft of an item. Published content stays as it is until it is published.',
    params,
    body: ContentItemBody,
    response: ContentItem,
    touches: ['/content/items/*'],
  },
  'DELETE /content/items/:itemId/draft': {
    summary: 'Drop unpublished changes; an item that was never published is deleted.',
    params,
    touches: ['/content/items/*'],
  },
  'POST /content/items/:itemId/duplicate': {
    summary: 'A copy as a draft under a new key; a programme with its tasks.',
    params,
    response: ContentItem,
    touches: ['/content/items/*'],
  },
  'POST /content/items/:itemId/attachments': {
    summary: 'A file, cover or captions of a library document, for its draft.',
    params,
    body: ItemAttachmentBody,
    files: ['file'],
    response: ContentItem,
    touches: ['/content/items/*'],
  },
  'POST /content/items/:itemId/restore': {
    summary: 'An archived item becomes a draft again.',
    params,
    response: ContentItem,
    touches: ['/content/items/*'],
  },
  'PUT /content/items/:itemId/presence': {
    summary: 'Say that one has an item open for editing, every twenty seconds; answers who else has.',
    params,
    response: ItemPresence,
    touches: [],
  },
  'GET /content/items/:itemId/versions': {
    summary: 'Published versions of an item, newest first.',
    params,
    query: listQuery({ number: 'desc' } as const, {}, pageSizes.contentVersions),
    response: listOf(ItemVersion),
  },
  'GET /content/items/:itemId/versions/:number': {
    summary: 'One published version.',
    params: version,
    response: ItemVersionDetail,
  },
  'POST /content/items/:itemId/versions/:number/restore': {
    summary: 'An earlier version becomes the draft. Nothing is published.',
    params: version,
    response: ContentItem,
    touches: ['/content/items/*'],
  },
  'POST /content/publications': {
    summary: 'Publish drafts and archive items; a dry run says what it would do and changes nothing.',
    body: ContentPublicationBody,
    response: ContentPublication,
    touches: ['/content/items/*', '/programs/*', '/questionSections', '/me/library/*'],
  },
  'POST /content/previews': {
    summary: 'Open a preview of an item as a throw-away participant, in place of the author’s previous one.',
    body: ContentPreviewBody,
    response: ContentPreview,
    touches: [],
  },
  'GET /content/schedules': {
    summary: 'Publications to come, and those that were refused.',
    response: listOf(ContentSchedule),
  },
  'POST /content/schedules': {
    summary: 'Publish the drafts as they are now at a later time.',
    body: ContentScheduleBody,
    response: ContentSchedule,
    touches: ['/content/schedules'],
  },
  'DELETE /content/schedules/:scheduleId': {
    summary: 'Remove a publication to come.',
    params: Type.Object({ scheduleId: Id }),
    touches: ['/content/schedules'],
  },
  'POST /content/items/:itemId/replacement': {
    summary: 'Give people under way the published version of the weeks that have not begun; a dry run only counts.',
    params,
    body: WeekReplacementBody,
    response: WeekReplacement,
    touches: ['/users/*'],
  },
  'POST /content/packs/:packId/takeOver': {
    summary: 'Edit a pack in the studio that was managed outside.',
    params: Type.Object({ packId: Id }),
    touches: ['/content/items/*'],
  },
  'GET /content/packs/:packId/export': {
    summary: 'The published content of a pack, as the zip that the import takes.',
    params: Type.Object({ packId: Id }),
    produces: 'application/zip',
  },
});
