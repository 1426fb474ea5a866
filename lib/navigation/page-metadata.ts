import type { Metadata, Viewport } from 'next'
import { env } from '@/lib/config/env'
import { feedFormats, feedTypes, paths, type FeedSection, NOT_FOUND_META } from '@/lib/config/paths'
import { sectionCard } from '@/lib/navigation/section-cards'
import { cardImage, type SocialCard } from '@/lib/navigation/social-card'
import type { Seo } from '@/lib/contract/shapes'
import type { Site } from '@/lib/domains/site/contract'
import { shorten } from '@/lib/text/shorten'
import { stripTypography } from '@/lib/text/typography'

interface PageFacts {
  title: string
  description: string
  path: string
  card?: SocialCard
  seo?: Seo
  article?: { published: string; modified: string; tags?: string[] }
  noindex?: boolean
  feed?: { section: FeedSection; query?: string }
}

const MAX_DESCRIPTION_LENGTH = 200

export function pageMetadata(site: Site, facts: PageFacts): Metadata {
  const { settings } = site
  const title = stripTypography(facts.seo?.title || facts.title)
  const words = stripTypography(facts.seo?.description || facts.description)
  const description = shorten(words.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION_LENGTH)
  const images = [cardImage(site, facts.card ?? sectionCard(site, facts.path))]
  const shared = { title, description, url: facts.path, siteName: settings.administration, locale: 'ru_RU', images }
  return {
    metadataBase: new URL(env.PUBLIC_URL),
    title: facts.path === '/' ? title : `${title} — ${settings.city || settings.administration}`,
    description,
    alternates: { canonical: facts.path, ...(facts.feed && { types: listFeeds(facts.feed) }) },
    openGraph: facts.article ? { ...shared, ...articleGraph(facts.article) } : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(facts.noindex && { robots: { index: false, follow: true } }),
    formatDetection: { telephone: false, address: false, email: false },
  }
}

interface NoticeOf {
  title: string
  path: string
  card: SocialCard
}

export function noticeMetadata(site: Site, { title, path, card }: NoticeOf): Metadata {
  return pageMetadata(site, {
    title: `Объявление для печати: ${title}`,
    description: `Лист для доски объявлений: ${title}.`,
    path,
    card,
    noindex: true,
  })
}

function listFeeds({ section, query }: NonNullable<PageFacts['feed']>) {
  return Object.fromEntries(feedFormats.map((format) => [feedTypes[format], paths.feed(section, format, query)]))
}

function articleGraph({ published, modified, tags }: NonNullable<PageFacts['article']>) {
  return { type: 'article' as const, publishedTime: published, modifiedTime: modified, tags }
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0377C4' }

export const notFoundMetadata: Metadata = {
  title: 'Такой страницы нет',
  description: 'Страница удалена или в адресе опечатка. Поиск по порталу и популярные разделы.',
  robots: { index: false, follow: true },
}

/** Metadata of a 404 page rendered at another path than the visitor asked for (page-renderer.ts); a mark says so. */
export const rewrittenNotFoundMetadata: Metadata = { ...notFoundMetadata, other: { [NOT_FOUND_META]: 'true' } }
