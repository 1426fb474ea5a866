import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { answerKinds, RESULT_IN_PAPERS, DISCUSSION_CODE, NOTICE_CODE } from '@/lib/domains/discussions/contract'
import { emails } from '@/lib/domains/discussions/following/emails'
import { discussionFollows } from '@/lib/domains/discussions/following/repository'
import {
  type AnswerToNotify,
  noteStages,
  type StageToNotify,
  takeUnnotifiedAnswers,
  takeUnnotifiedStages,
} from '@/lib/domains/discussions/following/stages-repository'
import { notify } from '@/lib/domains/notifications/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'
import { shorten } from '@/lib/text/shorten'
import { formatLongDate } from '@/lib/time/dates'

const STAGES_AT_ONCE = 5
const ANSWERS_AT_ONCE = 50
const MAX_TITLE_LENGTH = 120

/** Advances stages by the city's calendar and notifies followers of each once; voters hear the result. */
export async function sendDiscussionEmails(): Promise<void> {
  await inTransaction(noteStages)
  await notifyInBatches(STAGES_AT_ONCE, takeUnnotifiedStages, notifyOfStage)
  await notifyInBatches(ANSWERS_AT_ONCE, takeUnnotifiedAnswers, notifyOfAnswer)
}

async function notifyOfStage(step: StageToNotify): Promise<void> {
  const body = describeStage(step)
  for (const { id, name, email, is_mailed: isMailed } of step.residents) {
    const about = await notifyInCabinet(id, step, body)
    if (!isMailed) continue
    const key = await discussionFollows.stopKeyFor(step.id, id)
    await queueEmail(email, emails.discussionStep(name, about, key))
  }
}

async function notifyOfAnswer({
  number,
  answer_kind: kind,
  answer_text: text,
  resident,
  ...discussion
}: AnswerToNotify): Promise<void> {
  if (!resident) return
  const name = answerKinds.find(({ value }) => value === kind)?.name ?? ''
  const body = `Организатор ответил на ваше предложение № ${number}: ${[name.toLowerCase(), text].filter(Boolean).join('. ')}`
  const about = await notifyInCabinet(resident.id, discussion, body)
  await queueEmail(resident.email, emails.discussionAnswer(resident.name, about))
}

async function notifyInCabinet(residentId: number, { id, title }: { id: number; title: string }, body: string) {
  const url = paths.discussion(id)
  const short = shorten(title, MAX_TITLE_LENGTH)
  await notify(residentId, { kind: 'discussion', title: short, text: body, url })
  return { title: short, body, url }
}

function describeStage({ kind, exhibition_finish: finish, stop_reason: reason, result }: StageToNotify): string {
  if (kind === String(NOTICE_CODE)) return 'Опубликовано оповещение о начале обсуждения.'
  const lastDay = `голоса и предложения принимаются до ${formatLongDate(finish, env.TIME_ZONE)} включительно.`
  if (kind === String(DISCUSSION_CODE)) return `Обсуждение началось: ${lastDay}`
  if (kind === 'until') return `Срок обсуждения продлён: ${lastDay}`
  if (kind === 'stopped') return `Организатор остановил обсуждение. Причина: ${reason ?? ''}`
  if (kind === 'result') return `Организатор опубликовал итог обсуждения. ${result ?? RESULT_IN_PAPERS}`
  return `Приём голосов завершён.${result ? '' : ' Организатор готовит ответы, протокол и заключение.'}`
}
