import { answerFile, type FileAnswer } from '../../platform/files/answer-file';
import { session } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { visibleFile } from './file-access';
import type { FilePurpose } from '../../platform/database/schema';

/** Types that browsers show without running code; every other is a download, as bytes. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'video/mp4',
  'video/quicktime',
  'audio/mpeg',
  'application/pdf',
]);

/** Shown to many users, again and again. */
const shared: readonly FilePurpose[] = ['avatar', 'logo', 'banner', 'library'];

interface File {
  purpose: FilePurpose;
  sha256: string;
  original_name: string;
  extension: string;
  content_type: string;
  created_at: Date;
}

const withExtension = ({ original_name, extension }: File): string =>
  extension === '' || original_name.toLowerCase().endsWith(`.${extension}`)
    ? original_name
    : `${original_name}.${extension}`;

function fileAnswer(file: File, download: boolean): FileAnswer {
  const isShown = shown.has(file.content_type);
  return {
    sha256: file.sha256,
    name: withExtension(file),
    contentType: isShown ? file.content_type : 'application/octet-stream',
    disposition: isShown && !download ? 'inline' : 'attachment',
    lastModified: file.created_at,
    isPersonal: !shared.includes(file.purpose),
  };
}

export const fileRoutes = defineRoutes((on) => {
  on('GET /files/:fileId', session, async ({ db, person, params, query, now, request, reply, services }) => {
    const file = await visibleFile(db, person, params.fileId, now);
    return answerFile(services.files, fileAnswer(file, query.download === true), request, reply);
  });
});
