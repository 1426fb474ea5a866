import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/email-parts'
import { env } from '@/lib/config/env'
import type { MoveToNotify } from '@/lib/domains/claims/emails/repository'
import { describeCorrection } from '@/lib/domains/desk/corrections/rules'
import { claimWorkflow, isVerdict } from '@/lib/domains/claims/actions'
import { formatLongDate } from '@/lib/time/dates'
import { CONFIRM_DAYS } from '@/lib/domains/claims/rules'
import { formatDays } from '@/lib/text/plural'
import { claimCodes } from '@/lib/domains/claims/states'

export const emails = {
  /** Has no name in it, since the address may be a stranger's. */
  confirmClaim: (number: number, key: string, stateUrl: string): QueuedEmail => ({
    kind: 'confirm-claim',
    subject: `Подтвердите заявку № ${number}`,
    lines: ['На портале оставили заявку и указали в ней этот адрес. Она уйдёт модератору, когда вы её подтвердите.'],
    action: { title: 'Подтвердить заявку', url: hashLink('confirm-claim', key) },
    after: [`Ссылка действует ${formatDays(CONFIRM_DAYS)}. Если вы ничего не отправляли, ничего делать не нужно.`],
    also: stateLink(stateUrl),
  }),

  /** Has no name in it, since the address was spelt by phone. */
  phoneClaim: (number: number, stateUrl: string): QueuedEmail => ({
    kind: 'claim-link',
    subject: `Ваша заявка № ${number} принята по телефону`,
    lines: ['Дежурная служба записала её с ваших слов. По ссылке видно, где она сейчас и что дальше.'],
    action: { title: 'Где сейчас заявка', url: `${env.PUBLIC_URL}${stateUrl}` },
    after: ['Ссылка только для вас. Если вы не звонили, ничего делать не нужно.'],
  }),

  /** Has no name in it, since a stranger may have asked for it. */
  claimLink: (number: number, stateUrl: string): QueuedEmail => ({
    kind: 'claim-link',
    subject: `Ваша заявка № ${number}`,
    lines: [
      'На портале попросили найти заявку по её номеру и этой почте. По ссылке видно, где она сейчас и что дальше.',
    ],
    action: { title: 'Где сейчас заявка', url: `${env.PUBLIC_URL}${stateUrl}` },
    after: ['Ссылка только для вас. Если вы об этом не просили, ничего делать не нужно.'],
  }),

  claimStep: (name: string, news: ClaimStep, stateUrl: string | null): QueuedEmail => ({
    ...toStepEmail(name, news),
    ...(stateUrl !== null && { also: stateLink(stateUrl) }),
  }),

  joinedStep: (name: string, news: ClaimStep, stateUrl: string | null): QueuedEmail => ({
    ...toStepEmail(name, news),
    after: ['Вы присоединились к этой заявке или сообщали о том же.'],
    ...(stateUrl !== null && { also: stateLink(stateUrl) }),
  }),

  /** A guest has no cabinet, so the email itself has a link that ends these emails. */
  guestJoinedStep: (news: ClaimStep, unsubscribeKey: string): QueuedEmail => ({
    ...toStepEmail('', news),
    after: ['Вы присоединились к этой заявке.'],
    stop: { title: 'Больше не присылать писем об этой заявке', url: hashLink('unsubscribe', unsubscribeKey) },
    unsubscribeUrl: unsubscribeUrl(unsubscribeKey),
  }),

  confirmJoin: (number: number, key: string): QueuedEmail => ({
    kind: 'confirm-join',
    subject: `Присоединение к заявке № ${number}`,
    lines: ['На портале попросили присоединиться к заявке и указали этот адрес: тогда ответ придёт и сюда.'],
    action: { title: 'Присоединиться', url: hashLink('confirm-join', key) },
    after: [`Ссылка действует ${formatDays(CONFIRM_DAYS)}. Если вы об этом не просили, ничего делать не нужно.`],
  }),
}

interface ClaimStep {
  id: number
  step: string
  text: string
  url: string | null
}

/** A guest has no cabinet, so emails link to the private page with the claim's state. */
function stateLink(url: string) {
  return { title: 'Где сейчас заявка (ссылка только для вас)', url: `${env.PUBLIC_URL}${url}` }
}

function toStepEmail(name: string, { id, step, text, url }: ClaimStep): QueuedEmail {
  return {
    kind: 'claim-step',
    about: `claim ${id}`,
    subject: `Заявка № ${id} ${step}`,
    greeting: name,
    lines: [text],
    ...(url && { action: { title: 'Открыть заявку', url: `${env.PUBLIC_URL}${url}` } }),
  }
}

export function describeMove(move: MoveToNotify): Pick<ClaimStep, 'step' | 'text'> {
  const { from_code: from, to_code: to, note, merged_into: target, department, report_text: report } = move
  const term = move.deadline ? formatLongDate(move.deadline, env.TIME_ZONE) : ''
  if (isVerdict(from, to))
    return to === claimCodes.underReview
      ? { step: 'снова открыта', text: 'Автор ответил «не решено»: заявка снова открыта.' }
      : { step: 'решена: автор подтвердил', text: 'Автор подтвердил: решено.' }
  if (target !== null && to === claimCodes.refused)
    return {
      step: `объединена с № ${target}`,
      text: `Об этом уже сообщали: заявка объединена с № ${target}. Дальше будем писать вам о ней.`,
    }
  if (from === to)
    return { step: `продлена до ${term}`, text: `Срок ответа продлён до ${term}. Причина: ${note ?? ''}` }
  if (to === claimCodes.underReview)
    return {
      step: 'опубликована',
      text: `Заявка опубликована. Ответ — не позднее ${term}.${describeCorrection(move.corrected_text)}`,
    }
  if (to === claimCodes.inWork)
    return { step: 'взята в работу', text: `${department ?? 'Ведомство'}: заявка взята в работу.` }
  // a verdict given within the same minute clears the answer in the claim; the history still has it
  if (to === claimCodes.solved) return { step: 'решена: получен ответ', text: `Получен ответ: ${report ?? note ?? ''}` }
  return describeRefusal(move.title, note ?? '')
}

function describeRefusal(title: string, note: string): Pick<ClaimStep, 'step' | 'text'> {
  return title === claimWorkflow.getLabel('withdraw')
    ? { step: 'отозвана', text: `Заявку отозвала дежурная служба, которая приняла её по телефону. Причина: ${note}` }
    : { step: 'отклонена', text: `Заявка отклонена. Причина: ${note}` }
}
