'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { getReturnHash } from '@/components/account/reload-after-login'
import { watchHash } from '@/components/ui/dialog/watch-hash'
import { expiredOwner, GUEST } from '@/lib/client/current-owner'
import { hasDrafts, readDraft } from '@/lib/client/drafts'
import { paths } from '@/lib/config/paths'

/** Stands outside the lazy form, because the dialog must not grow. */
export function LoginReason() {
  const isAppeal = usePathname() === paths.officialAppeal
  const [reason, setReason] = useState('')
  useEffect(() => watchHash((hash) => hash === '#login' && setReason(getReason())), [])
  if (reason) return <p className="mb-5 font-medium">{reason}</p>
  if (!isAppeal) return null
  return (
    <p className="mb-5 text-ink-soft">
      Обращение принимают только от тех, чья личность известна. Форму можно заполнить и до входа: закройте это окно,
      набранное сохранится.
    </p>
  )
}

function getReason(): string {
  return getExpiredSessionText() || getVoteText() || getAppealText()
}

/** A guest with a begun appeal need not read that it may be filled in before the login. */
function getAppealText(): string {
  if (window.location.pathname !== paths.officialAppeal || !readDraft(GUEST, 'appeal')?.text) return ''
  return 'Текст обращения сохранён. Чтобы отправить его, осталось войти: обращения принимают только от тех, чья личность известна.'
}

function getVoteText(): string {
  return getReturnHash() === '#vote' ? 'Голосуют жители с учётной записью. После входа вы вернётесь к голосованию.' : ''
}

function getExpiredSessionText(): string {
  const owner = expiredOwner()
  if (owner === null) return ''
  const draftNote = hasDrafts(owner) ? ' Набранное сохранено.' : ''
  return `Сеанс закончился, войдите ещё раз.${draftNote}`
}

/** The purpose is read when the dialog opens: a 404 page is rendered under another path than the browser shows. */
export function RegisterReason() {
  const [purpose, setPurpose] = useState('')
  useEffect(
    () => watchHash((hash) => hash === '#register' && setPurpose(getLoginPurpose(window.location.pathname))),
    [],
  )
  return (
    <div className="mb-5 text-ink-soft">
      {purpose && (
        <p className="mb-1">
          Чтобы {purpose}, нужна учётная запись.
          {getReturnHash() === paths.proposeIdea && ' Закройте это окно, чтобы сначала заполнить форму.'}
        </p>
      )}
      <LoginPrompt />
    </div>
  )
}

/** Residents vote on pages of single ideas and discussions. */
function getLoginPurpose(pathname: string): string {
  if (getReturnHash() === paths.proposeIdea) return 'предложить идею'
  return [paths.allIdeas, paths.discussions].some((list) => pathname.startsWith(`${list}/`)) ? 'проголосовать' : ''
}

export function LoginPrompt({ className }: { className?: string }) {
  return (
    <p className={className}>
      Уже есть учётная запись?{' '}
      <a href="#login" className="link inline-flex min-h-11 items-center">
        Войти
      </a>
    </p>
  )
}
