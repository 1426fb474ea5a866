import type { Metadata } from 'next'
import { HomeBands } from '@/components/features/home/home-bands'
import { HomeHero } from '@/components/features/home/home-hero'
import { TodayStrip } from '@/components/features/home/today-strip'
import { getHome, getIdeas, getUsefulLinks } from '@/components/features/home/queries'
import { HomeSearch } from '@/components/features/search/home-search'
import { pageMetadata } from '@/lib/site/page-metadata'
import { getSite } from '@/components/features/site/queries'
import { paths } from '@/lib/config/paths'

export async function generateMetadata(): Promise<Metadata> {
  const [site, home] = await Promise.all([getSite(), getHome()])
  const { administration, city_genitive: city } = site.settings
  return pageMetadata(site, {
    title: administration ? `${administration}: официальный портал` : 'Официальный портал города',
    description: `Новости, услуги, документы и объявления ${city || 'города'}. Сообщить о проблеме, написать официальное обращение, предложить идею.`,
    path: paths.home,
    seo: home?.seo,
    feed: { section: 'news' },
  })
}

export default async function HomePage() {
  const [site, home, links, ideas] = await Promise.all([getSite(), getHome(), getUsefulLinks(), getIdeas()])
  const { settings, alert } = site
  const question = home?.question ?? 'Чем помочь?'
  return (
    <>
      <HomeHero
        city={settings.city}
        question={question}
        panorama={home?.panorama ?? null}
        search={<HomeSearch label={question} />}
      />
      <TodayStrip
        alert={alert}
        dutyPhone={settings.duty_phone}
        messages={home?.messages ?? []}
        discussion={home?.discussions[0]}
      />
      <HomeBands site={site} home={home} ideas={ideas} links={links} />
    </>
  )
}
