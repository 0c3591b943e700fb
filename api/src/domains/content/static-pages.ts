import type { Locale, StaticPage } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { inLocale } from '../../platform/text/text';
import { failure } from '../../platform/failure';

/** An organisation's own page hides the common one of the same slug. */
export async function readStaticPage(
  db: Db,
  slug: string,
  organizationId: string | undefined,
  locale: Locale,
): Promise<StaticPage> {
  const page = await db
    .selectFrom('static_pages')
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('organization_id', 'is', null),
        ...(organizationId === undefined ? [] : [eb('organization_id', '=', organizationId)]),
      ]),
    )
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .select(['slug', 'title', 'content', 'updated_at'])
    .executeTakeFirst();
  if (!page) throw failure('notFound');
  return {
    slug: page.slug,
    title: inLocale(page.title, locale),
    content: inLocale(page.content, locale),
    updatedAt: instant(page.updated_at),
  };
}
