'use client'

import { CircleAlert } from 'lucide-react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isReachable, guardPageRequests } from '@/components/layout/navigation/guard-page-requests'
import { isPageLinkClick } from '@/components/layout/navigation/is-page-link-click'
import { announceFailedNavigation, onFailedNavigation } from '@/components/layout/navigation/navigation-failed'
import { Toast } from '@/components/ui/dialog/toast'

/** A page that does not come leaves the reader where they are, with a line that says so and a way to try again. */
export function NavigationGuard() {
  const router = useRouter()
  const here = `${usePathname()}?${useSearchParams()}`
  const [failed, setFailed] = useState<{ href: string; from: string } | null>(null)

  useEffect(() => guardPageRequests((href) => void openKeptOrAnnounce(href)), [])
  useEffect(() => guardPlainNavigation(() => setFailed(null)), [])
  useEffect(() => onFailedNavigation(({ href }) => setFailed(href ? { href, from: here } : null)), [here])

  if (failed?.from !== here) return null
  const tryAgain = () => {
    setFailed(null)
    router.push(failed.href)
  }
  return (
    <Toast>
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <span>Страница не открылась: портал не ответил или нет связи.</span>
      <button
        type="button"
        onClick={tryAgain}
        className="min-h-11 rounded-field px-3 font-semibold text-paper underline underline-offset-4"
      >
        Повторить
      </button>
    </Toast>
  )
}

/** A page that was read before opens from what the browser keeps of it. */
async function openKeptOrAnnounce(href: string): Promise<void> {
  const isKept = 'caches' in window && (await window.caches.match(href, { ignoreVary: true })) !== undefined
  if (isKept) window.location.assign(href)
  else announceFailedNavigation({ href })
}

/**
 * Asks for pages of links and filters that the browser follows by itself before the page is left. `onLeave` hears of
 * every press that leads to another page, also where Next follows it.
 */
function guardPlainNavigation(onLeave: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPageLinkClick(event)) return
    onLeave()
    if (event.defaultPrevented || isNoPage(link.pathname)) return
    event.preventDefault()
    void leaveFor(link.href)
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
  if (await isReachable(href)) window.location.assign(href)
  else await openKeptOrAnnounce(href)
}

/** The browser shows or saves files, and the office is an application of its own. */
function isNoPage(pathname: string): boolean {
  return /^\/(?:api|files|cms|admin|feeds|cards)\b|\.\w+$/.test(pathname)
}

function filledFields(data: FormData): [string, string][] {
  return [...data].filter((field): field is [string, string] => typeof field[1] === 'string')
}
