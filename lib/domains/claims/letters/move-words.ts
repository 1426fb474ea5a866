import type { MoveToNotify } from '@/lib/domains/claims/letters/repository'
import { isVerdict } from '@/lib/domains/claims/actions'
import { env } from '@/lib/config/env'
import { formatLongDate } from '@/lib/time/dates'

/** A letter about a move has `step` in its subject after «Заявка № 334», and `words` in its text. */
interface MoveWords {
  step: string
  words: string
}

export function moveWords(move: MoveToNotify): MoveWords {
  const { from_code: from, to_code: to, note, merged_into: target, department, report_text: report } = move
  const term = move.deadline ? formatLongDate(move.deadline, env.TIME_ZONE) : ''
  if (isVerdict(from, to))
    return to === 1
      ? { step: 'снова открыта', words: 'Автор ответил «не решено»: заявка снова открыта.' }
      : { step: 'решена, подтвердил автор', words: 'Автор подтвердил: решено.' }
  if (target !== null && to === 2)
    return {
      step: `объединена с № ${target}`,
      words: `Об этом уже сообщали: заявка объединена с № ${target}. Новости придут оттуда.`,
    }
  if (from === to)
    return { step: `продлена до ${term}`, words: `Срок ответа продлён до ${term}. Причина: ${note ?? ''}` }
  if (to === 1) return { step: 'опубликована', words: `Заявка опубликована. Ответ – не позднее ${term}.` }
  if (to === 4) return { step: 'взята в работу', words: `${department ?? 'Исполнитель'}: заявка взята в работу.` }
  // a verdict given within the same minute clears the answer's text in the claim; the history still has it
  if (to === 3) return { step: 'решена: получен ответ', words: `Получен ответ: ${report ?? note ?? ''}` }
  return { step: 'отклонена', words: `Заявка отклонена. Причина: ${note ?? ''}` }
}
