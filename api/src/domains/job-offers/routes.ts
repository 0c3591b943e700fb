import { member } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countForTask } from '../programs/tasks/spend-token';
import { assertJobOffersShown, countJobOffers, findJobOffer, listJobOffers } from './list-job-offers';
import { cleanPictures } from './pictures';
import { createJobOffer, deleteJobOffer, restoreJobOffer, updateJobOffer } from './write-job-offer';

export const jobOfferRoutes = defineRoutes((on) => {
  on('GET /me/jobOffers', member, async ({ db, person, query }) => {
    await assertJobOffersShown(db, person.id);
    return listJobOffers(db, person.id, query);
  });

  on('GET /me/jobOffers/count', member, async ({ db, person, query }) => {
    await assertJobOffersShown(db, person.id);
    return countJobOffers(db, person.id, query.search);
  });

  on(
    'POST /me/jobOffers',
    member,
    async (context) => {
      const { db, person, body, files, now, services } = context;
      await assertJobOffersShown(db, person.id);
      const sent = { body, received: files.documents ?? [], files: services.files, now };
      const jobOfferId = await createJobOffer(db, person.id, sent);
      await countForTask(context, body.taskValidationToken, { kind: 'jobOffer', id: jobOfferId });
      return findJobOffer(db, person.id, jobOfferId);
    },
    { before: ({ db, person, files, now }) => cleanPictures(db, person.id, files.documents ?? [], now) },
  );

  on('GET /me/jobOffers/:jobOfferId', member, async ({ db, person, params }) => {
    await assertJobOffersShown(db, person.id);
    return findJobOffer(db, person.id, params.jobOfferId);
  });

  on(
    'PUT /me/jobOffers/:jobOfferId',
    member,
    async ({ db, person, params, body, ...context }) => {
      await assertJobOffersShown(db, person.id);
      const { files, now, services, seen } = context;
      const sent = { body, received: files.documents ?? [], files: services.files, now };
      await updateJobOffer(db, person.id, { ...sent, jobOfferId: params.jobOfferId, seen });
      return findJobOffer(db, person.id, params.jobOfferId);
    },
    { before: ({ db, person, files, now }) => cleanPictures(db, person.id, files.documents ?? [], now) },
  );

  on('DELETE /me/jobOffers/:jobOfferId', member, async ({ db, person, params, now }) => {
    await assertJobOffersShown(db, person.id);
    await deleteJobOffer(db, person.id, params.jobOfferId, now);
  });

  on('PUT /me/jobOffers/:jobOfferId/restore', member, async ({ db, person, params, now }) => {
    await assertJobOffersShown(db, person.id);
    await restoreJobOffer(db, person.id, params.jobOfferId, now);
    return findJobOffer(db, person.id, params.jobOfferId);
  });
});
