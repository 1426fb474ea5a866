import Link from 'next/link'
import { searchHref } from '@/components/features/search/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import type { SearchFilter } from '@/lib/domains/search/contract'

const popular = [
  { title: 'Запись в детский сад', href: searchHref({ text: 'запись в детский сад' }) },
  { title: 'Отключения воды и света', href: searchHref({ text: 'отключение воды' }) },
  { title: 'Каталог услуг', href: paths.servicesCatalog },
  { title: 'Вопросы и ответы', href: paths.faq },
  { title: 'Справочник телефонов', href: paths.reference },
  { title: 'Дежурная служба', href: paths.dutyService },
  { title: 'Сообщить о проблеме', href: paths.socialControl },
  { title: 'Карта сайта', href: paths.sitemap },
] as const

/** Says, before a search and when nothing is found, what to try, and links to the most visited pages. */
export function SearchHints({ filter }: { filter: SearchFilter }) {
  const { text, kind, start_date: from, end_date: to } = filter
  return (
    <>
      {text && (
        <EmptyState
          title={messages.nothingFoundFor(text)}
          action={
            (kind || from || to) && (
              <LinkButton href={searchHref({ text })} variant="secondary">
                Искать везде и за всё время
              </LinkButton>
            )
          }
        >
          <ul className="list-disc space-y-1 pl-5">
            <li>Проверьте, нет ли опечатки.</li>
            <li>Возьмите слова проще или короче: «мусор» вместо «вывоз твёрдых отходов».</li>
            <li>Уберите одно из слов, оставьте главное.</li>
          </ul>
        </EmptyState>
      )}
      <section aria-labelledby="popular" className="mt-4">
        <h2 id="popular" className="text-h3">
          Часто ищут
        </h2>
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
          {popular.map(({ title, href }) => (
            <li key={href} className="border-b border-line">
              <Link href={href} prefetch={false} className="link-quiet flex min-h-12 items-center py-2">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
