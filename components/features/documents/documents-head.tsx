import { documentCard } from '@/components/features/documents/document-social-card'
import { actName } from '@/components/features/documents/act-link'
import { documentsQuery, type RegisterPage } from '@/components/features/documents/queries'
import { pageHref } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'

/** Title, description and canonical address of the register, or of the one act that is shown alone. */
export function documentsHead({ filter, act }: RegisterPage, city: string) {
  const { number, text, start_date: from, end_date: to, page } = filter
  const path = pageHref(paths.documents, documentsQuery(filter), page)
  if (act)
    return {
      title: `${actName(act)}. ${act.title}`,
      description: act.summary ?? act.title,
      path,
      card: documentCard(act),
    }
  return {
    title: page > 1 ? `Документы, страница ${page}` : 'Документы',
    description: `Реестр правовых актов ${city || 'города'}: постановления, решения, распоряжения и проекты. Поиск по словам, номеру и дате.`,
    path,
    feed: paths.feed('documents', 'rss.xml'),
    noindex: Boolean(number || text || from || to),
  }
}
