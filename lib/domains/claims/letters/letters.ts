import type { Letter } from '@/lib/platform/mail/post'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/letter-parts'
import { env } from '@/lib/config/env'

/** These letters go to authors of claims, to residents who joined them, and to the supervisors. */
export const letters = {
  /** The letter has no name in it, because the address may be that of a stranger who did not send the claim. */
  confirmClaim: (number: number, key: string, stateUrl: string): Letter => ({
    kind: 'confirm-claim',
    subject: `Подтвердите заявку № ${number}`,
    lines: ['На портале оставлена заявка с этим адресом почты. Она уйдёт модератору, когда вы её подтвердите.'],
    action: { title: 'Подтвердить заявку', url: hashLink('confirm-claim', key) },
    after: ['Ссылка действует трое суток. Если вы ничего не отправляли, ничего делать не нужно.'],
    also: stateLink(stateUrl),
  }),

  /** A stranger may have asked for it, so it has no name either. */
  claimLink: (number: number, stateUrl: string): Letter => ({
    kind: 'claim-link',
    subject: `Ваша заявка № ${number}`,
    lines: [
      'На портале попросили найти заявку по её номеру и этой почте. По ссылке видно, где она сейчас и что дальше.',
    ],
    action: { title: 'Где сейчас заявка', url: `${env.PUBLIC_URL}${stateUrl}` },
    after: ['Ссылка только для вас. Если вы об этом не просили, ничего делать не нужно.'],
  }),

  claimStep: (name: string, news: ClaimStep, stateUrl: string | null): Letter => ({
    ...claimLetter(name, news),
    ...(stateUrl !== null && { also: stateLink(stateUrl) }),
  }),

  joinedStep: (name: string, news: ClaimStep, stateUrl: string | null): Letter => ({
    ...claimLetter(name, news),
    after: ['Вы присоединились к этой заявке или сообщали о том же.'],
    ...(stateUrl !== null && { also: stateLink(stateUrl) }),
  }),

  /** A guest has no cabinet to end these letters in. */
  guestJoinedStep: (news: ClaimStep, stopKey: string): Letter => ({
    ...claimLetter('', news),
    after: ['Вы присоединились к этой заявке.'],
    stop: { title: 'Больше не присылать писем об этой заявке', url: hashLink('unsubscribe', stopKey) },
    unsubscribeUrl: unsubscribeUrl(stopKey),
  }),

  confirmJoin: (number: number, key: string): Letter => ({
    kind: 'confirm-join',
    subject: `Присоединение к заявке № ${number}`,
    lines: ['На портале попросили присоединиться к заявке с этим адресом почты: тогда ответ придёт и сюда.'],
    action: { title: 'Присоединиться', url: hashLink('confirm-join', key) },
    after: ['Ссылка действует трое суток. Если вы об этом не просили, ничего делать не нужно.'],
  }),

  claimDisputed: (supervisor: string, { id, words }: { id: number; words: string }): Letter => ({
    kind: 'claim-disputed',
    subject: `Заявка № ${id}: автор не согласен с ответом`,
    greeting: supervisor,
    lines: [
      'Заявка снова открыта, срок ответа идёт заново. Кто за неё возьмётся, решаете вы. Пояснение автора:',
      words,
    ],
    action: { title: 'Открыть заявку', url: `${env.PUBLIC_URL}/admin/collections/claims/${id}` },
  }),
}

interface ClaimStep {
  id: number
  /** The subject says this after the claim's number. */
  step: string
  words: string
  url: string | null
}

/** A guest has no cabinet, so letters link the private page with the claim's state. */
function stateLink(url: string) {
  return { title: 'Где сейчас заявка (ссылка только для вас)', url: `${env.PUBLIC_URL}${url}` }
}

function claimLetter(name: string, { id, step, words, url }: ClaimStep): Letter {
  return {
    kind: 'claim-step',
    subject: `Заявка № ${id} ${step}`,
    greeting: name,
    lines: [words],
    ...(url && { action: { title: 'Открыть заявку', url: `${env.PUBLIC_URL}${url}` } }),
  }
}
