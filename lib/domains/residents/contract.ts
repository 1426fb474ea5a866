import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { defineContract } from '@/lib/contract/define-contract'
import { moment, portalPath } from '@/lib/contract/shapes'
import { consentsField } from '@/lib/contract/consents'
import { emailField, nameFields } from '@/lib/contract/person-fields'
import { DAY, guessedLink, HOUR, MINUTE } from '@/lib/contract/call-limit'
import { paths } from '@/lib/config/paths'

const { defineOperation, operations } = defineContract('Учётная запись')
export { operations }

const passwordFields = {
  password: z
    .string(messages.required)
    .min(1, messages.required)
    .min(8, messages.passwordTooShort)
    .max(128, messages.passwordTooLong),
  password_confirmation: z.string(messages.required).min(1, messages.required),
}

/**
 * A resident as they see themselves (spec.md 3, user). `phone` looks like «+7 (928) 055-12-34»; `api_token` stands in
 * the answers of login, registration and one's own data only.
 */
export const user = z.object({
  id: z.int(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  api_token: z.string(),
  email_confirmed: z.boolean(),
  /** When the first of what waits for the confirmation of the address is deleted; null where nothing waits. */
  waiting_until: moment.nullable(),
  /** New address that waits for its confirmation by letter. */
  pending_email: z.string().nullable(),
  /** When the account will be erased, if its owner asked for that; until then POST /api/user/restoreaccount undoes it. */
  erased_at: moment.nullable(),
  unread_notifications: z.int(),
})
export type User = z.infer<typeof user>

/** How long what an account did waits for the confirmation of its address. */
export const WAITING_DAYS = 30

const userAnswer = z.object({ user })
/** The call did what was asked; the sentence is shown to the resident. */
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
  email: z.string(messages.required).trim().max(255, messages.textTooLong(255)),
  password: z.string(messages.required).max(1_000, messages.textTooLong(1_000)),
})

/** Any failure is 401 with the one message of spec.md 8; 429 after 10 attempts on an account or 30 from an address. */
export const login = defineOperation({
  id: 'login',
  audited: 'Вход',
  method: 'POST',
  path: '/api/user/login',
  summary: 'Вход: электронная почта и пароль, в ответе токен',
  access: 'public',
  limits: [
    { of: 'account', points: 10, seconds: 15 * MINUTE, failuresOnly: true },
    { of: 'address', points: 30, seconds: 15 * MINUTE, failuresOnly: true },
  ],
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

/** Exactly the fields of spec.md 5, and the consents beside them. */
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
    // an account costs: people of one mobile network share an address, a crowd of one visitor does not
    { of: 'address', points: 10, seconds: 10 * MINUTE },
    { of: 'address', points: 60, seconds: DAY },
  ],
  body: registerBody,
  answer: userAnswer,
})

/** The page that a letter's link leads back to; one that opens by a key of its own gives way to the page above it. */
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
  limits: [
    { of: 'account', points: 3, seconds: HOUR },
    { of: 'address', points: 30, seconds: HOUR },
  ],
  /** `from` is where the letter's link leads back to. */
  body: z.object({ email: emailField, from: returnPath.optional() }),
  answer: messageAnswer,
})

/**
 * `token` comes from the letter's link `#reset=…`; it works once, for 60 minutes, and only the newest one. `email` is what
 * its holder logs in with next: a token of a session stands in no answer but those of spec.md 7.
 */
export const resetPassword = defineOperation({
  id: 'resetPassword',
  audited: 'Новый пароль по ссылке',
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Новый пароль по ссылке из письма; все сеансы завершаются',
  access: 'public',
  limits: [{ of: 'address', points: 30, seconds: HOUR, failuresOnly: true }],
  body: withSamePasswords(z.object({ token: z.string(messages.required).trim().max(200), ...passwordFields })),
  answer: messageAnswer.extend({ email: z.string() }),
})

export const editEmail = defineOperation({
  id: 'editEmail',
  audited: 'Запрос смены почты',
  method: 'POST',
  path: '/api/editemail',
  summary: 'Новая почта: подтверждается письмом на новый адрес, на старый приходит уведомление',
  access: 'resident',
  limits: [
    // each sends a letter to whatever address was typed, and strangers live at most of them
    { of: 'caller', points: 3, seconds: HOUR },
    { of: 'caller', points: 10, seconds: DAY },
    { of: 'account', points: 3, seconds: HOUR },
  ],
  body: z.object({ email: emailField }),
  answer: messageAnswer.extend({ pending_email: z.string() }),
})

/** `token` comes from the letter's link `/#confirm-email=…`; whoever holds it has the mailbox, so no session is needed. */
export const confirmEmail = defineOperation({
  id: 'confirmEmail',
  audited: 'Подтверждение почты',
  method: 'POST',
  path: '/api/user/confirmemail',
  summary: 'Подтверждение электронной почты по ссылке из письма',
  access: 'public',
  limits: [guessedLink],
  body: z.object({ token: z.string(messages.required).trim().max(200) }),
  answer: messageAnswer.extend({ email: z.string() }),
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
      current_password: z.string(messages.required).min(1, messages.required).max(1_000, messages.textTooLong(1_000)),
      ...passwordFields,
    }),
  ),
  answer: messageAnswer,
})

/** The specification's own spelling of the path; see the alias below. */
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

/** 403 with `messages.sessionTooOld` when the session began over 15 minutes ago: log in afresh first. */
export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  audited: 'Просьба удалить учётную запись',
  method: 'POST',
  path: '/api/deleteaccount',
  summary: 'Удаление учётной записи: через 14 дней, до того её можно вернуть; все сеансы завершаются',
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
    message: messages.passwordsDiffer,
    // said together with the other fields' messages, not after them
    when: ({ value }) => typeof value === 'object' && value !== null,
  }) as T
}
