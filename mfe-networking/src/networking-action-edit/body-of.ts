import type { Appointment, AppointmentBody, AppointmentUpdate } from '@passerelle/shared/contract';

type Place = Pick<AppointmentBody, 'phone' | 'address' | 'url'>;

/** Of the three, the one that this way of meeting asks for. */
function placeOf({ type, phone, address, url }: Place & Pick<AppointmentBody, 'type'>): Place {
  switch (type) {
    case 'real':
      return { address: { street: address?.street ?? null } };
    case 'phone':
      return { phone: phone ?? null };
    case 'video':
      return { url: url ?? null };
  }
}

/** An action as its form holds it; nobody is chosen once the contact was deleted. */
export const bodyOf = (action: Appointment): Partial<AppointmentBody> => {
  const { title, actionType, contact, date, type } = action;
  return { title, actionType, ...(contact && { contact: contact.id }), date, type, ...placeOf(action) };
};

/** What the form sends: where one would have met by another way is emptied. */
export const sentBody = (body: AppointmentBody): AppointmentUpdate => ({
  ...body,
  ...{ phone: null, address: { street: null }, url: null },
  ...placeOf(body),
});
