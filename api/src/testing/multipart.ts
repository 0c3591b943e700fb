const boundary = 'edge';

/** One part of a form: a field, or, with a name of its own, a file. */
export const part = (name: string, content: string | Buffer, file?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(file === undefined ? '\r\n\r\n' : `; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** What a browser sends for a form with files. */
export const multipart = (...parts: readonly Buffer[]) => ({
  payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});
