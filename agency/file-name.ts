/**
 * A text as a part of a file's name: letters and digits of any script with hyphens between its words, cut after `most` letters. No
 * character has a meaning to a file system or a header. Empty if the text has no letter or digit.
 */
export function toFileName(text: string, most: number): string {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return Array.from(words.join('-')).slice(0, most).join('')
}
