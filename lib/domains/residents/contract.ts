import { z } from 'zod'
import { residentMessages } from '@/lib/domains/residents/messages'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { limitedText, moment, portalPath } from '@/lib/contract/shapes'
import { consentsField } from '@/lib/contract/consents'
import { emailField, nameFields } from '@/lib/contract/person-fields'
import { DAY, wrongKeyLimit, HOUR, loginLimits, MINUTE, emailLimits } from '@/lib/contract/call-limit'
import { normalizePassword } from '@/lib/text/password-forms'
import { dayForms, plainCount } from '@/lib/text/plural'
import { normalizeEmail } from '@/lib/text/email-address'
import { paths } from '@/lib/config/paths'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, UNDO_DAYS } from '@/lib/domains/residents/rules'

const { defineOperation, operations } = defineContract('Учётная запись')
export { operations }

const UNDO_TERM = plainCount(UNDO_DAYS, dayForms)

/** Lengths are those of the form that is stored. */
const passwordFields = {
  password: limitedText(MAX_PASSWORD_LENGTH, residentMessages.passwordTooLong, typedPassword())
    .min(1, messages.required)
    .refine((password) => password.length >= MIN_PASSWORD_LENGTH, residentMessages.passwordTooShort)
    .meta({ minLength: MIN_PASSWORD_LENGTH }),
  password_confirmation: typedPassword().min(1, messages.required),
}

function typedPassword() {
  return z.string(messages.required).overwrite(normalizePassword)
}

