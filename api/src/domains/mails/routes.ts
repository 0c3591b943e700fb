import { open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { answerLogo } from './logo';

export const mailRoutes = defineRoutes((on) => {
  on('GET /logos/:fileId', open, answerLogo);
});
