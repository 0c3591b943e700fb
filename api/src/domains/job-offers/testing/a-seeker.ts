import type { TestApp } from '../../../testing/test-app';
import { aParticipant, type Participant } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';

/** A user whose programme shows job offers, unless stated otherwise. */
export async function aSeeker(app: TestApp, { shouldDisplayJobOffers = true } = {}): Promise<Participant['person']> {
  const template = aTemplate([[aTask()]], { shouldDisplayJobOffers });
  return (await aParticipant(app, template, '2026-11-23T00:00:00.000Z')).person;
}
