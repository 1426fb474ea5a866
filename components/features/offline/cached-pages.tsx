'use client'

import { useEffect, useState } from 'react'
import { listCachedPages, type CachedPage } from '@/lib/client/cached-pages'
import { TitledSection } from '@/components/ui/text/titled-section'

const SHOWN = 12

export function SavedPages() {
  const [pages, setPages] = useState<CachedPage[]>([])

  useEffect(() => {
    listCachedPages(SHOWN).then(setPages, () => setPages([]))
  }, [])

  if (pages.length === 0) return null
  return (
    <TitledSection id="kept" title="Можно читать без связи" className="mt-10">
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
    </TitledSection>
  )
}
