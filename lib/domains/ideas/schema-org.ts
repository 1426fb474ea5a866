import type { DiscussionForumPosting, ItemList, Thing } from 'schema-dts'
import { paths } from '@/lib/config/paths'
import { absoluteUrl, breadcrumbSchema, imageUrls, linkListSchema } from '@/lib/domains/site/schema-org'
import { aboutPageSchema, collectionPageSchema } from '@/lib/domains/site/schema-org-pages'
import type { IdeaDetails, IdeaListItem } from '@/lib/domains/ideas/contract'

const breadcrumbs = [{ title: 'Идеи для города', href: paths.ideas }]

export function ideaSectionSchemas(kind: 'collection' | 'about', title: string, path: string): Thing[] {
  const page = { title, path }
  const steps = path === paths.ideas ? breadcrumbs : [...breadcrumbs, { title, href: path }]
  return [kind === 'about' ? aboutPageSchema(page) : collectionPageSchema(page), breadcrumbSchema(steps)]
}

export function ideaListSchemas(title: string, ideas: readonly Pick<IdeaListItem, 'id' | 'title'>[]) {
  return [breadcrumbSchema([...breadcrumbs, { title }]), ideaListSchema(ideas)]
}

/** The author is named only if the page does. */
export function ideaSchemas(idea: IdeaDetails) {
  const steps = [...breadcrumbs, { title: 'Все инициативы', href: paths.allIdeas }, { title: idea.title }]
  return [ideaSchema(idea), breadcrumbSchema(steps)]
}

function ideaSchema(idea: IdeaDetails): DiscussionForumPosting {
  const address = absoluteUrl(paths.idea(idea.id))
  return {
    '@type': 'DiscussionForumPosting',
    headline: idea.title,
    text: idea.text,
    datePublished: idea.created_at,
    url: address,
    mainEntityOfPage: address,
    image: imageUrls(idea.head_img),
    inLanguage: 'ru',
    author: { '@type': 'Person', name: idea.user?.name ?? 'Житель города' },
    commentCount: idea.comments_count,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: idea.vote_like_count,
    },
  }
}

function ideaListSchema(ideas: readonly Pick<IdeaListItem, 'id' | 'title'>[]): ItemList {
  return linkListSchema(ideas.map(({ id, title }) => ({ title, path: paths.idea(id) })))
}
