import type { SeedPicture } from '@/lib/cms/seed/content/shapes'
import { paths } from '@/lib/config/paths'

export const demoQuestion = 'Чем помочь?'

export const demoProjects: { title: string; description: string; picture: SeedPicture; link: string }[] = [
  {
    title: 'Семь километров у моря',
    description:
      'Велодорожка и тротуар от маяка до пляжа в Портовом: без ступеней, со светом, водой и местами для отдыха. Семь километров уже открыты, впереди спуск к старому причалу.',
    picture: {
      subject: 'coast',
      season: 'summer',
      light: 'morning',
      variant: 21,
      alt: 'Берег моря ранним утром: ровная дорожка тянется вдоль воды к маяку.',
    },
    link: newsWithTag('море'),
  },
  {
    title: 'Чистая вода',
    description:
      'Новые фильтры на водозаборе «Северный» и замена труб в Старом городе. К концу программы вода в каждом доме будет круглые сутки и без запаха железа.',
    picture: {
      subject: 'waterSupply',
      season: 'spring',
      light: 'day',
      variant: 21,
      alt: 'Здания водозабора с трубами и круглыми резервуарами среди весенней зелени.',
    },
    link: newsWithTag('водоснабжение'),
  },
  {
    title: 'Школа за углом',
    description:
      'Пристройки к пяти школам, чтобы дети учились в одну смену. Две сданы к сентябрю, три строятся; рядом с каждой появляется двор, открытый для всех после уроков.',
    picture: {
      subject: 'school',
      season: 'autumn',
      light: 'day',
      variant: 21,
      alt: 'Светлое здание школы осенью, перед входом клёны и школьный двор.',
    },
    link: newsWithTag('образование'),
  },
  {
    title: 'Двор для каждого',
    description:
      'Жители голосуют, какие дворы обновить первыми. За три года – сорок дворов: тень, скамейки, безопасные площадки и ни одного забора без нужды.',
    picture: {
      subject: 'courtyard',
      season: 'summer',
      light: 'evening',
      variant: 21,
      alt: 'Зелёный двор летним вечером: скамейки под деревьями и детская площадка между домами.',
    },
    link: newsWithTag('благоустройство'),
  },
]

export const demoFacts = [
  { value: '118 000', label: 'жителей' },
  { value: '1847', label: 'год основания форта и рыбацкого посёлка' },
  { value: '14', label: 'школ, и две новые пристройки к сентябрю' },
  { value: '7 км', label: 'велодорожки вдоль моря' },
]

function newsWithTag(tag: string): string {
  return `${paths.news}?tag=${encodeURIComponent(tag)}`
}
