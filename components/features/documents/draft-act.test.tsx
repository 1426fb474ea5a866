import { renderToStaticMarkup } from 'react-dom/server'
import { actPage } from '@/components/features/documents/act-page'
import { ReadingPage } from '@/components/features/documents/reading/reading-page'
import type { LegalAct } from '@/lib/domains/documents/contract'
import type { Reading } from '@/lib/domains/documents/reading/contract'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

const document = {
  id: 1,
  title: 'Текст',
  origin_name: 'text.pdf',
  url: '/files/text.pdf',
  type: 'application/pdf',
  size: 9,
}
const decree: LegalAct = {
  id: 9,
  title: 'О парковке',
  number: '7-п',
  date: '2026-03-05',
  type: { id: 1, title: 'Постановление' },
  summary: null,
  issuer: { id: 1, title: 'Администрация' },
  status: 'active',
  relations: [],
  join_documents: [{ document }],
}
const draft: LegalAct = { ...decree, type: { id: 2, title: 'Проект' }, status: 'draft' }
const reading: Reading = { document, html: '<p>Текст</p>' as Reading['html'], notes: [], holder: null }

function renderAct(act: LegalAct) {
  const { meta, bar, children } = actPage(act)
  return renderToStaticMarkup([meta, bar, children])
}

const renderText = (act: LegalAct | null) =>
  renderToStaticMarkup(<ReadingPage reading={reading} act={act} others={[]} />)

const FORCE = 'Юридическую силу имеет файл'

test('the page of an act in force names who adopted it and what has legal force', () => {
  const page = renderAct(decree)
  for (const text of ['Действует', 'Кто принял', FORCE]) expect(page).toContain(text)
  expect(renderText(decree)).toContain(FORCE)
})

test('the page of a draft says that it is not in force and who prepared it', () => {
  const page = renderAct(draft)
  for (const text of ['Проект, не действует', 'Подготовил']) expect(page).toContain(text)
  for (const text of ['Кто принял', FORCE]) expect(page).not.toContain(text)
  expect(renderText(draft)).not.toContain(FORCE)
})

test('the text of a form or of a paper for a discussion claims no legal force', () => {
  expect(renderText(null)).not.toContain(FORCE)
})
