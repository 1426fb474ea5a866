import { isVerdict } from '@/lib/domains/claims/actions'
import { moveWords } from '@/lib/domains/claims/letters/move-words'
import {
  findSupervisors,
  takeUnnotifiedMoves,
  type Follower,
  type MoveToNotify,
} from '@/lib/domains/claims/letters/repository'
import { stopKeyOf } from '@/lib/domains/claims/guests/joins'
import { makeLink } from '@/lib/domains/claims/guests/service'
import { verdictKey } from '@/lib/domains/claims/verdicts/service'
import { notify } from '@/lib/domains/notifications/service'
import { letters } from '@/lib/domains/claims/letters/letters'
import { queueLetter } from '@/lib/platform/mail/post'
import { notifyAll } from '@/lib/platform/workflow/notify-all'
import { paths } from '@/lib/config/paths'
import { VERDICT_DAYS } from '@/lib/domains/claims/contract'
import { countOf } from '@/lib/text/plural'

const AT_ONCE = 50

/** Notifies the author and those who joined of every move of a claim, once: by letter, and residents in the cabinet too. */
export async function sendClaimLetters(): Promise<void> {
  await notifyAll(AT_ONCE, takeUnnotifiedMoves, notifyOfMove)
}

async function notifyOfMove(move: MoveToNotify): Promise<void> {
  const { claim_id: id, followers } = move
  const { step, words } = moveWords(move)
  const shown = move.merged_into ?? (move.is_public ? id : null)
  const url = shown === null ? null : paths.claim(shown)
  if (!isVerdict(move.from_code, move.to_code)) await notifyAuthor(move, { step, words: words + askOf(move), url })
  else if (move.to_code === 1) await notifySupervisors(move)
  // while the claim is not public, a moderator's note is for the author only
  if (url !== null) for (const follower of followers) await notifyFollower(follower, { id, step, words, url })
}

interface News {
  /** The subject says this after «Заявка № 334». */
  step: string
  words: string
  url: string | null
}

async function notifyAuthor(move: MoveToNotify, { step, words, url }: News): Promise<void> {
  const { claim_id: id, greeting, author_email: email, resident_id: residentId } = move
  if (residentId !== null) await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text: words, url })
  if (!email) return
  // a guest has no session to give a verdict with, so the letter's link holds a key for it
  const isAsked = residentId === null && isAnswer(move)
  const address = url && isAsked ? `${url}#judge-${id}=${verdictKey(id)}` : url
  const stateUrl = residentId === null ? await makeLink(id) : null
  await queueLetter(email, letters.claimStep(greeting ?? '', { id, step, words, url: address }, stateUrl))
}

async function notifyFollower(
  { id: residentId, name, email, claim_id: own }: Follower,
  news: News & { id: number; url: string },
) {
  const { id, words, url } = news
  if (residentId === null && own === null)
    return queueLetter(email, letters.guestJoinedStep(news, stopKeyOf(id, email)))
  if (residentId !== null) await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text: words, url })
  const stateUrl = own === null ? null : await makeLink(own)
  await queueLetter(email, letters.joinedStep(name, news, stateUrl))
}

/** If the author answers «не решено», somebody outside the department has to look at the claim. */
async function notifySupervisors({ claim_id: id, note }: MoveToNotify): Promise<void> {
  for (const { name, email } of await findSupervisors())
    await queueLetter(email, letters.claimDisputed(name, { id, words: note ?? '' }))
}

/** Returns whether the author may judge this move: the claim is public and was answered or refused. */
function isAnswer({ from_code: from, to_code: to, is_public: isPublic }: MoveToNotify): boolean {
  return isPublic && from !== to && (to === 2 || to === 3)
}

function askOf(move: MoveToNotify): string {
  return isAnswer(move)
    ? ` Скажите на странице заявки, решена ли проблема: ${countOf(VERDICT_DAYS, ['день', 'дня', 'дней'])}.`
    : ''
}
