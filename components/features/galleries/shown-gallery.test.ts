import { formatContents } from '@/components/features/galleries/shown-gallery'
import { isoDuration } from '@/lib/domains/galleries/schema-org'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('what an album holds, in words', () => {
  it.each([
    [{ picture_count: 8, video_count: 0 }, '8 фотографий'],
    [{ picture_count: 1, video_count: 2 }, '1 фотография, 2 видео'],
    [{ picture_count: 0, video_count: 3 }, '3 видео'],
    [{ picture_count: 0, video_count: 0 }, 'Пока пусто'],
  ])('%o', (held, words) => {
    expect(plain(formatContents(held))).toBe(words)
  })
})

describe('length of a video for search engines', () => {
  it.each([
    ['3:42', 'PT3M42S'],
    ['38:05', 'PT38M5S'],
    ['2:31:08', 'PT2H31M8S'],
  ])('%s', (duration, iso) => {
    expect(isoDuration(duration)).toBe(iso)
  })
})
