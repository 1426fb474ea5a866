import * as router from 'next/dist/client/components/app-router-headers'
import { isFlightReadable, toPageRequest, unreadSearch } from '@/lib/server/cache/page-request'

const key = (url: string, headers = {}) => toPageRequest(url, headers).key
const flight = { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/news' }

it('tells pages apart by path and by the parameters that pages read', () => {
  expect(key('/news?page=2')).not.toBe(key('/news?page=3'))
  expect(key('/news?type=1')).not.toBe(key('/news'))
})

it('drops tracking and unknown parameters, so that they make no new entries', () => {
  for (const mark of ['utm_source=tg', 'fbclid=1', 'x=y', '_rsc=1', 'page=', ''])
    expect(key(`/news?${mark}`)).toBe('/news')
  expect(toPageRequest('/news?utm_source=tg&page=2', {}).url).toBe('/news?page=2')
})

it('sorts parameters and puts `page` at the end', () => {
  expect(key('/news?page=2&type=1&q=%D0%B0')).toBe(key('/news?q=а&type=1&page=2'))
  expect(toPageRequest('/news?page=2&type=1', {}).url).toBe('/news?type=1&page=2')
})

it('keeps several values of one parameter in their order', () => {
  expect(toPageRequest('/news?type=2&type=1', {}).url).toBe('/news?type=2&type=1')
})

it('tells soft navigation apart by every header of Next’s router', () => {
  const keys = [
    key('/news', {}),
    key('/news', flight),
    key('/news', { ...flight, 'next-router-prefetch': '1' }),
    key('/news', { ...flight, 'next-router-segment-prefetch': '/_tree' }),
    key('/news', { ...flight, 'next-router-state-tree': '%5B%5D' }),
    key('/news', { ...flight, 'next-url': '/' }),
    key('/news?_rsc=abc', flight),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('knows the names that Next’s router has for its headers and its parameter', () => {
  const headers = { [router.RSC_HEADER]: '1' }
  const names = [
    router.NEXT_ROUTER_STATE_TREE_HEADER,
    router.NEXT_ROUTER_PREFETCH_HEADER,
    router.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    router.NEXT_URL,
  ]
  for (const name of names) expect(key('/news', { ...headers, [name]: '1' })).not.toBe(key('/news', headers))
  expect(unreadSearch(`/news?${router.NEXT_RSC_UNION_QUERY}=1`)).toBe('')
})

it('never mistakes one header for another', () => {
  expect(key('/news', { rsc: '1', 'next-url': 'x' })).not.toBe(
    key('/news', { rsc: '1', 'next-router-state-tree': 'x' }),
  )
})

it('ignores router headers of a plain request and values Next does not know', () => {
  expect(key('/news', { 'next-url': '/x', 'next-router-prefetch': '1', rsc: 'yes' })).toBe('/news')
  expect(key('/news', { ...flight, 'next-router-prefetch': '7' })).toBe(key('/news', flight))
})

it('keeps variants apart from plain pages', () => {
  expect(toPageRequest('/news', {}).isVariant).toBe(false)
  expect(toPageRequest('/news?page=99', {}).isVariant).toBe(true)
  expect(toPageRequest('/news', flight).isVariant).toBe(true)
})

it('recognises a router state that Next cannot read', () => {
  expect(isFlightReadable(flight)).toBe(true)
  expect(isFlightReadable(undefined)).toBe(true)
  expect(isFlightReadable({ rsc: '1', 'next-router-state-tree': '%' })).toBe(false)
  expect(isFlightReadable({ rsc: '1', 'next-router-state-tree': '{' })).toBe(false)
})

it('tells cards apart only by their version, so that a new version never gets an old picture', () => {
  expect(key('/cards/news/1.jpg?v=new&page=2')).toBe('/cards/news/1.jpg?v=new')
  expect(key('/cards/news/1.jpg?v=new')).not.toBe(key('/cards/news/1.jpg?v=old'))
  expect(key('/news?v=1')).toBe('/news')
})
