import 'server-only'
import { cache } from 'react'
import { readShared } from '@/lib/page-data/call-operation'
import { getHome as getHomeOperation, type Home } from '@/lib/domains/home/contract'
import type { Metadata } from 'next'
import { paths } from '@/lib/config/paths'
import type { Site } from '@/lib/domains/site/contract'
import { pageMetadata } from '@/lib/navigation/page-metadata'

export const getHome = cache(async (): Promise<Home | null> => (await readShared(getHomeOperation))?.home ?? null)

export function homeMetadata(site: Site, home: Home | null): Metadata {
  const { administration, city_genitive: city } = site.settings
  return pageMetadata(site, {
    title: administration ? `${administration}: официальный портал` : 'Официальный портал города',
    description: `Новости, услуги, документы и объявления ${city || 'города'}. Сообщить о проблеме, написать официальное обращение, предложить идею.`,
    path: paths.home,
    seo: home?.seo,
    feed: { section: 'news' },
  })
}
