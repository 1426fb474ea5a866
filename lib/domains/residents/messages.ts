import { FRESH_MINUTES, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, RESET_MINUTES } from '@/lib/domains/residents/rules'
import { formatCount, formatMinutes } from '@/lib/text/plural'

/** Texts of registration, login and account settings. None says that an email has left: see EmailSentTo. */
export const residentMessages = {
  loginFailed: 'Введен некорректный логин или пароль',
  emailTaken: 'Учётная запись с такой электронной почтой уже есть',
  passwordTooShort: `Пароль должен быть не короче ${formatCount(MIN_PASSWORD_LENGTH, ['знака', 'знаков', 'знаков'])}`,
  passwordTooLong: `Пароль должен быть не длиннее ${formatCount(MAX_PASSWORD_LENGTH, ['знака', 'знаков', 'знаков'])}`,
  passwordTooCommon: 'Такой пароль слишком известен и его легко подобрать. Придумайте другой',
  passwordContainsEmail: 'Пароль не должен повторять электронную почту',
  passwordsDiffer: 'Пароли не совпадают',
  wrongCurrentPassword: 'Нынешний пароль указан неверно',
  passwordLinkSent:
    'Если этот адрес зарегистрирован, на него придёт письмо со ссылкой для смены пароля. Она ' +
    `действует ${formatMinutes(RESET_MINUTES)}.`,
  passwordChanged: 'Пароль изменён',
  emailChangeSent:
    'Откройте ссылку из письма на новый адрес, чтобы подтвердить почту. До этого входите с прежним адресом.',
  confirmationSentAgain: 'Новое письмо готово. Откройте в нём ссылку, чтобы подтвердить почту.',
  emailUnchanged: 'Это ваш нынешний адрес',
  emailConfirmed: 'Электронная почта подтверждена',
  confirmEmail: (email: string) => `Подтвердите почту: ссылка в письме на ${email}`,
  loggedOut: 'Вы вышли из учётной записи',
  sessionTooOld: `Чтобы удалить учётную запись, войдите ещё раз: на удаление после входа есть ${formatMinutes(FRESH_MINUTES)}`,
  accountWillBeErased: (date: string) =>
    `Учётная запись будет удалена ${date}. До этого дня её можно вернуть: войдите и отмените удаление.`,
  accountRestored: 'Учётная запись восстановлена',
  sessionNotFound: 'Этот сеанс уже завершён',
} as const

export const PASSWORD_HINT = `Не короче ${formatCount(MIN_PASSWORD_LENGTH, ['знака', 'знаков', 'знаков'])}`
