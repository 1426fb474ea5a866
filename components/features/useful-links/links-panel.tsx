'use client'

import { ArrowUpRight } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useLinks } from '@/components/features/useful-links/hooks'
import { PageNumbers } from '@/components/ui/page-numbers'
import { SearchField } from '@/components/ui/search-field'
import { SkeletonRows } from '@/components/ui/skeleton'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import type { UsefulLink } from '@/lib/contract/useful-links'

/** Search, list and pages of the links of one type (spec.md 2, modal 6; messages of section 8). */
export function LinksPanel({ type }: { type: number }) {
  /** Undefined until something has been looked for. */
  const [query, setQuery] = useState<string>()
  const [page, setPage] = useState(1)
  const links = useLinks({ type, title: query ?? '', page })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuery(String(new FormData(event.currentTarget).get('title') ?? '').trim())
    setPage(1)
  }
  return (
    <>
      <form onSubmit={search}>
        <SearchField id={`links-search-${type}`} label="Поиск по ссылкам" name="title" maxLength={255} />
      </form>
      <div aria-live="polite" className="mt-5">
        {links === undefined ? <SkeletonRows count={3} /> : <Found links={links} query={query} />}
      </div>
      {links && links.last_page > 1 && (
        <div className="mt-5">
          <PageNumbers current={links.current_page} last={links.last_page} onChoose={setPage} label="Страницы ссылок" />
        </div>
      )}
    </>
  )
}

function Found({ links, query }: { links: Page<UsefulLink> | null; query: string | undefined }) {
  if (links === null) return <p>{messages.unavailable}</p>
  if (links.data.length === 0) return <p>{emptyMessage(query)}</p>
  return (
    <ul className="divide-y divide-line">
      {links.data.map((link) => (
        <li key={link.url}>
          <a
            href={link.url}
            rel="noopener"
            className="link-quiet flex min-h-12 items-center justify-between gap-4 py-2"
          >
            {link.title}
            <ArrowUpRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function emptyMessage(query: string | undefined): string {
  if (query === undefined) return messages.noLinks
  return query === '' ? messages.nothingFound : messages.nothingFoundFor(query)
}
