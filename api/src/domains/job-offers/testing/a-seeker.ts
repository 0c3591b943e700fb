import type { TestApp } from '../../../testing/test-app';
import { aCourse, type Course } from '../../programs/testing/a-course';
import { aTask, aTemplate } from '../../programs/testing/a-template';

/** Someone whose programme shows job offers, unless it is said that it does not. */
export async function aSeeker(app: TestApp, { shouldDisplayJobOffers = true } = {}): Promise<Course['person']> {
  const template = aTemplate([[aTask()]], { shouldDisplayJobOffers });
  return (await aCourse(app, template, '2026-11-23T00:00:00.000Z')).person;
}

/** What begins as a PNG does. */
export const png = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(text)]);
