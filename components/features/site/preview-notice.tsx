'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { paths } from '@/lib/config/paths'

export function PreviewNotice({ path }: { path: string }) {
  const isDraft = usePathname() === path
  useLivePreview()
  return (
    <aside aria-label="Предварительный просмотр" className="bg-sun text-ink print:hidden">
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 py-1">
        <p className="py-1.5 font-medium">
          {isDraft ? (
            'Черновик: страница ещё не опубликована'
          ) : (
            <>
              Включён предварительный просмотр.{' '}
              <a href={path} className="text-current underline">
                Вернуться к черновику
              </a>
            </>
          )}
        </p>
        <a href={paths.previewExit} className="inline-flex min-h-11 items-center text-current underline">
          Выйти из просмотра
        </a>
      </div>
    </aside>
  )
}

/** Follows Payload's live preview protocol: announces the page and refreshes it after every save. */
function useLivePreview() {
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isDocumentEvent(data)) router.refresh()
    }
    window.addEventListener('message', onMessage)
    const office: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
    office?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
}

function isDocumentEvent(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'
}
