'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isReachable, guardPageRequests } from '@/components/layout/navigation/guard-page-requests'
import { isPageLinkClick, isSamePageClick } from '@/components/layout/navigation/is-page-link-click'
import { announceFailedNavigation, onFailedNavigation } from '@/components/layout/navigation/navigation-failed'
import { hasSheetEntry } from '@/components/ui/dialog/sheet-entry'
import { Toast } from '@/components/ui/dialog/toast'
import { Icon } from '@/components/ui/icon/icon'
import { KEEP_SCROLL } from '@/components/ui/link'

export function NavigationGuard() {
  const router = useRouter()
  const here = `${usePathname()}?${useSearchParams()}`
  const [failed, setFailed] = useState<{ href: string; from: string } | null>(null)

  useEffect(() => guardPageRequests((href) => void openCachedOrAnnounce(href)), [])
  useEffect(
    () =>
      guardPlainNavigation({
        onLeave: () => setFailed(null),
        open: (path, options) => openSoftly(router, path, options),
      }),
    [router],
  )
  useEffect(() => onFailedNavigation(({ href }) => setFailed(href ? { href, from: here } : null)), [here])

  if (failed?.from !== here) return null
  const tryAgain = () => {
    setFailed(null)
    // a dialog of this page: its hash stays in the URL
    if (failed.href === window.location.href) window.location.reload()
    else openSoftly(router, failed.href)
  }
  return (
    <Toast>
      <Icon name="circle-exclamation-point" className="size-5 shrink-0" />
      <span>Страница не открылась: портал не ответил или нет связи.</span>
      <button
        type="button"
        onClick={tryAgain}
        className="min-h-11 shrink-0 rounded-field px-3 font-semibold whitespace-nowrap text-paper underline underline-offset-4"
      >
        Повторить
      </button>
    </Toast>
  )
}

function openSoftly(router: ReturnType<typeof useRouter>, path: string, options?: { scroll: boolean }): void {
  if (hasSheetEntry()) router.replace(path, options)
  else router.push(path, options)
}

async function openCachedOrAnnounce(href: string): Promise<void> {
  const isCached = 'caches' in window && (await window.caches.match(href, { ignoreVary: true })) !== undefined
  if (isCached) openPage(href)
  else announceFailedNavigation({ href })
}

interface PlainNavigation {
  onLeave: () => void
  /** Opens a page without a reload. */
  open: (path: string, options: { scroll: boolean }) => void
}

/**
 * Opens `Link` and plain links of menu, footer and lists (`data-soft`) without a reload. Checks that the server responds before
 * the browser leaves for another plain link or GET form.
 */
function guardPlainNavigation({ onLeave, open }: PlainNavigation): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const soft = link?.closest<HTMLElement>('[data-soft]')
    if (!link || !(isPageLinkClick(event) || (soft && isSamePageClick(event)))) return
    onLeave()
    if (event.defaultPrevented || isFile(link.pathname)) return
    event.preventDefault()
    if (soft) open(link.pathname + link.search + link.hash, { scroll: soft.dataset.soft !== KEEP_SCROLL })
    else void leaveFor(link.href)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get' || form.target) return
    const url = new URL(form.action)
    if (url.origin !== window.location.origin) return
    onLeave()
    event.preventDefault()
    url.search = new URLSearchParams(filledFields(new FormData(form, event.submitter))).toString()
    void leaveFor(url.href)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('submit', onSubmit)
  }
}

async function leaveFor(href: string): Promise<void> {
  if (await isReachable(href)) openPage(href)
  else await openCachedOrAnnounce(href)
}

function openPage(href: string): void {
  if (hasSheetEntry()) window.location.replace(href)
  else window.location.assign(href)
}

/** Files are shown or saved by the browser; the office and the desk are other applications. */
function isFile(pathname: string): boolean {
  return /^\/(?:api|files|cms|admin|desk|feeds|cards)\b|\.\w+$/.test(pathname)
}

function filledFields(data: FormData): [string, string][] {
  return [...data].filter((field): field is [string, string] => typeof field[1] === 'string')
}
