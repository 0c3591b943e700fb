import type { ContactBody } from '@passerelle/shared/contract';
import type { Database } from '../../platform/database/schema';
import { givenText } from '../../platform/text/text';
import { searchText, sortKey } from '../../platform/text/search';

/** « 06 12 45 78 03 » is also looked for as 0612457803. */
const withoutSpaces = (phone: string | null): string | null => phone?.replaceAll(/[^+0-9]/g, '') ?? null;

/** What the row holds beside the form. */
type OwnColumn = 'id' | 'user_id' | 'vcard_uid' | 'version' | 'created_at' | 'updated_at' | 'deleted_at';

/** What the form says, as it is stored: an absent field is empty. */
export function contactValues(body: ContactBody) {
  const lastName = body.lastName.trim();
  const firstName = givenText(body.firstName);
  const company = givenText(body.company?.name);
  const service = givenText(body.company?.service);
  const jobTitle = givenText(body.job?.jobTitle);
  const email = givenText(body.email);
  const phone = givenText(body.phone);
  const mobile = givenText(body.mobilePhone);
  return {
    type: body.type,
    last_name: lastName,
    first_name: firstName,
    civility: body.civility ?? null,
    company_name: company,
    company_service: service,
    job_occupation: body.job?.occupation ?? null,
    job_title: jobTitle,
    email,
    phone,
    mobile_phone: mobile,
    comment: givenText(body.comment),
    referrer_id: body.referrer ?? null,
    sort_name: sortKey(lastName, firstName),
    search: searchText(
      [firstName, lastName, company, service, jobTitle, email].filter(Boolean).join(' '),
      phone,
      withoutSpaces(phone),
      mobile,
      withoutSpaces(mobile),
    ),
  } satisfies Record<Exclude<keyof Database['contacts'], OwnColumn>, unknown>;
}
