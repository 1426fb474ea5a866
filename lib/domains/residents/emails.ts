import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import { hashLink, formatCityMoment } from '@/lib/platform/mail/email-parts'
import { toReadableEmail } from '@/lib/text/email-address'
import { env } from '@/lib/config/env'
import { shorten } from '@/lib/text/shorten'
import { AFTER_CONFIRMATION, CONFIRM_EMAIL_DAYS, RESET_MINUTES } from '@/lib/domains/residents/rules'
import { formatDays, formatMinutes } from '@/lib/text/plural'

export const emails = {
  // no name in emails to unconfirmed addresses: it could be a message to a stranger
  welcome: (key: string): QueuedEmail => ({
    kind: 'welcome',
    subject: 'Вы зарегистрированы на портале города',
    lines: [`Учётная запись создана. Подтвердите, что эта электронная почта ваша. ${AFTER_CONFIRMATION}`],
    action: { title: 'Подтвердить почту', url: hashLink('confirm-email', key) },
    after: [`Ссылка действует ${formatDays(CONFIRM_EMAIL_DAYS)}. Если вы не регистрировались, ничего делать не нужно.`],
  }),

  restore: (name: string, key: string, from?: string): QueuedEmail => ({
    kind: 'restore',
    subject: 'Новый пароль для входа на портал',
    greeting: name,
    lines: ['Кто-то, скорее всего вы, попросил сменить пароль от учётной записи с этой почтой.'],
    action: { title: 'Задать новый пароль', url: hashLink('reset', key, from) },
    after: [
      `Ссылка действует ${formatMinutes(RESET_MINUTES)} и сработает один раз. Вы сразу войдёте с новым ` +
        'паролем; на остальных устройствах придётся войти заново.',
      'Если вы об этом не просили, ничего делать не нужно: прежний пароль остаётся.',
    ],
  }),

  passwordChanged: (name: string, when: Date): QueuedEmail => ({
    kind: 'password-changed',
    subject: 'Пароль от портала изменён',
    greeting: name,
    lines: [`Пароль вашей учётной записи изменён ${formatCityMoment(when)}.`],
    action: { title: 'Задать новый пароль', url: `${env.PUBLIC_URL}/#restore` },
    after: ['Если пароль сменили не вы, задайте новый. Если вы, ничего делать не нужно.'],
  }),

  confirmFirstEmail: (key: string): QueuedEmail => ({
    kind: 'confirm-email',
    subject: 'Подтвердите электронную почту',
    lines: [`Этот адрес указали для учётной записи на портале города. Подтвердите, что он ваш. ${AFTER_CONFIRMATION}`],
    action: { title: 'Подтвердить почту', url: hashLink('confirm-email', key) },
    after: [`Ссылка действует ${formatDays(CONFIRM_EMAIL_DAYS)}. Если вы не регистрировались, ничего делать не нужно.`],
  }),

  confirmNewEmail: (key: string): QueuedEmail => ({
    kind: 'confirm-email',
    subject: 'Подтвердите новый адрес электронной почты',
    lines: ['Вы указали этот адрес в личном кабинете портала. Он начнёт действовать, когда вы его подтвердите.'],
    action: { title: 'Подтвердить почту', url: hashLink('confirm-email', key) },
    after: [`Ссылка действует ${formatDays(CONFIRM_EMAIL_DAYS)}. Если вы не меняли адрес, ничего делать не нужно.`],
  }),

  emailChangeAsked: (name: string, newEmail: string): QueuedEmail => ({
    kind: 'email-change-asked',
    subject: 'Просьба сменить почту учётной записи',
    greeting: name,
    lines: [
      `В личном кабинете попросили сменить адрес электронной почты на ${maskEmail(newEmail)}. Пока новый адрес ` +
        'не подтверждён, действует прежний. Если это были не вы, смените пароль: смена адреса тоже отменится.',
    ],
    action: { title: 'Сменить пароль', url: `${env.PUBLIC_URL}/#restore` },
  }),

  emailChanged: (name: string, newEmail: string): QueuedEmail => ({
    kind: 'email-changed',
    subject: 'Почта учётной записи изменена',
    greeting: name,
    lines: [
      `Теперь вход на портал и письма — по адресу ${maskEmail(newEmail)}. Прежний адрес больше не действует.`,
      'Если это сделали не вы, сообщите в техническую поддержку портала.',
    ],
  }),

  confirmedLate: (name: string, { title, text, url }: { title: string; text: string; url: string }): QueuedEmail => ({
    kind: 'confirmed-late',
    subject: shorten(`Не учтено: ${title}`, 200),
    greeting: name,
    lines: [title, text],
    action: { title: 'Открыть на портале', url: `${env.PUBLIC_URL}${url}` },
  }),

  erasureAsked: (name: string, when: Date): QueuedEmail => ({
    kind: 'erasure-asked',
    subject: 'Учётная запись будет удалена',
    greeting: name,
    lines: [
      `По вашей просьбе учётная запись будет удалена ${formatCityMoment(when)} вместе с личными данными.`,
      'Официальные обращения хранятся столько, сколько требует закон. Ваши идеи и заявки останутся без имени.',
    ],
    action: { title: 'Войти и отменить удаление', url: `${env.PUBLIC_URL}/#login` },
  }),

  erased: (name: string): QueuedEmail => ({
    kind: 'erased',
    subject: 'Учётная запись удалена',
    greeting: name,
    lines: ['Ваша учётная запись и личные данные на портале удалены. Это последнее письмо.'],
  }),
}

function maskEmail(email: string): string {
  const [box = '', host = ''] = toReadableEmail(email).split('@')
  return `${box.slice(0, 2)}…@${host}`
}
