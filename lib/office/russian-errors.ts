import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { isInvalidValue, findDatabaseFailure, type DatabaseFailure } from '@/lib/runtime/database-errors'

/** Messages of 503: the save itself is not at fault. */
const outageSentences: Record<DatabaseFailure, string> = {
  away: `${messages.unavailable}. Ничего не сохранено.`,
  unanswered:
    'База данных не ответила вовремя, и неизвестно, сохранилось ли. Обновите страницу и проверьте, прежде чем сохранять ещё раз.',
  full: 'На диске сервера закончилось место, ничего не сохранено. Попросите администратора освободить место и сохраните ещё раз.',
}

/** Beginning of field errors thrown without a translator. */
const ENGLISH_FIELDS = /^The following fields? (?:is|are) invalid/
const fieldErrors = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** Days that a document in the bin can be restored. */
export const BIN_DAYS = 30
export const BINNED = 'Материал в корзине: сначала верните его.'
const UNREADABLE = 'Запрос не разобран.'

const sentences: [RegExp, string][] = [
  [
    /currently locked by another user/,
    'Этот документ сейчас редактирует другой сотрудник. Попробуйте через несколько минут.',
  ],
  [
    /^(Something went wrong|An unknown error occurred)/,
    'Что-то пошло не так. Ничего не сохранено, попробуйте ещё раз.',
  ],
  [/^Multipart .*limit/, 'Данных слишком много: сохраните меньше за один раз.'],
  [/^Token is either invalid/, 'Ссылка недействительна или её срок прошёл.'],
  [/^No User$/, 'Вход не выполнен.'],
  [/^Invalid JSON/, UNREADABLE],
  [/^Missing (email|username)/, 'Укажите электронную почту.'],
  [/^Missing 'where'/, 'Нужно условие where: без него запрос относился бы ко всем документам.'],
  [/^Missing ID/, 'Номер документа не разобран.'],
  [/has disabled bulk/, 'Здесь записи меняют и удаляют по одной.'],
  [/cannot be queried/, 'По такому полю здесь не ищут.'],
  [/^Cannot restore a version of a trashed document/, BINNED],
  [/^The following field is invalid: file/, 'Файл повреждён.'],
]

export const russianErrors: AfterErrorHook = ({ error, result }) => {
  const failure = findDatabaseFailure(error)
  if (failure) return { status: 503, response: { errors: [{ message: outageSentences[failure] }] } }
  if (error instanceof AppError) return { status: error.status, response: { errors: [{ message: error.message }] } }
  if (isInvalidValue(error)) return { status: 400, response: { errors: [{ message: UNREADABLE }] } }
  const errors = result?.errors
  if (!Array.isArray(errors)) return
  return { response: { ...result, errors: errors.map(translate) } }
}

interface OfficeError {
  message?: string
  data?: unknown
}

function translate<T extends OfficeError>(error: T): T {
  const text = error.message ?? ''
  const ours = ENGLISH_FIELDS.test(text) ? joinFieldErrors(error) : undefined
  const message = ours ?? sentences.find(([words]) => words.test(text))?.[1]
  return message ? { ...error, message } : error
}

/** Messages of our own hooks, each once, shown in the toast too. */
function joinFieldErrors({ data }: OfficeError): string | undefined {
  const { errors } = fieldErrors.safeParse(data).data ?? { errors: [] }
  const russian = errors.map(({ message }) => message).filter((message) => /[а-яё]/i.test(message))
  return (
    [...new Set(russian)]
      .map((message, index, { length }) => (index < length - 1 ? message.replace(/\.?$/, '.') : message))
      .join(' ') || undefined
  )
}
