import { documentCard } from '@/components/features/documents/document-social-card'
import { actName } from '@/components/features/documents/act-link'
import { documentFilterWords } from '@/components/features/documents/documents-found'
import { documentsQuery, type RegisterPage } from '@/components/features/documents/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import { isSectionQuery } from '@/lib/shared/address-params'

/** Title, description and canonical address of the register, or of the one act that is shown alone. */
export function documentsHead({ filter, register, act }: RegisterPage, city: string) {
  const { page } = filter
  const query = documentsQuery(filter)
  const path = pageHref(paths.documents, query, page)
  if (act)
    return {
      title: `${actName(act)}. ${act.title}`,
      description: act.summary ?? act.title,
      path,
      card: documentCard(act),
    }
  return {
    title: pageTitle(page, 'Документы', ...documentFilterWords(filter, register)),
    description: `Реестр правовых актов ${city || 'города'}: постановления, решения, распоряжения и проекты. Поиск по словам, номеру и дате.`,
    path,
    feed: { section: 'documents' as const, query },
    noindex: !isSectionQuery(query, ['type', 'issuer', 'status']),
  }
}
