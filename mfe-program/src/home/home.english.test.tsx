import { screen } from '@testing-library/react';
import { aTask, axe, renderScreen } from '@passerelle/shared/testing';

import { remote } from '../remote';
import { programApi } from '../testing/program-api';
import { HomeScreen } from './home.screen';

it('speaks English, with English dates', async () => {
  programApi({ current: [aTask({ status: 'validated', validatedAt: '2026-11-17T10:00:00.000Z' })] });

  await renderScreen(<HomeScreen />, { locale: 'en', messages: remote.messages });

  expect(await screen.findByRole('heading', { level: 1, name: 'Hello Amel' })).toBeInTheDocument();
  expect(await screen.findByText('3 tasks')).toBeInTheDocument();
  expect(await screen.findByText('Completed on 17 Nov')).toBeInTheDocument();
  expect(screen.getByText('Week 7 of 12')).toBeInTheDocument();
  await axe();
});
