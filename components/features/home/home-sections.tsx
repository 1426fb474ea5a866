import { HomeDiscussions } from '@/components/features/home/home-discussions'
import { HomeMessages } from '@/components/features/home/home-messages'
import { HomeNews } from '@/components/features/home/home-news'
import { HomePosters } from '@/components/features/home/home-posters'
import { HomeProjects } from '@/components/features/home/home-projects'
import { HomeServices } from '@/components/features/home/home-services'
import type { Home } from '@/lib/contract/home'

/** What is new in the city: news, messages, services asked for most, events, projects, open discussions. */
export function HomeSections({ home }: { home: Home }) {
  const now = new Date()
  return (
    <>
      <HomeNews news={home.news} groups={home.news_by_type} />
      <HomeMessages messages={home.messages} />
      <HomeServices services={home.popular_services} total={home.counters.services} />
      <HomePosters posters={home.posters_of_week} now={now} />
      <HomeProjects projects={home.projects} />
      <HomeDiscussions discussions={home.discussions} now={now} />
    </>
  )
}
