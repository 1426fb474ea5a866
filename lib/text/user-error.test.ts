import { errorMessage, UserError } from '@/lib/text/user-error'
import { AppError } from '@/lib/contract/errors'

test('a page shows the words of the portal and none of anybody else', () => {
  expect(errorMessage(new UserError('Разрешите данные сайтов'))).toBe('Разрешите данные сайтов')
  expect(errorMessage(new AppError('forbidden', { message: 'Это чужая заявка' }))).toBe('Это чужая заявка')
  expect(errorMessage(new TypeError('Failed to fetch'))).toBe(
    'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
  )
  const foreign = new DOMException("Failed to read the 'localStorage' property from 'Window'", 'SecurityError')
  for (const error of [foreign, new Error('chunk 7 failed'), new UserError(''), 'text', null])
    expect(errorMessage(error)).toBe('Что-то пошло не так. Попробуйте ещё раз')
})
