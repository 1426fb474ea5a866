'use client'

import { useEffect } from 'react'
import { erasureNote, newPasswordNote, welcomeNote } from '@/components/features/residents/account-notes'
import { createSlot } from '@/components/ui/create-slot'
import { useReloadFlag } from '@/components/account/reload-flag'
import { getReturnHash, setReturnHash } from '@/components/account/reload-after-login'
import { parseHash, removeHash, watchHash } from '@/components/ui/dialog/watch-hash'
import { useEmailToken } from '@/components/account/use-email-token'
import { watchLoginRequests, readToken, watchToken } from '@/lib/client/session-token'
import { paths } from '@/lib/config/paths'

const loadAlerts = () => import('@/components/features/residents/account-alerts')
const WelcomeAlert = createSlot(async () => (await loadAlerts()).WelcomeAlert)
const ErasureAlert = createSlot(async () => (await loadAlerts()).ErasureAlert)
const NewPasswordAlert = createSlot(async () => (await loadAlerts()).NewPasswordAlert)

/** Must be before DialogHost, because it changes the hash that it reads. */
export function AccountWatch() {
  useResetToken()
  return (
    <>
      <GuestRedirect />
      <AccountNotes />
    </>
  )
}

export const NEW_PASSWORD = 'new-password'

/** Handles `#reset=…` of an email and removes the token from the URL. */
export function useResetToken(): string | null {
  return useEmailToken('reset', NEW_PASSWORD)
}

function AccountNotes() {
  const isNew = useReloadFlag(welcomeNote)
  const isLeaving = useReloadFlag(erasureNote)
  const hasNewPassword = useReloadFlag(newPasswordNote)
  return (
    <>
      {isNew && <WelcomeAlert />}
      {isLeaving && <ErasureAlert />}
      {hasNewPassword && !isLeaving && <NewPasswordAlert />}
    </>
  )
}

/** Sends a guest who wants to propose an idea to the registration and back. A resident is never asked to log in. */
function GuestRedirect() {
  useEffect(() => {
    const stopWithholding = suppressLoginHash()
    const forgetHash = watchGuestIdeas()
    const stopRequests = watchLoginRequests(openLogin)
    const forgetPlace = watchPlace()
    return () => {
      stopWithholding()
      forgetPlace()
      forgetHash()
      stopRequests()
    }
  }, [])
  return null
}

/** Opens the login over the current dialog, which reopens afterwards. */
function openLogin() {
  const { hash } = window.location
  if (LOGIN_HASHES.includes(hash)) return
  setReturnHash(hash)
  window.location.hash = 'login'
}

/** The login returns to the last place of the page that a hash named, unless a form has chosen another. */
function watchPlace(): () => void {
  let place = getReturnHash()
  function note(hash: string) {
    const isDialog = document.getElementById(hash.slice(1)) instanceof HTMLDialogElement
    // the hash of an email's link holds a key
    if (hash === '' || hash.includes('=') || isDialog || OTHER_HASHES.includes(hash)) return
    if (getReturnHash() === place) setReturnHash(hash)
    place = hash
  }
  // a soft navigation fires no event: the place is what the login's hash replaces
  const onChange = ({ oldURL }: HashChangeEvent) => note(parseHash(oldURL))
  window.addEventListener('hashchange', onChange)
  const forgetHash = watchHash(note)
  return () => {
    window.removeEventListener('hashchange', onChange)
    forgetHash()
  }
}

const LOGIN_HASHES = ['#login', '#register']

/** Removes the login hash of a resident's URL; restores it if the server no longer knows the session. */
function suppressLoginHash(): () => void {
  const { hash } = window.location
  if (readToken() === null || !LOGIN_HASHES.includes(hash)) return () => undefined
  removeHash()
  return watchToken(() => {
    if (readToken() === null) window.location.hash = hash
  })
}

/** Opens the registration before a guest's first look at the form of an idea, and the form once it is closed. */
function watchGuestIdeas(): () => void {
  // kept over a remount
  let isAsked = getReturnHash() === paths.proposeIdea
  let isFormNext = isAsked

  function onHash(hash: string) {
    if (hash !== paths.proposeIdea || isAsked || readToken() !== null) return
    isAsked = isFormNext = true
    setReturnHash(paths.proposeIdea)
    window.history.replaceState(null, '', '#register')
  }

  function onClose({ target }: Event) {
    if (!(target instanceof HTMLDialogElement) || readToken() !== null) return
    const isAccountNext = ACCOUNT_HASHES.includes(window.location.hash) || document.querySelector(ACCOUNT_DIALOG)
    if (`#${target.id}` === paths.proposeIdea) isFormNext = Boolean(isAccountNext)
    else if (isFormNext && ACCOUNT_HASHES.includes(`#${target.id}`) && isLast(target)) {
      isFormNext = false
      window.location.hash = paths.proposeIdea
    }
  }

  const forgetHash = watchHash(onHash)
  document.addEventListener('close', onClose, true)
  return () => {
    forgetHash()
    document.removeEventListener('close', onClose, true)
  }
}

/** False if another dialog of the chain is open or is being drawn. */
function isLast({ id }: HTMLDialogElement): boolean {
  const { hash } = window.location
  return !document.querySelector('dialog[open]') && (hash === `#${id}` || !ACCOUNT_HASHES.includes(hash))
}

const ACCOUNT_HASHES = [...LOGIN_HASHES, '#restore']
/** Not places of the page; a reload draws their dialogs later than it asks. */
const OTHER_HASHES = [...ACCOUNT_HASHES, `#${NEW_PASSWORD}`, paths.proposeIdea]
const ACCOUNT_DIALOG = ACCOUNT_HASHES.map((hash) => `${hash}[open]`).join()
