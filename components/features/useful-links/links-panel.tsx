'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { MoreButton } from '@/components/ui/button/more-button'
import { PageNumbers } from '@/components/ui/list/page-numbers'
import { withQueryProvider } from '@/components/ui/query-provider'
import { SearchField } from '@/components/ui/field/search-field'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import { type UsefulLink, searchUsefulLinks } from '@/lib/domains/useful-links/contract'
import { formatCount } from '@/lib/text/plural'
import { call } from '@/lib/client/call'
import { Icon } from '@/components/ui/icon/icon'
import { typeset, typesetData } from '@/lib/text/typography'
import { nextPage } from '@/lib/contract/page'

export const LinksPanel = withQueryProvider(Links)

function Links({ type }: { type: number }) {
  const [query, setQuery] = useState<string>()
  const [chosen, setChosen] = useState({ page: 1, times: 0 })
  const choose = (page: number) => setChosen(({ times }) => ({ page, times: times + 1 }))
  const { data, isFetching, isError, fetchNextPage } = useLinks({ type, title: query ?? '', chosen })
  const links = joinPages(data?.pages)
  const listId = `links-list-${type}`
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('title') ?? '').trim())
    choose(1)
  }
  return (
    <>
      <form onSubmit={search} aria-label="Поиск по ссылкам">
        <SearchField id={`links-search-${type}`} label="Поиск по ссылкам" name="title" maxLength={255} />
      </form>
      <p role="status" className={links?.data.length && !isError ? 'sr-only' : 'mt-5 empty:hidden'}>
        {isFetching ? '' : isError ? typeset(messages.unavailable) : formatStatus(links, query)}
      </p>
      <div aria-busy={isFetching} className="mt-5">
        {links ? <Found id={listId} links={links} /> : !isError && <SkeletonRows count={3} />}
      </div>
      {links && links.last_page > 1 && (
        <div className="mt-5 flex flex-col items-center gap-5">
          <MoreButton
            listId={listId}
            list={{
              hasNextPage: links.current_page < links.last_page,
              isFetchingNextPage: isFetching,
              fetchNextPage,
            }}
          />
          <PageNumbers current={links.current_page} last={links.last_page} onChoose={choose} label="Страницы ссылок" />
        </div>
      )}
    </>
  )
}

/** Announces the number of links, not the links themselves. */
function formatStatus(links: Page<UsefulLink> | undefined, query: string | undefined): string {
  if (!links) return ''
  if (links.data.length === 0) return emptyMessage(query)
  const count = formatCount(links.total, ['ссылка', 'ссылки', 'ссылок'])
  return links.last_page > 1 ? `${count}, страница ${links.current_page} из ${links.last_page}` : count
}

function Found({ id, links }: { id: string; links: Page<UsefulLink> }) {
  if (links.data.length === 0) return null
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
  return query === '' ? messages.nothingFound : messages.linksNothingFoundFor(query)
}

interface LinksQuery {
  type: number
  title: string
  /** Page shown first; chosen again it stands alone, without those appended to it. */
  chosen: { page: number; times: number }
}

/** The previous list stays, with the focus, until the next one arrives. */
function useLinks({ type, title, chosen }: LinksQuery) {
  return useInfiniteQuery({
    queryKey: ['useful-links', type, title, chosen],
    queryFn: async ({ pageParam: page }) =>
      typesetData(await call(searchUsefulLinks, { body: { type_id: type, title: title || undefined, page } }))
        .useful_links,
    initialPageParam: chosen.page,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    networkMode: 'always', // offline it must fail at once
  })
}

function joinPages(pages: readonly Page<UsefulLink>[] | undefined): Page<UsefulLink> | undefined {
  const last = pages?.at(-1)
  return last && { ...last, data: pages?.flatMap(({ data }) => data) ?? [] }
}
