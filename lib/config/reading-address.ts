/** Texts of files are read on the screen at this address; the stored name of the file follows. */
export const READING_FOLDER = '/documents/text'

/**
 * Gives the reading view of a public file by the file's own address; null where there is none: only PDF and DOCX have
 * text.
 */
export function readingAddress(fileUrl: string): string | null {
  const name = /^\/files\/([\w-]+\.(?:pdf|docx))$/.exec(fileUrl)?.[1]
  return name ? `${READING_FOLDER}/${name}` : null
}
