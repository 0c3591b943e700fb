/** What a file is by its bytes, as the extension that it should have; nothing where the bytes tell nothing. */
export async function kindOfFile(path: string): Promise<string | undefined> {
  // Only who takes files in pays for what knows them.
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.ext;
}
