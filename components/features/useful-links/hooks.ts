import { useEffect, useState } from 'react'
import { call } from '@/lib/api/browser'
import { searchUsefulLinks, type UsefulLink } from '@/lib/contract/useful-links'
import type { Page } from '@/lib/contract/shapes'

interface LinksQuery {
  type: number
  title: string
  page: number
}

/** A page of links: undefined while it loads, null where it could not be loaded. A late answer to an older question is dropped. */
export function useLinks({ type, title, page }: LinksQuery): Page<UsefulLink> | null | undefined {
  const question = `${type}:${page}:${title}`
  const [answer, setAnswer] = useState<{ question: string; links: Page<UsefulLink> | null }>()
  useEffect(() => {
    let isCurrent = true
    const keep = (links: Page<UsefulLink> | null) =>
      isCurrent && setAnswer({ question: `${type}:${page}:${title}`, links })
    call(searchUsefulLinks, { body: { type_id: type, title: title || undefined, page } })
      .then(({ useful_links: links }) => keep(links))
      .catch(() => keep(null))
    return () => {
      isCurrent = false
    }
  }, [type, title, page])
  return answer?.question === question ? answer.links : undefined
}
