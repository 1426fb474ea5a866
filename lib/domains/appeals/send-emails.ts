import { type EventToNotify, findAppealFiles, takeUnnotifiedEvents } from '@/lib/domains/appeals/repository'
import { notify } from '@/lib/domains/notifications/service'
import { emails } from '@/lib/domains/appeals/emails'
import { signPrivateLink } from '@/lib/platform/files/private-links'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'
import { paths } from '@/lib/config/paths'

const AT_ONCE = 50
/** A year: after an erasure nothing else opens the files of an answer. */
const ANSWER_FILES_SECONDS = 365 * 24 * 3_600

/** Notifies authors of each step once, in the cabinet and by email, in one transaction. */
export async function sendAppealEmails(): Promise<void> {
  await notifyInBatches(AT_ONCE, takeUnnotifiedEvents, notifyOfEvent)
}

async function notifyOfEvent({
  title,
  text,
  appeal_id: id,
  number,
  resident_id: residentId,
  email,
  greeting,
  answer_text: answerText,
}: EventToNotify) {
  const body = text ? `${title}. ${text}` : title
  const url = residentId === null ? null : `${paths.profile}#appeal-${id}`
  if (residentId !== null && url !== null)
    await notify(residentId, { kind: 'appeal', title: `Обращение № ${number}`, text: body, url })
  const answer = answerText === null ? null : { text: answerText, files: await linkAnswerFiles(id) }
  await queueEmail(email, emails.appealStep(greeting, { id, number, title, body, answer, url }))
}

async function linkAnswerFiles(appealId: number) {
  const files = (await findAppealFiles(appealId)).filter(({ path }) => path === 'answerFiles')
  return files.map(({ id, title }) => ({ title, ...signPrivateLink(id, ANSWER_FILES_SECONDS) }))
}
