'use client'

import { Suspense, useState } from 'react'
import { JOIN_ANCHOR } from '@/components/features/claims/claim-address'
import { useJoinClaim, useMyClaims } from '@/components/features/claims/hooks'
import { Button } from '@/components/ui/button/button'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'
import { lazyPart } from '@/components/ui/lazy-part'
import { QueryProvider } from '@/components/ui/query-provider'
import { useEmailToken } from '@/components/account/use-email-token'
import { UnconfirmedNote } from '@/components/account/unconfirmed-note'
import { useResendConfirmation } from '@/lib/client/user'
import { useToken } from '@/lib/client/use-token'
import type { MyClaims } from '@/lib/domains/claims/contract'
import { isOpenClaim } from '@/lib/domains/claims/states'
import { claimMessages } from '@/lib/domains/claims/messages'
import { formatNumber } from '@/lib/text/plural'
import { errorMessage } from '@/lib/text/user-error'
import { Icon } from '@/components/ui/icon/icon'
import { typeset } from '@/lib/text/typography'

/** Loaded on demand, since only the author of a claim needs it. */
const ClaimVerdict = lazyPart(async () => (await import('@/components/features/claims/claim-verdict')).ClaimVerdict)
const JoinForm = lazyPart(async () => (await import('@/components/features/claims/join-form')).JoinForm)

/** One line on every phone, for which the reserved height is enough. */
const WHY_JOIN = 'Та же беда? Ответ придёт и вам.'
const HINT = 'mt-2 text-sm text-ink-soft'

export interface ClaimActionsProps {
  id: number
  code: number
  /** Joined residents when the page was rendered. */
  joined: number
  /** Last moment to judge the answer; null if there is nothing to judge. */
  judgeUntil: string | null
}

export function ClaimActions(props: ClaimActionsProps) {
  return (
    <QueryProvider>
      <Actions {...props} />
    </QueryProvider>
  )
}

function Actions({ id, code, joined, judgeUntil }: ClaimActionsProps) {
  const isResident = Boolean(useToken())
  const emailKey = useEmailToken(`judge-${id}`, '')
  const [isJudged, setJudged] = useState(false)
  const { data: mine } = useMyClaims(isResident)
  const own = mine?.own.find((claim) => claim.id === id)
  const isOpen = isOpenClaim(code)
  if (isJudged)
    return (
      <p role="status" className="font-medium">
        {typeset(claimMessages.verdictAccepted)}
      </p>
    )
  const until = own ? own.judge_until : emailKey && judgeUntil
  if (until)
    return (
      <Suspense fallback={null}>
        <ClaimVerdict id={id} until={until} emailKey={own ? null : emailKey} onGiven={() => setJudged(true)} />
      </Suspense>
    )
  if (own) return <p className="text-ink-soft">Это ваша заявка: о каждом шаге мы пишем на почту и в личный кабинет.</p>
  if (!isOpen) return null
  if (!isResident) return <GuestJoin id={id} />
  return mine && <Join id={id} joined={joined} mine={mine} />
}

function GuestJoin({ id }: { id: number }) {
  const [isPressed, setPressed] = useState(false)
  const isAskedByAddress = useHashVisited(JOIN_ANCHOR)
  if (isPressed || isAskedByAddress)
    return (
      <Suspense fallback={null}>
        <JoinForm id={id} />
      </Suspense>
    )
  return (
    <>
      <Button onClick={() => setPressed(true)}>
        <Icon name="users" className="size-5" />
        Присоединиться
      </Button>
      <p className={HINT}>{WHY_JOIN}</p>
    </>
  )
}

function WaitingJoin() {
  return (
    <UnconfirmedNote resend={useResendConfirmation()}>
      Подтвердите почту, и вы присоединитесь к заявке. Мы напишем, когда на неё ответят.
    </UnconfirmedNote>
  )
}

function Join({ id, joined, mine }: { id: number; joined: number; mine: MyClaims }) {
  const join = useJoinClaim(id)
  const hasJoined = mine.joined.includes(id)
  if (hasJoined && mine.waiting.includes(id)) return <WaitingJoin />
  const count = join.data?.joined_count ?? joined
  return (
    <div>
      {!hasJoined && (
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          <Icon name="users" className="size-5" />
          Присоединиться
        </Button>
      )}
      <p role="status" className={hasJoined ? 'font-medium' : HINT}>
        {hasJoined
          ? `Вы присоединились. Всего присоединившихся: ${formatNumber(Math.max(1, count))}. Сообщим, когда ответят.`
          : WHY_JOIN}
      </p>
      {join.isError && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {errorMessage(join.error)}
        </p>
      )}
    </div>
  )
}
