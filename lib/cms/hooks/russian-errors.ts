import type { AfterErrorHook } from 'payload'

/** Sentences that Payload has in English only, by the name of the error or by its words. */
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
  [/^Invalid JSON/, 'Запрос не разобран.'],
  [/^The following field is invalid: file/, 'Файл повреждён.'],
]

/** The staff reads Russian also where Payload does not speak it. */
export const russianErrors: AfterErrorHook = ({ result }) => {
  const errors = result?.errors
  if (!Array.isArray(errors)) return
  return { response: { ...result, errors: errors.map(translate) } }
}

function translate<T extends { message?: string }>(error: T): T {
  const sentence = sentences.find(([words]) => words.test(error.message ?? ''))?.[1]
  return sentence ? { ...error, message: sentence } : error
}
