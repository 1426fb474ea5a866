import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { searchHref, searchQuery, type SearchPage } from '@/components/features/search/queries'
import { SearchResults } from '@/components/features/search/search-results'
import { toSearchRows } from '@/components/features/search/search-row'
import { pageNumbers } from '@/components/ui/filtered-list/section-text'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { searchKinds, type SearchAnswer, type SearchFilter } from '@/lib/domains/search/contract'
import { formatDate } from '@/lib/time/dates'
import { formatNumber } from '@/lib/text/plural'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LinkButton } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { nothingFoundTitle } from '@/components/ui/list/next-steps'
import { TitledSection } from '@/components/ui/text/titled-section'

export function SearchList({ filter, found, dutyPhone }: SearchPage & { dutyPhone: string | null }) {
  const { data, ...page } = found.results
  const elsewhere = <Elsewhere section={found.nearest_section} dutyPhone={dutyPhone} />
  return (
    <>
      <BestBets bets={found.best_bets} />
      <QueryNotice filter={filter} found={found}>
        {elsewhere}
      </QueryNotice>
      {page.total === 0 ? (
        <SearchHints filter={filter}>{elsewhere}</SearchHints>
      ) : (
        <SearchResults
          found={{
            labels: describeFound({ filter, found }),
            resetHref: isNarrowed(filter) ? searchHref({ text: filter.text }) : undefined,
          }}
          rows={toSearchRows(data)}
          page={pageNumbers(page)}
          path={paths.search}
          query={searchQuery(filter)}
        />
      )}
    </>
  )
}

function QueryNotice({ filter, found, children }: SearchPage & { children: ReactNode }) {
  const { corrected, left_out: leftOut } = found
  const isPartial = found.is_partial && found.best_bets.length === 0
  if (corrected === null && !isPartial) return null
  return (
    <div className="mb-5 space-y-2 rounded-card bg-sand p-5">
      {corrected !== null && (
        <>
          <p>
            Показаны результаты по запросу <strong>«{corrected}»</strong>.
          </p>
          <p>
            По запросу «{filter.text}» ничего не нашлось.{' '}
            <Link href={searchHref({ ...filter, exact: '1' })} className="link">
              Искать именно «{filter.text}»
            </Link>
          </p>
        </>
      )}
      {isPartial && (
        <>
          <p>
            Всех слов вместе нигде нет.{' '}
            {leftOut.length > 0 ? describeLeftOut(leftOut) : 'Показываем, где есть хотя бы часть из них.'}
          </p>
          {children}
        </>
      )}
    </div>
  )
}

function describeLeftOut(words: readonly string[]): string {
  const quoted = words.map((word) => `«${word}»`).join(', ')
  return `Показываем, что нашлось без ${words.length > 1 ? 'слов' : 'слова'} ${quoted}.`
}

interface ElsewhereProps {
  section: SearchAnswer['nearest_section']
  dutyPhone: string | null
}

/** Where a person answers what the portal does not. */
function Elsewhere({ section, dutyPhone }: ElsewhereProps) {
  const { title, path } = section ?? { title: 'Единое окно', path: paths.feedback }
  return (
    <p>
      Не нашли нужного? {section ? 'Загляните в раздел' : 'Напишите в'}{' '}
      <Link href={path} className="link">
        «{title}»
      </Link>
      {dutyPhone && <TextWithContacts text={` или спросите дежурную службу города: ${dutyPhone}`} />}.
    </p>
  )
}

function BestBets({ bets }: { bets: SearchAnswer['best_bets'] }) {
  if (bets.length === 0) return null
  return (
    <section aria-labelledby="best-bets" className="mb-6 rounded-card bg-brand-tint p-5 sm:p-6">
      <h2 id="best-bets" className="flex items-center gap-2 text-sm font-medium text-brand-strong">
        <Icon name="star" className="size-4" />
        Скорее всего, вам сюда
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {bets.map(({ title, url, note }) => (
          <li key={url} className="py-2">
            <Link href={url} className="link target inline-block text-lg font-semibold">
              {title}
            </Link>
            {note && (
              <p className="text-ink-soft">
                <TextWithContacts text={note} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isNarrowed({ kind, start_date: from, end_date: to }: SearchPage['filter']): boolean {
  return Boolean(kind || from || to)
}

/** Returns «Найдено 214», «Новости», «с 01.10.2026». */
function describeFound({ filter: { kind, start_date: from, end_date: to }, found }: SearchPage): string[] {
  const count = kind
    ? (found.kinds.find(({ id }) => id === kind)?.count ?? 0)
    : found.kinds.reduce((sum, one) => sum + one.count, 0)
  const day = (date: string) => formatDate(date, 'UTC')
  const labels = [
    `Найдено ${found.is_more ? 'больше ' : ''}${formatNumber(count)}`,
    count > found.results.total && `показаны самые подходящие ${formatNumber(found.results.total)}`,
    searchKinds.find(({ id }) => id === kind)?.many,
    from && `с ${day(from)}`,
    to && `по ${day(to)}`,
  ]
  return labels.flatMap((word) => word || [])
}

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

export function SearchHints({ filter, children }: { filter: SearchFilter; children?: ReactNode }) {
  const { text, kind, start_date: from, end_date: to } = filter
  return (
    <>
      {text && (
        <EmptyState
          title={nothingFoundTitle(text)}
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
          <div className="mt-3">{children}</div>
        </EmptyState>
      )}
      <TitledSection id="popular" title="Часто ищут" headingClassName="text-h3" className="mt-4">
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
          {popular.map(({ title, href }) => (
            <li key={href} className="border-b border-line">
              <Link href={href} className="link-quiet flex min-h-12 items-center py-2">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  )
}
