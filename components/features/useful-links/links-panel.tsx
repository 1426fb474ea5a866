'use client'

import { ArrowUpRight } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useLinks } from '@/components/features/useful-links/hooks'
import { Button } from '@/components/ui/button'
import { pageWindow } from '@/components/ui/page-window'
import { SearchField } from '@/components/ui/search-field'
import { SkeletonRows } from '@/components/ui/skeleton'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import type { UsefulLink } from '@/lib/contract/useful-links'

/** Search, list and pages of the links of one type (spec.md 2, modal 6; messages of section 8). */
export function LinksPanel({ type }: { type: number }) {
  const [title, setTitle] = useState('')
  const [page, setPage] = useState(1)
  const links = useLinks({ type, title, page })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTitle(String(new FormData(event.currentTarget).get('title') ?? '').trim())
    setPage(1)
  }
  return (
    <>
      <form onSubmit={search}>
        <SearchField id={`links-search-${type}`} label="Поиск по ссылкам" name="title" maxLength={255} />
      </form>
      <div aria-live="polite" className="mt-5">
        {links === undefined ? <SkeletonRows count={3} /> : <Found links={links} title={title} />}
      </div>
      {links && links.last_page > 1 && <Pages links={links} onChoose={setPage} />}
    </>
  )
}

function Found({ links, title }: { links: Page<UsefulLink> | null; title: string }) {
  if (links === null) return <p>{messages.unavailable}</p>
  if (links.data.length === 0) return <p>{title ? messages.nothingFoundFor(title) : messages.noLinks}</p>
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

function Pages({ links, onChoose }: { links: Page<UsefulLink>; onChoose: (page: number) => void }) {
  return (
    <nav aria-label="Страницы ссылок" className="mt-5 flex flex-wrap gap-1">
      {pageWindow(links.current_page, links.last_page).map((page) => (
        <Button
          key={page}
          size="small"
          variant={page === links.current_page ? 'primary' : 'quiet'}
          aria-label={`Страница ${page}`}
          aria-current={page === links.current_page ? 'page' : undefined}
          onClick={() => onChoose(page)}
        >
          {page}
        </Button>
      ))}
    </nav>
  )
}
