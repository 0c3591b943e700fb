/** One address and nothing else: no name, no list, no line break, nothing quoted. What a header takes without a doubt. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u.test(text);
