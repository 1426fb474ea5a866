import type { Discussion } from '@/components/features/discussions/queries'
import type { ListedFile } from '@/components/ui/file-list'

/**
 * Returns the name of a file on the page of its discussion, without the title of the discussion or of its act, which
 * the page already shows.
 */
export function shortFileTitle(
  { title, origin_name: name }: ListedFile['document'],
  { title: discussed, title_npa: act }: Pick<Discussion, 'title' | 'title_npa'>,
): string {
  if (title === act || title === discussed) return name.replace(/\.\w+$/, '')
  return title.endsWith(`: ${discussed}`) ? title.slice(0, -discussed.length - 2) : title
}

/** Returns the files with these names. */
export function withShortTitles(files: readonly ListedFile[], discussion: Pick<Discussion, 'title' | 'title_npa'>) {
  return files.map(({ document }) => ({ document: { ...document, title: shortFileTitle(document, discussion) } }))
}
