import { useEffect, useState } from 'react'
import { call } from '@/lib/api/browser'
import { searchUsefulLinks, type UsefulLink } from '@/lib/domains/useful-links/contract'
import type { Page } from '@/lib/contract/shapes'
import { typesetAnswer } from '@/lib/shared/typography'

interface LinksQuery {
  type: number
  title: string
  page: number
}

interface Links {
  /** The last page that came: undefined before the first, null where it could not be loaded. */
  links: Page<UsefulLink> | null | undefined
  /** Another page is on its way. */
  isLoading: boolean
}

/** A page of links; what was shown stays until the next one comes, and the focus in it. A late answer to an older question is dropped. */
export function useLinks({ type, title, page }: LinksQuery): Links {
  const question = `${type}:${page}:${title}`
  const [answer, setAnswer] = useState<{ question: string; links: Page<UsefulLink> | null }>()
  useEffect(() => {
    let isCurrent = true
    const keep = (links: Page<UsefulLink> | null) =>
      isCurrent && setAnswer({ question: `${type}:${page}:${title}`, links })
    call(searchUsefulLinks, { body: { type_id: type, title: title || undefined, page } })
      .then(({ useful_links: links }) => keep(typesetAnswer(links)))
      .catch(() => keep(null))
    return () => {
      isCurrent = false
    }
  }, [type, title, page])
  return { links: answer?.links, isLoading: answer?.question !== question }
}
