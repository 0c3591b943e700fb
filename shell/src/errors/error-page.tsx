import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, EmptyState, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation, useNavigate, useParams } from 'react-router-dom';

import { useSpace } from '../session/space';

export interface ErrorTexts {
  title: MessageDescriptor;
  /** The sentence of the specification. */
  text: MessageDescriptor;
}

/** Texts of an error page, by status: the codes of the specification, and for all others the missing page. */
export function errorTexts(status: number): ErrorTexts {
  if (status >= 500) {
    return {
      title: msg`Erreur ${status}`,
      text: msg`Désolés, une erreur est survenue de notre côté. Vous n’y êtes pour rien, et ce que vous aviez enregistré est gardé.`,
    };
  }
  switch (status) {
    case 401:
      return {
        title: msg`Connexion nécessaire`,
        text: msg`Désolés, vous devez être authentifié pour accéder à cette ressource.`,
      };
    case 403:
      return {
        title: msg`Accès refusé`,
        text: msg`Désolés, vous n’êtes pas autorisé à accéder à cette ressource.`,
      };
    case 400:
      return {
        title: msg`Demande non valide`,
        text: msg`Désolés, les informations envoyées ne sont pas valides.`,
      };
    default:
      return {
        title: msg`Page introuvable`,
        text: msg`Désolés, la page que vous cherchez n’existe pas.`,
      };
  }
}

/** The key that the router gives to the entry that a document was opened with. */
const FIRST_ENTRY = 'default';

/** A page for a status code: what happened, and the ways on. */
export function ErrorPage({ status }: { status: number }): ReactNode {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { title, text } = errorTexts(status);
  const isClient = useSpace() === 'client';
  return (
    <EmptyState
      level={1}
      title={i18n._(title)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' }}>
          {status >= 500 && (
            <RetryButton
              variant="contained"
              onClick={() => void (key === FIRST_ENTRY ? navigate(routeTo('home')) : navigate(-1))}
            />
          )}
          {status === 401 && (
            <Button component="a" href={routeTo('login')} variant="contained">
              <Trans>Se connecter</Trans>
            </Button>
          )}
          <Button
            component={RouteLink}
            to={routeTo(isClient ? 'client' : 'home')}
            variant={status >= 500 || status === 401 ? 'neutral' : 'contained'}
          >
            {isClient ? <Trans>Revenir au tableau de bord</Trans> : <Trans>Revenir à l’accueil</Trans>}
          </Button>
        </Box>
      }
    >
      {i18n._(text)}
      {isClient && status === 403 && (
        <>
          {' '}
          <Trans>
            Votre rôle n’ouvre pas cette page. Si vous en avez besoin, demandez à qui administre votre espace.
          </Trans>
        </>
      )}
    </EmptyState>
  );
}

export const NotFoundScreen = (): ReactNode => <ErrorPage status={404} />;

/** At an address that is there, but not for this person. */
export const ClosedScreen = (): ReactNode => <ErrorPage status={403} />;

/** A missing code, or one that is none, means that the page is. */
export const statusIn = (code: string | undefined): number => (/^[1-5]\d\d$/.test(code ?? '') ? Number(code) : 404);

/** `/error/503`. */
export const ErrorScreen = (): ReactNode => <ErrorPage status={statusIn(useParams()['status'])} />;
