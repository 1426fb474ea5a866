import { useEffect, useState } from 'react'
import { LoadingType } from '@/components/ui/loading-type'
import { call } from '@/lib/client/call'
import { searchUsefulLinks, type UsefulLink } from '@/lib/domains/useful-links/contract'
import type { Page } from '@/lib/contract/shapes'
import { typesetAnswer } from '@/lib/text/typography'

interface LinksQuery {
  type: number
  title: string
  page: number
  /** The next page is appended to what is shown by «Показать еще», and replaces it otherwise. */
  loading: LoadingType
}

interface Links {
  /** The last loaded page with those it was appended to: undefined before the first, null when it could not be loaded. */
  links: Page<UsefulLink> | null | undefined
  /** Another page is being loaded. */
  isLoading: boolean
}

/**
 * Returns a page of links. The former page stays, and keeps the focus, until the next one comes; late answers to older
 * requests are ignored.
 */
export function useLinks({ type, title, page, loading }: LinksQuery): Links {
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
      .then(({ useful_links: links }) => keep(typesetAnswer(links)))
      .catch(() => keep(null))
    return () => {
      isCurrent = false
    }
  }, [type, title, page, loading, question])
  return { links: answer?.links, isLoading: answer?.question !== question }
}
