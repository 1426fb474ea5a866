import { takeUnnotifiedEvents, type EventToNotify } from '@/lib/domains/appeals/repository'
import { notify } from '@/lib/domains/notifications/service'
import { emails } from '@/lib/domains/appeals/emails'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'
import { paths } from '@/lib/config/paths'

const AT_ONCE = 50

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
}: EventToNotify) {
  const body = text ? `${title}. ${text}` : title
  const url = `${paths.profile}#appeal-${id}`
  if (residentId !== null) await notify(residentId, { kind: 'appeal', title: `Обращение № ${number}`, text: body, url })
  await queueEmail(email, emails.appealStep(greeting, { id, number, title, body }))
}
