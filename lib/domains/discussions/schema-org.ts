import type { Event } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, breadcrumbSchema, linkListSchema, organizationId } from '@/lib/domains/site/schema-org'
import { votingDays, type DiscussionCard } from '@/lib/domains/discussions/graphql/operations'

const breadcrumbs = [{ title: 'Общественные обсуждения', href: paths.discussions }]

export function discussionListSchemas(discussions: readonly DiscussionCard[]) {
  return [
    breadcrumbSchema(breadcrumbs),
    linkListSchema(discussions.map(({ id, title }) => ({ title, path: paths.discussion(id) }))),
  ]
}

export function discussionSchemas(discussion: DiscussionCard) {
  const { title } = discussion
  const days = votingDays(discussion)
  const steps = breadcrumbSchema([...breadcrumbs, { title }])
  return days ? [eventSchema(discussion, days), steps] : [steps]
}

function eventSchema(
  { id, title, address, head_img: image }: DiscussionCard,
  { start, finish }: { start: string; finish: string },
): Event {
  return {
    '@type': 'Event',
    name: title,
    url: absoluteUrl(paths.discussion(id)),
    startDate: start,
    endDate: finish,
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: address
      ? { '@type': 'Place', name: address, address }
      : { '@type': 'VirtualLocation', url: absoluteUrl(paths.discussion(id)) },
    ...(image && { image: absoluteUrl(image.img.url) }),
    organizer: { '@id': organizationId },
  }
}
