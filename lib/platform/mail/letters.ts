import type { Letter } from '@/lib/platform/mail/post'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { formatLongDate, formatMoment } from '@/lib/shared/dates'
import { lowerFirst } from '@/lib/shared/letter-case'

/** Every letter that residents get. Keys stand behind # in addresses: no server and no log on the way sees them. */
export const letters = {
  // an address nobody has confirmed may be anybody's: what was typed as a name must not become a message to them
  welcome: (key: string): Letter => ({
    kind: 'welcome',
    subject: 'Вы зарегистрированы на портале города',
    lines: [
      'Учётная запись создана. Подтвердите, что эта электронная почта ваша: с этого начнут действовать ваши заявки, идеи и голоса.',
    ],
    action: { title: 'Подтвердить почту', url: hashLink('confirm-email', key) },
    after: ['Ссылка действует трое суток. Если вы не регистрировались, ничего делать не нужно.'],
  }),

  restore: (name: string, key: string): Letter => ({
    kind: 'restore',
    subject: 'Новый пароль для входа на портал',
    greeting: name,
    lines: ['Кто-то, скорее всего вы, попросил сменить пароль от учётной записи с этой почтой.'],
    action: { title: 'Задать новый пароль', url: hashLink('reset', key) },
    after: [
      'Ссылка действует 60 минут и сработает один раз. После смены пароля нужно будет войти заново на всех устройствах.',
      'Если вы об этом не просили, ничего делать не нужно: прежний пароль остаётся.',
    ],
  }),

  passwordChanged: (name: string, when: Date): Letter => ({
    kind: 'password-changed',
    subject: 'Пароль от портала изменён',
    greeting: name,
    lines: [`Пароль вашей учётной записи изменён ${moment(when)}.`],
    action: { title: 'Это был не я', url: `${env.PUBLIC_URL}/#restore` },
    after: ['Если пароль сменили вы, ничего делать не нужно.'],
  }),

  confirmNewEmail: (key: string): Letter => ({
    kind: 'confirm-email',
    subject: 'Подтвердите новый адрес электронной почты',
    lines: ['Вы указали этот адрес в личном кабинете портала. Он начнёт действовать, когда вы его подтвердите.'],
    action: { title: 'Подтвердить почту', url: hashLink('confirm-email', key) },
    after: ['Ссылка действует трое суток. Если вы не меняли адрес, ничего делать не нужно.'],
  }),

  emailChangeAsked: (name: string, newEmail: string): Letter => ({
    kind: 'email-change-asked',
    subject: 'Просьба сменить почту учётной записи',
    greeting: name,
    lines: [
      `В личном кабинете попросили сменить адрес электронной почты на ${hideMiddle(newEmail)}. Пока новый адрес не подтверждён, действует прежний. Если это были не вы, смените пароль: смена адреса тоже отменится.`,
    ],
    action: { title: 'Это был не я: сменить пароль', url: `${env.PUBLIC_URL}/#restore` },
  }),

  emailChanged: (name: string, newEmail: string): Letter => ({
    kind: 'email-changed',
    subject: 'Почта учётной записи изменена',
    greeting: name,
    lines: [
      `Теперь вход на портал и письма — по адресу ${hideMiddle(newEmail)}. Прежний адрес больше не действует.`,
      'Если это сделали не вы, сообщите в техническую поддержку портала.',
    ],
  }),

  confirmedLate: (name: string, { title, text, url }: { title: string; text: string; url: string }): Letter => ({
    kind: 'confirmed-late',
    subject: `Не учтено: ${title}`.slice(0, 200),
    greeting: name,
    lines: [title, text],
    action: { title: 'Открыть на портале', url: `${env.PUBLIC_URL}${url}` },
  }),

  erasureAsked: (name: string, when: Date): Letter => ({
    kind: 'erasure-asked',
    subject: 'Учётная запись будет удалена',
    greeting: name,
    lines: [
      `По вашей просьбе учётная запись будет удалена ${moment(when)} вместе с личными данными.`,
      'Официальные обращения хранятся столько, сколько требует закон. Ваши идеи и заявки останутся без имени.',
    ],
    action: { title: 'Войти и отменить удаление', url: `${env.PUBLIC_URL}/#login` },
  }),

  erased: (name: string): Letter => ({
    kind: 'erased',
    subject: 'Учётная запись удалена',
    greeting: name,
    lines: ['Ваша учётная запись и личные данные на портале удалены. Это последнее письмо.'],
  }),

  supportRequest: (number: number, message: string, author: string): Letter => ({
    kind: 'support-request',
    subject: `Обращение в техподдержку № ${number}`,
    lines: [`От кого: ${author}`, message],
    action: { title: 'Открыть обращение', url: `${env.PUBLIC_URL}/admin/collections/support-requests/${number}` },
  }),

  appealReceived: (name: string, number: string, days: { registerBy: string; answerBy: string }): Letter => ({
    kind: 'appeal-received',
    subject: `Обращение № ${number} получено`,
    greeting: name,
    lines: [
      `Ваше обращение № ${number} получено. Его зарегистрируют не позднее ${day(days.registerBy)} и ответят не позднее ${day(days.answerBy)}.`,
      'О каждом шаге мы напишем на эту почту. Расписка и ход рассмотрения — в личном кабинете.',
    ],
    action: { title: 'Открыть личный кабинет', url: `${env.PUBLIC_URL}${paths.profile}` },
  }),

  /** «Обращение № 2026-00017: дан ответ»; how it was answered is for the letter itself. */
  appealStep: (name: string, { id, number, title, words }: AppealNews): Letter => ({
    kind: 'appeal-step',
    subject: `Обращение № ${number}: ${lowerFirst(title.split(':', 1)[0] ?? '')}`,
    greeting: name,
    lines: [words],
    action: { title: 'Открыть обращение', url: `${env.PUBLIC_URL}${paths.profile}#appeal-${id}` },
  }),

  /** Without a name: whoever typed one may not be who reads this. */
  confirmClaim: (number: number, key: string): Letter => ({
    kind: 'confirm-claim',
    subject: `Подтвердите заявку № ${number}`,
    lines: ['На портале оставлена заявка с этим адресом почты. Она уйдёт модератору, когда вы её подтвердите.'],
    action: { title: 'Подтвердить заявку', url: hashLink('confirm-claim', key) },
    after: ['Ссылка действует трое суток. Если вы ничего не отправляли, ничего делать не нужно.'],
  }),

  claimStep: (name: string, news: ClaimNews): Letter => claimLetter(name, news),

  claimNews: (name: string, news: ClaimNews): Letter => ({
    ...claimLetter(name, news),
    after: ['Вы присоединились к этой заявке или сообщали о том же.'],
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

  // greeted by no name, the address is nobody's yet: what was typed as a title must not become a message to it either
  ideaStep: (name: string, { id, title, step, words, url }: IdeaNews): Letter => ({
    kind: 'idea-step',
    subject: `Идея ${name ? `«${title}»` : `№ ${id}`} ${step}`,
    greeting: name,
    lines: [words],
    ...(url && { action: { title: 'Открыть идею', url: `${env.PUBLIC_URL}${url}` } }),
  }),

  discussionStep: (name: string, about: DiscussionNews, key: string): Letter => ({
    ...discussionLetter(name, about),
    after: ['Вы следите за этим обсуждением. Перестать можно на его странице или в личном кабинете.'],
    stop: { title: 'Больше не присылать писем об этом обсуждении', url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }),

  discussionAnswer: (name: string, about: DiscussionNews): Letter => discussionLetter(name, about),

  news: (name: string, news: readonly { title: string; url: string }[], key: string): Letter => ({
    kind: 'news',
    subject: news.length === 1 ? (news[0]?.title ?? 'Новость города') : `Новости города: ${news.length}`,
    greeting: name,
    lines: news.map(({ title, url }) => `${title}\n${env.PUBLIC_URL}${url}`),
    action: { title: 'Отписаться от писем с новостями', url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }),
}

interface AppealNews {
  id: number
  number: string
  /** Of the step in the history. */
  title: string
  words: string
}

interface ClaimNews {
  id: number
  /** What became of it, after its number. */
  step: string
  words: string
  url: string | null
}

interface IdeaNews extends ClaimNews {
  title: string
}

function claimLetter(name: string, { id, step, words, url }: ClaimNews): Letter {
  return {
    kind: 'claim-step',
    subject: `Заявка № ${id} ${step}`,
    greeting: name,
    lines: [words],
    ...(url && { action: { title: 'Открыть заявку', url: `${env.PUBLIC_URL}${url}` } }),
  }
}

interface DiscussionNews {
  title: string
  words: string
  url: string
}

function discussionLetter(name: string, { title, words, url }: DiscussionNews): Letter {
  return {
    kind: 'discussion-step',
    subject: `Общественное обсуждение: ${title}`.slice(0, 200),
    greeting: name,
    lines: [words],
    action: { title: 'Открыть обсуждение', url: `${env.PUBLIC_URL}${url}` },
  }
}

/** Mail programs call it by themselves (RFC 8058). */
function unsubscribeUrl(key: string): string {
  return `${env.PUBLIC_URL}/api/unsubscribe?token=${key}`
}

function day(text: string): string {
  return formatLongDate(text, env.TIME_ZONE)
}

function hashLink(name: string, key: string): string {
  return `${env.PUBLIC_URL}/#${name}=${key}`
}

function moment(when: Date): string {
  return formatMoment(when, env.TIME_ZONE)
}

/** «an…@mail.example»: its owner knows it, a reader over the shoulder does not. */
function hideMiddle(email: string): string {
  const [box = '', host = ''] = email.split('@')
  return `${box.slice(0, 2)}…@${host}`
}
