import type { Discussion } from '@/components/features/discussions/queries'
import type { ListedFile } from '@/components/ui/file-list'

/** What a file of a discussion is called on its own page: neither the discussion's title nor that of its act is said again. */
export function shortFileTitle(
  { title, origin_name: name }: ListedFile['document'],
  { title: discussed, title_npa: act }: Pick<Discussion, 'title' | 'title_npa'>,
): string {
  if (title === act || title === discussed) return name.replace(/\.\w+$/, '')
  return title.endsWith(`: ${discussed}`) ? title.slice(0, -discussed.length - 2) : title
}
