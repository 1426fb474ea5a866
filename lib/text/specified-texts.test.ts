import { isSpecifiedText } from '@/lib/text/specified-texts'
import { typeset } from '@/lib/text/typography'

test.each([
  'Поле обязательно для заполнения',
  'Вы должны нажать на галочку',
  'Файл должен быть изображением',
  'Неверный тип файла',
  'По вашему запросу ничего не найдено',
  'По запросу "сад "Ёлка" и двор" ничего не найдено',
  'Показать еще',
  'Спасибо вам за предложенную идею.',
])('the specified text «%s» stays letter for letter', (text) => {
  expect(isSpecifiedText(text)).toBe(true)
  expect(typeset(text)).toBe(text)
})
