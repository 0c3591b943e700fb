import type { OwnProfile } from '@passerelle/shared/contract';
import type { FormBody } from '@passerelle/shared/forms';

type Values = Partial<FormBody<'profile'>>;

/** What a participant may change about their post; who follows them is the organisation's to say. */
function jobValues({ job }: OwnProfile): Pick<Values, 'job'> {
  if (!job) return {};
  const { manager: _manager, hrRepresentative: _hrRepresentative, ...own } = job;
  return { job: own };
}

/** Where the fields start. Only what has fields is sent back. */
export const profileValues = (me: OwnProfile): Values => ({
  firstName: me.firstName,
  lastName: me.lastName,
  email: me.email,
  gender: me.gender,
  civility: me.civility,
  phone: me.phone,
  mobilePhone: me.mobilePhone,
  maritalStatus: me.maritalStatus,
  degrees: me.degrees,
  address: me.address,
  company: me.company,
  spokenLanguages: me.spokenLanguages,
  ...(me.birthday && { birthday: me.birthday }),
  ...(me.role.slug === 'user' && jobValues(me)),
});
