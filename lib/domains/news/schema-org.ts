import type { ItemList, NewsArticle } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import {
  absoluteUrl,
  breadcrumbSchema,
  imageUrls,
  linkListSchema,
  organizationId,
  type Breadcrumbs,
} from '@/lib/domains/site/schema-org'
import type { NewsCard, NewsItem } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'
import { shorten } from '@/lib/text/shorten'

export function newsItemSchemas(item: NewsItem, breadcrumbs: Breadcrumbs) {
  return [newsArticleSchema(item), breadcrumbSchema([...breadcrumbs, { title: item.title }])]
}

export function newsListSchemas(cards: NewsCard[], type: { title: string; href: string } | undefined) {
  const breadcrumbs = [{ title: 'Новости', href: paths.news }, ...(type ? [type] : [])]
  return [breadcrumbSchema(breadcrumbs), newsListSchema(cards)]
}

function newsArticleSchema(item: NewsItem): NewsArticle {
  const address = absoluteUrl(newsHref(item))
  return {
    '@type': 'NewsArticle',
    headline: shorten(item.title, 110),
    description: item.lead,
    datePublished: item.date_publication,
    dateModified: item.updated_at,
    mainEntityOfPage: address,
    url: address,
    image: imageUrls(item.head_img),
    inLanguage: 'ru',
    keywords: item.tags.join(', '),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  }
}

function newsListSchema(cards: NewsCard[]): ItemList {
  return linkListSchema(cards.map((card) => ({ title: card.title, path: newsHref(card) })))
}
