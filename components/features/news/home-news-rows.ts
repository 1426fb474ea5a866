import { pictureSource } from '@/components/ui/picture/picture-source'
import { contactsHtml } from '@/components/ui/text/contacts-html'
import { toShownMoment } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import type { NewsCard } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'

const BESIDE = 4

export type HomeNewsPanel = ReturnType<typeof toPanel>
export type HomeNewsCard = ReturnType<typeof toCard>

/** Formats the news of the home page: those of all types first, then of each. */
export function toHomeNews({ news, news_by_type: groups }: Pick<Home, 'news' | 'news_by_type'>): HomeNewsPanel[] {
  if (news.length === 0) return []
  const types = groups.filter(({ type }) => type.code !== MESSAGE_TYPE_CODE)
  return [
    toPanel({ href: paths.news, label: 'Главное', news, namesTypes: true }),
    ...types.map(({ type, news: own }) =>
      toPanel({ href: `${paths.news}?type=${type.code}`, label: type.title, news: own, namesTypes: false }),
    ),
  ]
}

interface PanelFacts {
  href: string
  label: string
  news: readonly NewsCard[]
  namesTypes: boolean
}

function toPanel({ href, label, news, namesTypes }: PanelFacts) {
  const cards = news.slice(0, BESIDE + 1).map((card) => toCard(card, namesTypes))
  const [first] = news
  return { href, label, cards, text: first?.lead ? contactsHtml(first.lead) : null }
}

function toCard(card: NewsCard, namesType: boolean) {
  const { title, type, date_publication: published, head_img: image } = card
  return {
    href: newsHref(card),
    title: unbrokenHtml(title),
    published: toShownMoment(published, { zone: env.TIME_ZONE }),
    type: namesType ? type.title : null,
    picture: image && pictureSource(image, 'cropped'),
  }
}
