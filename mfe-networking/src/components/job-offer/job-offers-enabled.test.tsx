import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { OwnProfile } from '@passerelle/shared/contract';
import { aProfile, axe, fakeApi, refuse, renderScreen, type Handlers } from '@passerelle/shared/testing';
import { JobOfferCreateScreen } from '../../job-offer-create/job-offer-create.screen';
import { JobOfferEditScreen } from '../../job-offer-edit/job-offer-edit.screen';
import { JobOfferListScreen } from '../../job-offer-list/job-offer-list.screen';
import { JobOfferScreen } from '../../job-offer/job-offer.screen';

const me = aProfile();
const program = me.selectedProgram!;
const without: OwnProfile = {
  ...me,
  selectedProgram: { ...program, program: { ...program.program, shouldDisplayJobOffers: false } },
};
const forbidden = () => refuse(403, { code: 'forbidden' });
const refusing: Handlers = {
  'GET /me/jobOffers': forbidden,
  'GET /me/jobOffers/count': forbidden,
  'GET /me/jobOffers/:jobOfferId': forbidden,
};
const id = '00000000-0000-4000-8000-000000000001';

const show = (element: ReactNode, address: string, path: string) => renderScreen(element, { route: address, path });
const isExplained = async (): Promise<void> => {
  await screen.findByRole('heading', { level: 1, name: 'Votre programme ne comprend pas les annonces' });
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
};

describe('in a programme without job offers', () => {
  it.each<[string, ReactNode, string]>([
    ['/job-offers', <JobOfferListScreen key="list" />, '/job-offers'],
    ['/job-offers/create', <JobOfferCreateScreen key="create" />, '/job-offers/create'],
    [`/job-offers/${id}`, <JobOfferScreen key="one" />, '/job-offers/:jobOfferId'],
    [`/job-offers/${id}/edit`, <JobOfferEditScreen key="edit" />, '/job-offers/:jobOfferId/edit'],
  ])('%s says so, and leads home', async (address, element, path) => {
    fakeApi({ 'GET /me': () => without, ...refusing });
    await show(element, address, path);
    await isExplained();
    await axe();
  });

  it.each<[string, ReactNode, string]>([
    ['/job-offers', <JobOfferListScreen key="list" />, '/job-offers'],
    [`/job-offers/${id}`, <JobOfferScreen key="one" />, '/job-offers/:jobOfferId'],
  ])('%s believes the server when the programme has changed since', async (address, element, path) => {
    fakeApi({ 'GET /me': () => me, ...refusing });
    await show(element, address, path);
    await isExplained();
  });
});
