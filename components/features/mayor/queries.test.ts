import { activityHref, readActivityFilter } from '@/components/features/mayor/queries'

jest.mock('@/lib/api/server', () => ({ read: jest.fn() }))

describe('what an address of the feed asks for', () => {
  it('is all events when it says nothing, or says it wrongly', () => {
    expect(readActivityFilter({})).toEqual({ page: 1 })
    expect(readActivityFilter({ type: 'поездка', page: '-3', id: '0' })).toEqual({ page: 1 })
  })

  it('is the type and the page it names', () => {
    expect(readActivityFilter({ type: '4', page: '2' })).toEqual({ type_id: 4, page: 2 })
  })

  it('is one event alone, whatever else it says', () => {
    expect(readActivityFilter({ id: '17', type: '4', page: '2' })).toEqual({ id: 17, page: 1 })
  })
})

it('gives the filter its address', () => {
  expect(activityHref({})).toBe('/mayoractivity')
  expect(activityHref({ type_id: 4, page: 3 })).toBe('/mayoractivity?type=4')
})