/** `phone` like «+7 (928) 055-12-34»; `api_token` only after login, registration and in one's own data. */
const user = z.object({
  id: z.int(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  api_token: z.string(),
  email_confirmed: z.boolean(),
  /** When the first of what waits for confirmation is deleted; null if nothing waits. */
  waiting_until: moment.nullable(),
  pending_email: z.string().nullable(),
  /** Moment of the requested erasure; POST /api/user/restoreaccount cancels it until then. */
  erased_at: moment.nullable(),
  unread_notifications: z.int(),
})
export type User = z.infer<typeof user>

const userAnswer = z.object({ user })
const messageAnswer = z.object({ message: z.string() })

export const getUser = defineOperation({
  id: 'getUser',
  method: 'GET',
  path: '/api/user/',
  summary: 'Свои данные по токену',
  access: 'resident',
  answer: userAnswer,
})

const loginBody = z.object({
  email: limitedText(255).overwrite(normalizeEmail),
  password: limitedText(1_000),
})

/** Every failure is 401 with one message, so that strangers do not learn who has an account. */
export const login = defineOperation({
  id: 'login',
  audited: 'Вход',
  method: 'POST',
  path: '/api/user/login',
  summary: 'Вход: электронная почта и пароль, в ответе токен',
  access: 'public',
  limits: loginLimits('resident'),
  body: loginBody,
  answer: userAnswer,
})

export const logout = defineOperation({
  id: 'logout',
  audited: 'Выход',
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Выход: токен перестаёт действовать',
  access: 'resident',
  answer: messageAnswer,
})

const registerBody = withSamePasswords(
  z.object({ ...nameFields, email: emailField, ...passwordFields, consents: consentsField('registration') }),
)

export const register = defineOperation({
  id: 'register',
  audited: 'Регистрация',
  method: 'POST',
  path: '/api/register',
  summary: 'Регистрация: новая учётная запись и сразу вход',
  access: 'public',
  idempotent: true,
  limits: [
    // one mobile network shares an address, so the short limit is generous, the daily one stops mass registration;
    // taken addresses count, because the refusal reveals accounts
    { of: 'address', points: 10, seconds: 10 * MINUTE, countsWrong: ['email'] },
    { of: 'address', points: 60, seconds: DAY, countsWrong: ['email'] },
  ],
  body: registerBody,
  answer: userAnswer,
})

/** Page the email links back to; a page with a private key is replaced by its parent. */
export const returnPath = portalPath.overwrite((path) =>
  path === paths.claimStatePage ? paths.socialControlMap : path,
)

export const requestRestore = defineOperation({
  id: 'requestRestore',
  audited: 'Запрос ссылки для нового пароля',
  method: 'POST',
  path: '/api/password/email',
  summary: 'Письмо со ссылкой для нового пароля; ответ один, есть такой адрес или нет',
  access: 'public',
  limits: emailLimits,
  body: z.object({ email: emailField, from: returnPath.optional() }),
  answer: messageAnswer,
})

/** `token` from the link `#reset=…`: the newest one, once, for 60 minutes. Then the client logs in with `email`. */
export const resetPassword = defineOperation({
  id: 'resetPassword',
  audited: 'Новый пароль по ссылке',
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Новый пароль по ссылке из письма; все сеансы завершаются; почта подтверждена, если ничто этого не ждёт',
  access: 'public',
  limits: [{ of: 'address', points: 30, seconds: HOUR, failuresOnly: true }],
  body: withSamePasswords(z.object({ token: limitedText(200).trim(), ...passwordFields })),
  answer: messageAnswer.extend({ email: z.string() }),
})

export const editEmail = defineOperation({
  id: 'editEmail',
  audited: 'Запрос смены почты',
  method: 'POST',
  path: '/api/editemail',
  summary: 'Новая почта: действует после подтверждения по письму на новый адрес, до этого остаётся прежняя',
  access: 'resident',
  limits: [
    // each call emails any typed address, so strangers could be flooded; refusing a taken address reveals accounts
    { of: 'caller', points: 3, seconds: HOUR },
    { of: 'caller', points: 10, seconds: DAY, countsWrong: ['email'] },
    { of: 'account', points: 3, seconds: HOUR },
  ],
  body: z.object({ email: emailField }),
  answer: messageAnswer.extend({ pending_email: z.string() }),
})

/** `token` from the link `/#confirm-email=…`; it proves access to the mailbox, so no session is needed. */
export const confirmEmail = defineOperation({
  id: 'confirmEmail',
  audited: 'Подтверждение почты',
  method: 'POST',
  path: '/api/user/confirmemail',
  summary: 'Подтверждение электронной почты по ссылке из письма',
  access: 'public',
  limits: [wrongKeyLimit],
  body: z.object({ token: limitedText(200).trim() }),
  answer: messageAnswer.extend({
    email: z.string(),
    effects: z.array(z.string()).meta({ description: 'Что начало действовать и что опоздало, по предложению' }),
  }),
})

export const editPassword = defineOperation({
  id: 'editPassword',
  audited: 'Смена пароля',
  method: 'POST',
  path: '/api/editpassword',
  summary: 'Новый пароль: спрашивается нынешний, остальные сеансы завершаются',
  access: 'resident',
  limits: [{ of: 'caller', points: 10, seconds: 15 * MINUTE, failuresOnly: true }],
  body: withSamePasswords(
    z.object({
      current_password: limitedText(1_000).min(1, messages.required),
      ...passwordFields,
    }),
  ),
  answer: messageAnswer,
})

/** The specification's spelling; the alias below corrects it. */
export const editPersonalData = defineOperation({
  id: 'editPersonalData',
  audited: 'Изменение личных данных',
  method: 'POST',
  path: '/api/editperosnaldata',
  summary: 'Фамилия, имя, отчество и телефон',
  access: 'resident',
  body: z.object(nameFields),
  answer: userAnswer,
})

export const editPersonalDataAlias = defineOperation({
  ...editPersonalData,
  id: 'editPersonalDataAlias',
  path: '/api/editpersonaldata',
  summary: 'То же, что /api/editperosnaldata',
})

/** 403 with `residentMessages.sessionTooOld` if the session began over 15 minutes ago: the client logs in again. */
export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  audited: 'Просьба удалить учётную запись',
  method: 'POST',
  path: '/api/deleteaccount',
  summary: `Удаление учётной записи: через ${UNDO_TERM}, до того её можно вернуть; все сеансы завершаются`,
  access: 'resident',
  answer: messageAnswer.extend({ erased_at: moment }),
})

export const restoreAccount = defineOperation({
  id: 'restoreAccount',
  audited: 'Отмена удаления учётной записи',
  method: 'POST',
  path: '/api/user/restoreaccount',
  summary: 'Отмена удаления учётной записи после входа в неё',
  access: 'resident',
  answer: userAnswer,
})

function withSamePasswords<T extends z.ZodType<{ password: string; password_confirmation: string }>>(schema: T): T {
  return schema.refine(({ password, password_confirmation: repeated }) => !repeated || password === repeated, {
    path: ['password_confirmation'],
    message: residentMessages.passwordsDiffer,
    // otherwise zod would report the difference only after the other fields are valid
    when: ({ value }) => typeof value === 'object' && value !== null,
  }) as T
}
