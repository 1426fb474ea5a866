import type { Metadata } from 'next'
import { Fragment, type ReactNode } from 'react'
import { suggestOwnClaim } from '@/components/features/claims/find-own-claim'
import { HomeDiscussions } from '@/components/features/discussions/home-discussions'
import { HomeFacts } from '@/components/features/home/home-facts'
import { homeMetadata } from '@/components/features/home/metadata'
import { HomeHero } from '@/components/features/home/home-hero'
import { otherMessages } from '@/components/features/home/message-of-day'
import { getHome } from '@/components/features/home/queries'
import { TodayStrip } from '@/components/features/home/today-strip'
import { HomeIdeas } from '@/components/features/ideas/home-ideas'
import { getIdeasToSupport } from '@/components/features/ideas/queries'
import { HomeMayor } from '@/components/features/mayor/home-mayor'
import { HomeMessages } from '@/components/features/news/home-messages'
import { HomeNews } from '@/components/features/news/home-news'
import { HomePosters } from '@/components/features/posters/home-posters'
import { HomeProjects } from '@/components/features/projects/home-projects'
import { HomeSearch } from '@/components/features/search/search-bar'
import { HomeServices } from '@/components/features/services/home-services'
import { getSite } from '@/components/features/site/queries'
import { HomeLinks } from '@/components/features/useful-links/home-links'
import { getUsefulLinks } from '@/components/features/useful-links/queries'
import { homeBands, type Home, type HomeBand } from '@/lib/domains/home/contract'

export async function generateMetadata(): Promise<Metadata> {
  return homeMetadata(...(await Promise.all([getSite(), getHome()])))
}

export default async function HomePage() {
  const queries = [getSite(), getHome(), getUsefulLinks(), getIdeasToSupport()] as const
  const [{ settings, alert, mayor }, home, links, ideas] = await Promise.all(queries)
  const { city, duty_phone: phone } = settings
  const question = home?.question ?? 'Чем помочь?'
  const search = <HomeSearch label={question} suggestOwn={suggestOwnClaim} />
  const bands: Partial<Record<HomeBand, ReactNode>> = {
    ...(home && toBands(home, city, alert)),
    ideas: <HomeIdeas {...ideas} />,
    mayor: <HomeMayor mayor={mayor} />,
    links: <HomeLinks links={links} />,
  }
  return (
    <>
      <HomeHero city={city} question={question} panorama={home?.panorama ?? null} search={search} />
      <TodayStrip alert={alert} dutyPhone={phone} messages={home?.messages ?? []} discussion={home?.discussions[0]} />
      {(home?.bands ?? homeBands).map((band) => (
        <Fragment key={band}>{bands[band]}</Fragment>
      ))}
    </>
  )
}

function toBands(home: Home, city: string, alert: Parameters<typeof otherMessages>[0]) {
  const now = new Date()
  return {
    news: <HomeNews news={home.news} groups={home.news_by_type} />,
    messages: <HomeMessages messages={otherMessages(alert, home.messages)} />,
    services: <HomeServices services={home.popular_services} total={home.counters.services} />,
    posters: <HomePosters posters={home.posters_of_week} now={now} />,
    projects: <HomeProjects projects={home.projects} />,
    discussions: <HomeDiscussions discussions={home.discussions} now={now} />,
    facts: <HomeFacts city={city} facts={home.facts} counters={home.counters} />,
  }
}
