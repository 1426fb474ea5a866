import { errorMessage, UserError } from '@/lib/text/user-error'
import { AppError } from '@/lib/contract/errors'
import { stripTypography } from '@/lib/text/typography'

const shown = (error: unknown) => stripTypography(errorMessage(error))

test('a page shows the words of the portal and none of anybody else', () => {
  expect(shown(new UserError('Разрешите данные сайтов'))).toBe('Разрешите данные сайтов')
  expect(shown(new AppError('forbidden', { message: 'Это чужая заявка' }))).toBe('Это чужая заявка')
  expect(shown(new TypeError('Failed to fetch'))).toBe(
    'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
  )
  const foreign = new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError')
  for (const error of [foreign, new Error('chunk 7 failed'), new UserError(''), 'text', null])
    expect(shown(error)).toBe('Что-то пошло не так. Попробуйте ещё раз')
})

test('a refusal has no hanging prepositions, but for the texts of the specification', () => {
  expect(errorMessage(new UserError('Обратитесь в приёмную администрации'))).toContain('в\u00A0приёмную')
  const specified = 'Поле обязательно для заполнения'
  expect(errorMessage(new UserError(specified))).toBe(specified)
})
