/** Loaded with the first object store. The bundle gives a package that is imported at run time no names of its exports. */
export {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
