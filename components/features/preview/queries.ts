import 'server-only'
import { read } from '@/lib/api/server'
import { newsPath } from '@/lib/config/paths'
import type { PreviewClaim } from '@/lib/shared/preview-token'
import { getNews } from '@/lib/domains/news/contract'

/** Where the draft stands now: its address follows the title, and a link handed on yesterday must still lead to it. */
export async function getPreviewPath({ collection, id, path }: PreviewClaim): Promise<string> {
  if (collection !== 'news') return path
  const answer = await read(getNews, { params: { id } })
  return answer ? newsPath({ ...answer.news, typeCode: answer.news.type.code }) : path
}
