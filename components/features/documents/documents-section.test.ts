import { documentsSection } from '@/components/features/documents/documents-section'
import { read } from '@/lib/page-data/call-operation'
import { emptyPage } from '@/lib/contract/page'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

beforeEach(() => {
  jest.mocked(read).mockResolvedValue({
    documents: emptyPage<never>(20, '/documents'),
    document_types: [{ id: 1, title: 'Постановление', plural: 'Постановления', count: 120 }],
    issuers: [{ id: 7, title: 'Администрация города Самурска', count: 90 }],
  })
})

it('names type, issuer, status, number and text of the filter in words', async () => {
  const params = { type: '1', issuer: '7', status: 'repealed', number: '№ 12', text: 'парк' }
  expect((await documentsSection.read(params)).state.found?.labels).toEqual([
    'Найдено 0',
    'Постановления',
    'Администрация города Самурска',
    'утратил силу',
    '№\u00A012',
    'со словами «парк»',
  ])
})
