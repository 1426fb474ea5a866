import type { Metadata } from 'next'
import { Fragment, type ReactNode } from 'react'
import { suggestMyClaim } from '@/components/features/claims/find-my-claim'
import { toHomeDiscussion } from '@/components/features/discussions/queries'
import { HomeDiscussions } from '@/components/features/discussions/home-discussions'
import { HomeFacts } from '@/components/features/home/home-facts'
import { homeMetadata, getHome } from '@/components/features/home/queries'
import { HomeHero } from '@/components/features/home/home-hero'
import { otherMessages, toTodayFacts } from '@/components/features/home/today-facts'
import { TodayStrip } from '@/components/features/home/today-strip'
import { HomeClaims } from '@/components/features/claims/home-claims'
import { HomeIdeas } from '@/components/features/ideas/home-ideas'
import { getIdeasToSupport } from '@/components/features/ideas/queries'
import { NextReception } from '@/components/ui/hours/next-reception'
import { HomeMayor } from '@/components/features/mayor/home-mayor'
import { toMayorBand } from '@/components/features/mayor/queries'
import { toHomeMessages } from '@/components/features/news/home-message-rows'
import { HomeMessages } from '@/components/features/news/home-messages'
import { toHomeNews } from '@/components/features/news/home-news-rows'
import { HomeNews } from '@/components/features/news/home-news'
import { toTickets } from '@/components/features/posters/home-tickets'
import { HomePosters } from '@/components/features/posters/home-posters'
import { toHomeProject } from '@/components/features/projects/project-row'
import { HomeProjects } from '@/components/features/projects/home-projects'
import { HomeSearch } from '@/components/features/search/search-bar'
import { HomeServices } from '@/components/features/services/home-services'
import { getSite } from '@/components/features/site/queries'
import { HomeLinks } from '@/components/features/useful-links/home-links'
import { getUsefulLinks } from '@/components/features/useful-links/queries'
import type { SiteAlert } from '@/lib/domains/site/contract'
import { homeBands, type Home, type HomeBand } from '@/lib/domains/home/contract'

export async function generateMetadata(): Promise<Metadata> {
  return homeMetadata(...(await Promise.all([getSite(), getHome()])))
}

export default async function HomePage() {
  const queries = [getSite(), getHome(), getUsefulLinks(), getIdeasToSupport()] as const
  const [{ settings, alert, mayor }, home, links, ideas] = await Promise.all(queries)
  const { city, duty_phone: dutyPhone } = settings
  const question = home?.question ?? 'Чем помочь?'
  const search = <HomeSearch label={question} suggestMine={suggestMyClaim} />
  const now = new Date()
  const today = { alert, dutyPhone, messages: home?.messages ?? [], discussion: home?.discussions[0] }
  const head = toMayorBand(mayor)
  const bands: Partial<Record<HomeBand, ReactNode>> = {
    ...(home && toBands(home, { city, alert, now })),
    ideas: (
      <HomeIdeas {...ideas}>
        <HomeClaims solved={home?.counters.solved_claims ?? 0} />
      </HomeIdeas>
    ),
    mayor: head && <HomeMayor mayor={head} nextReception={<NextReception next={mayor.next_reception} />} />,
    links: <HomeLinks links={links} />,
  }
  return (
    <>
      <HomeHero city={city} question={question} panorama={home?.panorama ?? null} search={search} />
      <TodayStrip today={toTodayFacts(today, now)} />
      {(home?.bands ?? homeBands).map((band) => (
        <Fragment key={band}>{bands[band]}</Fragment>
      ))}
    </>
  )
}

interface BandFacts {
  city: string
  alert: SiteAlert | null
  now: Date
}

function toBands(home: Home, { city, alert, now }: BandFacts) {
  const services = home.popular_services.map(({ id, title }) => ({ id, title }))
  return {
    news: <HomeNews panels={toHomeNews(home)} />,
    messages: <HomeMessages messages={toHomeMessages(otherMessages(alert, home.messages, now), now)} />,
    services: <HomeServices services={services} total={home.counters.services} />,
    posters: <HomePosters tickets={toTickets(home.posters_of_week, now)} />,
    projects: <HomeProjects projects={home.projects.map(toHomeProject)} />,
    discussions: <HomeDiscussions discussions={home.discussions.map((one) => toHomeDiscussion(one, now))} />,
    facts: <HomeFacts city={city} facts={home.facts} counters={home.counters} />,
  }
}
