import { renderToStaticMarkup } from 'react-dom/server'
import { AuthorContacts } from '@/components/desk/author-contacts'

const draw = (knownName: string | null) =>
  renderToStaticMarkup(<AuthorContacts author={null} openHref="?contacts=open" knownName={knownName} />)

test('contacts of an author are closed, with the name', () => {
  expect(draw(null)).toContain('Показать имя, телефон и почту')
})

test('who wrote the name of a caller down is shown it, and opens the rest', () => {
  expect(draw('Зарема')).toMatch(/Зарема.*Показать телефон и почту/)
})
