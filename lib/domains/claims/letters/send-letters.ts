import { isVerdict } from '@/lib/domains/claims/actions'
import { moveWords } from '@/lib/domains/claims/letters/move-words'
import {
  findSupervisors,
  takeUntoldMoves,
  type Follower,
  type UntoldMove,
} from '@/lib/domains/claims/letters/repository'
import { makeLink } from '@/lib/domains/claims/guests/service'
import { verdictKey } from '@/lib/domains/claims/verdicts/service'
import { notify } from '@/lib/domains/notifications/service'
import { letters } from '@/lib/domains/claims/letters/letters'
import { queueLetter } from '@/lib/platform/mail/post'
import { tellAll } from '@/lib/platform/workflow/tell-all'
import { paths } from '@/lib/config/paths'
import { VERDICT_DAYS } from '@/lib/domains/claims/contract'
import { countOf } from '@/lib/shared/plural'

const AT_ONCE = 50

/** Tells the author and those who joined of every move of a claim, once: by letter, residents under the bell too. */
export async function sendClaimLetters(): Promise<void> {
  await tellAll(AT_ONCE, takeUntoldMoves, tell)
}

async function tell(move: UntoldMove): Promise<void> {
  const { claim_id: id, followers } = move
  const { step, words } = moveWords(move)
  const shown = move.merged_into ?? (move.is_public ? id : null)
  const url = shown === null ? null : paths.claim(shown)
  if (!isVerdict(move.from_code, move.to_code)) await tellAuthor(move, { step, words: words + askOf(move), url })
  else if (move.to_code === 1) await tellSupervisors(move)
  // what a moderator wrote about a claim that is open to nobody is for its author alone
  if (url !== null) for (const follower of followers) await tellFollower(follower, { id, step, words, url })
}

interface News {
  /** After «Заявка № 334» in the subject. */
  step: string
  words: string
  url: string | null
}

async function tellAuthor(move: UntoldMove, { step, words, url }: News): Promise<void> {
  const { claim_id: id, greeting, author_email: email, resident_id: residentId } = move
  if (residentId !== null) await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text: words, url })
  if (!email) return
  // a guest has no session to judge the answer by: the link of the letter stands for one
  const isAsked = residentId === null && isAnswer(move)
  const address = url && isAsked ? `${url}#judge-${id}=${verdictKey(id)}` : url
  const stateUrl = residentId === null ? await makeLink(id) : null
  await queueLetter(email, letters.claimStep(greeting ?? '', { id, step, words, url: address }, stateUrl))
}

async function tellFollower(
  { id: residentId, name, email, claim_id: own }: Follower,
  news: News & { id: number; url: string },
) {
  const { id, words, url } = news
  if (residentId !== null) await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text: words, url })
  const stateUrl = own === null ? null : await makeLink(own)
  await queueLetter(email, letters.joinedStep(name, news, stateUrl))
}

/** «Не решено» is looked at by somebody else than the department that said it was. */
async function tellSupervisors({ claim_id: id, note }: UntoldMove): Promise<void> {
  for (const { name, email } of await findSupervisors())
    await queueLetter(email, letters.claimDisputed(name, { id, words: note ?? '' }))
}

/** The author may judge it: refused or answered, and open to all. */
function isAnswer({ from_code: from, to_code: to, is_public: isPublic }: UntoldMove): boolean {
  return isPublic && from !== to && (to === 2 || to === 3)
}

function askOf(move: UntoldMove): string {
  return isAnswer(move)
    ? ` Скажите на странице заявки, решена ли проблема: ${countOf(VERDICT_DAYS, ['день', 'дня', 'дней'])}.`
    : ''
}
