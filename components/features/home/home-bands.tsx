import { Fragment, type ReactNode } from 'react'
import { HomeDiscussions } from '@/components/features/home/home-discussions'
import { HomeFacts } from '@/components/features/home/home-facts'
import { HomeIdeas } from '@/components/features/home/home-ideas'
import { HomeLinks } from '@/components/features/home/home-links'
import { HomeMayor } from '@/components/features/home/home-mayor'
import { HomeMessages } from '@/components/features/home/home-messages'
import { HomeNews } from '@/components/features/home/home-news'
import { HomePosters } from '@/components/features/home/home-posters'
import { HomeProjects } from '@/components/features/home/home-projects'
import { HomeServices } from '@/components/features/home/home-services'
import type { HomeIdeasFacts } from '@/components/features/home/queries'
import { homeBands, type Home, type HomeBand } from '@/lib/domains/home/contract'
import type { Site } from '@/lib/domains/site/contract'
import type { UsefulLink } from '@/lib/domains/useful-links/contract'

interface HomeBandsProps {
  site: Site
  /** Null where it could not be loaded: the bands that do not come with it are shown nevertheless. */
  home: Home | null
  ideas: HomeIdeasFacts
  links: readonly UsefulLink[]
}

/** What stands under the strip of the day: the bands that the settings of the home page show, in their order. */
export function HomeBands({ site, home, ideas, links }: HomeBandsProps) {
  const bands: Partial<Record<HomeBand, ReactNode>> = {
    ...(home && bandsOf(home, site.settings.city)),
    ideas: <HomeIdeas {...ideas} />,
    mayor: <HomeMayor mayor={site.mayor} />,
    links: <HomeLinks links={links} />,
  }
  return (home?.bands ?? homeBands).map((band) => <Fragment key={band}>{bands[band]}</Fragment>)
}

function bandsOf(home: Home, city: string) {
  const now = new Date()
  return {
    news: <HomeNews news={home.news} groups={home.news_by_type} />,
    messages: <HomeMessages messages={home.messages} />,
    services: <HomeServices services={home.popular_services} total={home.counters.services} />,
    posters: <HomePosters posters={home.posters_of_week} now={now} />,
    projects: <HomeProjects projects={home.projects} />,
    discussions: <HomeDiscussions discussions={home.discussions} now={now} />,
    facts: <HomeFacts city={city} facts={home.facts} counters={home.counters} />,
  } satisfies Partial<Record<HomeBand, ReactNode>>
}
