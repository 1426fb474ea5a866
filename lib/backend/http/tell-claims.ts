import { findSupervisors, takeUntoldMoves, type UntoldMove } from '@/lib/backend/domains/claims/telling/repository'
import { notify } from '@/lib/backend/domains/notifications/service'
import { letters } from '@/lib/backend/integrations/letters'
import { inTransaction } from '@/lib/backend/integrations/payload'
import { queueLetter } from '@/lib/backend/integrations/post'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { VERDICT_DAYS } from '@/lib/contract/claims'
import { formatLongDate } from '@/lib/shared/dates'

const AT_ONCE = 50

/** Tells the author and those who joined of every move of a claim, once: residents under the bell, the author by letter too. */
export async function tellClaims(): Promise<void> {
  for (;;) {
    const told = await inTransaction(async () => {
      const moves = await takeUntoldMoves(AT_ONCE)
      for (const move of moves) await tell(move)
      return moves.length
    })
    if (told < AT_ONCE) return
  }
}

async function tell(move: UntoldMove): Promise<void> {
  const { claim_id: id, author_name: author, author_email: email, resident_id: residentId, joined } = move
  const words = wordsOf(move)
  const shown = move.merged_into ?? (move.is_public ? id : null)
  const url = shown === null ? null : `${paths.socialControlMap}?claim=${shown}`
  const isOwnWord = isVerdict(move)
  const residents = residentId === null || isOwnWord ? joined : [residentId, ...joined]
  // what a moderator wrote about a claim that is open to nobody is for its author alone
  const told = url === null ? residents.filter((one) => one === residentId) : residents
  for (const one of told) await notify(one, { kind: 'claim', title: `Заявка № ${id}`, text: words, url })
  if (isOwnWord && move.to_code === 1) await tellSupervisors(move)
  if (email && !isOwnWord) await queueLetter(email, letters.claimStep(author ?? '', { id, words, url }))
}

/** «Не решено» is looked at by somebody else than the department that said it was. */
async function tellSupervisors({ claim_id: id, note }: UntoldMove): Promise<void> {
  for (const { name, email } of await findSupervisors())
    await queueLetter(email, letters.claimDisputed(name, { id, words: note ?? '' }))
}

function isVerdict({ from_code: from, to_code: to, title }: UntoldMove): boolean {
  return title.startsWith('Автор') || (to === 1 && from !== 5)
}

function wordsOf(move: UntoldMove): string {
  const { from_code: from, to_code: to, note, merged_into: target, department, report_text: report } = move
  const term = move.deadline ? formatLongDate(move.deadline, env.TIME_ZONE) : ''
  if (isVerdict(move))
    return to === 1 ? 'Автор ответил «не решено»: заявка снова открыта.' : 'Автор подтвердил: решено.'
  if (target !== null && to === 2)
    return `Об этом уже сообщали: заявка объединена с № ${target}. Новости придут оттуда.`
  if (from === to) return `Срок ответа продлён до ${term}. Причина: ${note ?? ''}`
  if (to === 1) return `Сообщение опубликовано. Ответ – не позднее ${term}.`
  if (to === 4) return `${department ?? 'Исполнитель'}: заявка взята в работу.`
  if (to === 3)
    return `Получен ответ: ${report ?? ''} Скажите на странице заявки, решена ли проблема: ${VERDICT_DAYS} дней.`
  return `Заявка отклонена. Причина: ${note ?? ''}`
}
