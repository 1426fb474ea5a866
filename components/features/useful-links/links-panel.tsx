'use client'

import { useState, type FormEvent, useEffect } from 'react'
import { MoreButton } from '@/components/ui/button/more-button'
import { PageNumbers } from '@/components/ui/list/page-numbers'
import { SearchField } from '@/components/ui/field/search-field'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import { type UsefulLink, searchUsefulLinks } from '@/lib/domains/useful-links/contract'
import { formatCount } from '@/lib/text/plural'
import { call } from '@/lib/client/call'
import { typesetData } from '@/lib/text/typography'
import { Icon } from '@/components/ui/icon/icon'

export function LinksPanel({ type }: { type: number }) {
  const [query, setQuery] = useState<string>()
  const [request, setRequest] = useState<{ page: number; loading: LoadingType }>({
    page: 1,
    loading: LoadingType.default,
  })
  const { links, isLoading } = useLinks({ type, title: query ?? '', ...request })
  const listId = `links-list-${type}`
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('title') ?? '').trim())
    setRequest({ page: 1, loading: LoadingType.default })
  }
  return (
    <>
      <form onSubmit={search} aria-label="Поиск по ссылкам">
        <SearchField id={`links-search-${type}`} label="Поиск по ссылкам" name="title" maxLength={255} />
      </form>
      <p role="status" className={links?.data.length ? 'sr-only' : 'mt-5 empty:hidden'}>
        {isLoading ? '' : formatStatus(links, query)}
      </p>
      <div aria-busy={isLoading} className="mt-5">
        {links === undefined ? <SkeletonRows count={3} /> : <Found id={listId} links={links} />}
      </div>
      {links && links.last_page > 1 && (
        <div className="mt-5 flex flex-col items-center gap-5">
          <MoreButton
            listId={listId}
            hasMore={links.current_page < links.last_page}
            isLoading={isLoading}
            onMore={() => setRequest({ page: links.current_page + 1, loading: LoadingType.loadMore })}
          />
          <PageNumbers
            current={links.current_page}
            last={links.last_page}
            onChoose={(page) => setRequest({ page, loading: LoadingType.pagination })}
            label="Страницы ссылок"
          />
        </div>
      )}
    </>
  )
}

/** Announces the number of links, not the links themselves. */
function formatStatus(links: Page<UsefulLink> | null | undefined, query: string | undefined): string {
  if (!links) return messages.unavailable
  if (links.data.length === 0) return emptyMessage(query)
  const count = formatCount(links.total, ['ссылка', 'ссылки', 'ссылок'])
  return links.last_page > 1 ? `${count}, страница ${links.current_page} из ${links.last_page}` : count
}

function Found({ id, links }: { id: string; links: Page<UsefulLink> | null }) {
  if (!links?.data.length) return null
  return (
    <ul id={id} className="divide-y divide-line">
      {links.data.map((link) => (
        <li key={link.url}>
          <a
            href={link.url}
            rel="noopener"
            className="link-quiet flex min-h-12 items-center justify-between gap-4 py-2"
          >
            {link.title}
            <Icon name="arrow-up-right" className="size-5 shrink-0 text-ink-soft" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function emptyMessage(query: string | undefined): string {
  if (query === undefined) return 'Ссылки отсутствуют'
  return query === '' ? messages.nothingFound : messages.nothingFoundFor(query)
}

interface LinksQuery {
  type: number
  title: string
  page: number
  /** «Показать еще» appends the next page; otherwise it replaces the list. */
  loading: LoadingType
}

interface Links {
  /** Undefined before the first page, null if it could not be loaded. */
  links: Page<UsefulLink> | null | undefined
  isLoading: boolean
}

/** The previous page stays, with the focus, until the next one arrives; late responses are ignored. */
function useLinks({ type, title, page, loading }: LinksQuery): Links {
  const question = `${type}:${page}:${loading}:${title}`
  const [answer, setAnswer] = useState<{ question: string; links: Page<UsefulLink> | null }>()
  useEffect(() => {
    let isCurrent = true
    const keep = (links: Page<UsefulLink> | null) => {
      if (!isCurrent) return
      const shown = (before: typeof answer) => (loading === LoadingType.loadMore ? (before?.links?.data ?? []) : [])
      setAnswer((before) => ({ question, links: links && { ...links, data: [...shown(before), ...links.data] } }))
    }
    call(searchUsefulLinks, { body: { type_id: type, title: title || undefined, page } })
      .then(({ useful_links: links }) => keep(typesetData(links)))
      .catch(() => keep(null))
    return () => {
      isCurrent = false
    }
  }, [type, title, page, loading, question])
  return { links: answer?.links, isLoading: answer?.question !== question }
}

/** How a list takes its next page: 1 and 2 replace it, 3 appends. */
const LoadingType = { default: 1, pagination: 2, loadMore: 3 } as const
type LoadingType = (typeof LoadingType)[keyof typeof LoadingType]
