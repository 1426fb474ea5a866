import { isSpecifiedText } from '@/lib/text/specified-texts'
import { typeset } from '@/lib/text/typography'
import { messages } from '@/lib/contract/messages'

test.each([
  messages.required,
  messages.rulesRequired,
  messages.notAnImage,
  messages.wrongFileType,
  messages.nothingFound,
  messages.linksNothingFoundFor('сад "Ёлка" и двор'),
  'Показать еще',
  'Спасибо вам за предложенную идею.',
])('the specified text «%s» stays letter for letter', (text) => {
  expect(isSpecifiedText(text)).toBe(true)
  expect(typeset(text)).toBe(text)
})
