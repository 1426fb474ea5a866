import { galleriesHref, readGalleryFilter } from '@/components/features/galleries/queries'

jest.mock('@/lib/api/server', () => ({ read: jest.fn() }))

describe('what an address of the albums asks for', () => {
  it('is the kind, the year, the words and the page it names', () => {
    expect(readGalleryFilter({ kind: 'video', year: '2026', text: ' порт ', page: '2' })).toEqual({
      kind: 'video',
      year: 2026,
      text: 'порт',
      page: 2,
    })
  })

  it.each([{ kind: 'audio' }, { year: '12' }, { year: 'прошлый' }, { text: 'а'.repeat(256) }, { page: '0' }])(
    'counts as not said where it is wrong: %o',
    (params) => {
      expect(readGalleryFilter(params)).toEqual({ page: 1 })
    },
  )
})

it('lists each owner under an address of its own, with the same filter', () => {
  expect(galleriesHref('mayor', {})).toBe('/mayormedia')
  expect(galleriesHref('city', { kind: 'photo', year: 2026, page: 4 })).toBe('/mycity/media?kind=photo&year=2026')
})
