import { isVerdict } from '@/lib/domains/claims/actions'
import { describeMove, emails } from '@/lib/domains/claims/emails/emails'
import { takeUnnotifiedMoves, type Follower, type MoveToNotify } from '@/lib/domains/claims/emails/repository'
import { toUnsubscribeKey } from '@/lib/domains/claims/guests/joins'
import { makeLink } from '@/lib/domains/claims/guests/service'
import { toVerdictKey } from '@/lib/domains/claims/verdicts/service'
import { notify } from '@/lib/domains/notifications/service'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'
import { paths } from '@/lib/config/paths'
import { VERDICT_DAYS } from '@/lib/domains/claims/rules'
import { formatDays } from '@/lib/text/plural'
import { isAnsweredClaim } from '@/lib/domains/claims/states'

const BATCH_SIZE = 50

/** Notifies the author and those who joined of every move, once: by email, and residents in the cabinet too. */
export async function sendClaimEmails(): Promise<void> {
  await notifyInBatches(BATCH_SIZE, takeUnnotifiedMoves, notifyOfMove)
}

async function notifyOfMove(move: MoveToNotify): Promise<void> {
  const { claim_id: id, followers } = move
  const { step, text } = describeMove(move)
  const shown = move.merged_into ?? (move.is_public ? id : null)
  const url = shown === null ? null : paths.claim(shown)
  if (!isVerdict(move.from_code, move.to_code))
    await notifyAuthor(move, { step, text: text + verdictRequest(move), url })
  // while the claim is not public, a moderator's note is for the author only
  if (url !== null) for (const follower of followers) await notifyFollower(follower, { id, step, text, url })
}

interface News {
  step: string
  text: string
  url: string | null
}

async function notifyAuthor(move: MoveToNotify, { step, text, url }: News): Promise<void> {
  const { claim_id: id, greeting, author_email: email, resident_id: residentId } = move
  if (residentId !== null) await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text, url })
  if (!email) return
  // a guest has no session, so the link holds a key for the verdict
  const isAsked = residentId === null && isAnswer(move)
  const address = url && isAsked ? `${url}#judge-${id}=${toVerdictKey(id)}` : url
  const stateUrl = residentId === null ? await makeLink(id) : null
  await queueEmail(email, emails.claimStep(greeting ?? '', { id, step, text, url: address }, stateUrl))
}

async function notifyFollower(
  { id: residentId, name, email, claim_id: own }: Follower,
  news: News & { id: number; url: string },
) {
  const { id, text, url } = news
  if (residentId === null && own === null)
    return queueEmail(email, emails.guestJoinedStep(news, toUnsubscribeKey(id, email)))
  if (residentId !== null) await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text, url })
  const stateUrl = own === null ? null : await makeLink(own)
  await queueEmail(email, emails.joinedStep(name, news, stateUrl))
}

function isAnswer({ from_code: from, to_code: to, is_public: isPublic }: MoveToNotify): boolean {
  return isPublic && from !== to && isAnsweredClaim(to)
}

function verdictRequest(move: MoveToNotify): string {
  return isAnswer(move)
    ? ` Скажите на странице заявки, решена ли проблема: на это есть ${formatDays(VERDICT_DAYS)}.`
    : ''
}
