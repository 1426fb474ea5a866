'use client'

import { useEffect, useState } from 'react'
import { listCachedPages, type CachedPage } from '@/lib/client/cached-pages'

const SHOWN = 12

export function SavedPages() {
  const [pages, setPages] = useState<CachedPage[]>([])

  useEffect(() => {
    listCachedPages(SHOWN).then(setPages, () => setPages([]))
  }, [])

  if (pages.length === 0) return null
  return (
    <section aria-labelledby="kept" className="mt-10">
      <h2 id="kept" className="text-h2">
        Можно читать без связи
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {pages.map(({ path, title }) => (
          <li key={path}>
            {/* A plain anchor loads the whole page from the service worker; a soft navigation would ask the network. */}
            <a href={path} className="flex min-h-12 items-center py-2 wrap-anywhere">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
