import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { pageWindow } from '@/components/ui/list/page-numbers'

describe('pageWindow', () => {
  it('shows five numbers around the current page', () => {
    expect(pageWindow(10, 20)).toEqual([8, 9, 10, 11, 12])
  })

  it('stays inside the list at its ends', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow(19, 20)).toEqual([16, 17, 18, 19, 20])
  })

  it('shows fewer numbers when there are fewer pages', () => {
    expect(pageWindow(2, 3)).toEqual([1, 2, 3])
    expect(pageWindow(1, 1)).toEqual([1])
  })
})

describe('pageHref', () => {
  it('keeps the filters and puts the page last', () => {
    expect(pageHref('/news', 'type=2&text=море', 12)).toBe('/news?type=2&text=море&page=12')
  })

  it('gives the first page no number', () => {
    expect(pageHref('/news', '', 1)).toBe('/news')
    expect(pageHref('/news', 'type=2', 1)).toBe('/news?type=2')
  })
})

it('pageTitle adds the page number after the first page', () => {
  expect(pageTitle(1, 'Документы')).toBe('Документы')
  expect(pageTitle(3, 'Документы', false, 'Постановления')).toBe('Документы, Постановления, страница 3')
})
