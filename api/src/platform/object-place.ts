/** The object store that `FILES_URL` names. */
export interface ObjectPlace {
  /** Absent: found by Amazon's default chain, such as the environment or the machine's role. */
  key: { id: string; secret: string } | undefined;
  region: string;
  /** Without TLS only if the address says so. */
  protocol: 'https:' | 'http:';
  host: string;
  bucket: string;
  /** Before each name, with a trailing slash; empty without one. */
  prefix: string;
  /** The encryption of the store; absent: the bucket's default. */
  encryption: 'AES256' | 'aws:kms' | undefined;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const known = ['region', 'tls', 'encryption'];
const encryptions = ['AES256', 'aws:kms'] as const;

/**
 * `s3://KEY:SECRET@host:port/bucket/prefix?region=eu-west-3&encryption=AES256`, or without `KEY:SECRET@`; `tls=off` for
 * a store on the same machine. Undefined for other text.
 */
export function readObjectPlace(text: string): ObjectPlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(text);
  const [bucket = '', ...folders] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const tls = searchParams.get('tls') ?? 'on';
  const encryption = searchParams.get('encryption');
  const isWhole =
    protocol === 's3:' && (username === '') === (password === '') && host !== '' && bucketName.test(bucket);
  if (!isWhole || !['on', 'off'].includes(tls)) return undefined;
  if ([...searchParams.keys()].some((name) => !known.includes(name))) return undefined;
  const knownEncryption = encryptions.find((one) => one === encryption);
  if (encryption !== null && !knownEncryption) return undefined;
  return {
    protocol: tls === 'off' ? 'http:' : 'https:',
    host,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    key: username === '' ? undefined : { id: decodeURIComponent(username), secret: decodeURIComponent(password) },
    region: searchParams.get('region') ?? 'us-east-1',
    encryption: knownEncryption,
  };
}
