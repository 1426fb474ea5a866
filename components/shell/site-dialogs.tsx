'use client'

import { useEffect, useState } from 'react'
import { IdeaThanks } from '@/components/features/ideas/idea-thanks-slot'
import { AccountWatch, NEW_PASSWORD } from '@/components/features/residents/account-watch'
import { announceFailedNavigation } from '@/components/layout/navigation/navigation-failed'
import { pageSettled } from '@/components/layout/page-settled'
import { createSlot } from '@/components/ui/create-slot'
import { DialogHost } from '@/components/ui/dialog/dialog-host'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { SearchField } from '@/components/ui/field/search-field'
import { paths, PROPOSE_ID } from '@/lib/config/paths'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

const SEARCH = 'search'
const linksIds = linkTypes.map(({ id }) => `links-${id}`)
const needScripts = [...linksIds, 'login', 'register', 'restore', NEW_PASSWORD, 'support', PROPOSE_ID, 'vision']
export const dialogIds = [...needScripts, SEARCH]

/** Dialogs that every page can open. */
export function SiteDialogs() {
  useEffect(() => void pageSettled().then(loadDialog), [])
  return (
    <>
      <AccountWatch />
      <EmailLinks />
      <IdeaThanks />
      <DialogHost ids={dialogIds} load={loadOrAnnounce} />
      <WithoutScripts />
    </>
  )
}

function loadDialog() {
  return import('@/components/shell/site-dialog').then(
    ({ SiteDialog }) => SiteDialog,
    () => null,
  )
}

async function loadOrAnnounce() {
  const dialog = await loadDialog()
  if (!dialog) announceFailedNavigation({ href: window.location.href })
  return dialog
}

const SiteEmailLinks = createSlot(async () => (await import('@/components/shell/site-email-links')).SiteEmailLinks)

/** Loads what performs `#name=token` of an email. */
function EmailLinks() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => watchHash((hash) => hash.includes('=') && setAsked(true)), [])
  return isAsked && <SiteEmailLinks />
}

/** Where links to dialogs lead without JavaScript. */
function WithoutScripts() {
  return (
    <noscript>
      <div className="shell py-8">
        {needScripts.map((id) => (
          <span key={id} id={id} />
        ))}
        <p>
          Без JavaScript не работают вход и регистрация, полезные сайты, техническая поддержка, предложение идеи и
          версия для слабовидящих. Включите его в браузере или обратитесь{' '}
          <a href={paths.feedback} className="link">
            другим способом
          </a>
          . Поиск работает:
        </p>
        <form id={SEARCH} action={paths.search} aria-label="Поиск по порталу" className="mt-4">
          <SearchField id="plain-search" label="Текст поиска" required />
        </form>
      </div>
    </noscript>
  )
}
