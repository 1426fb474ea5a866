import { searchQuery, type SearchPage } from '@/components/features/search/queries'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { paths } from '@/lib/config/paths'

export function searchHead({ filter }: SearchPage) {
  const { text, page } = filter
  const title = text ? `${text}: поиск по порталу` : 'Поиск по порталу'
  return {
    title: pageTitle(page, title),
    description: 'Поиск по новостям, документам и их текстам, услугам, организациям и всем разделам портала.',
    path: pageHref(paths.search, searchQuery(filter), page),
    noindex: true,
  }
}
