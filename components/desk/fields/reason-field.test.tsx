import { renderToStaticMarkup } from 'react-dom/server'
import { ReasonField } from '@/components/desk/fields/reason-field'

const options = [{ id: 'Участок частный.', title: 'Участок частный.' }]
const words = { name: 'note', label: 'Пояснение', hint: 'Можно не добавлять.' }
const field = { id: 'reason', name: 'reason', label: 'Причина', hint: undefined, error: undefined, options, words }

test.each([
  ['a ready reason', { reason: 'Участок частный.', words: '' }, true],
  ['words alone', { reason: '', words: 'Это двор' }, false],
  ['a reason that the list no longer has', { reason: 'Прежняя.', words: 'Это двор' }, false],
])('the field of words says that it may stay empty beside %s: %s', (_what, initial, isSaid) => {
  const html = renderToStaticMarkup(<ReasonField {...field} initial={initial} />)
  expect(html.includes(words.hint)).toBe(isSaid)
})
