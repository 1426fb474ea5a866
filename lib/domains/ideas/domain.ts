import { ideaCategories, ideaEvents, ideas } from '@/lib/domains/ideas/collection'
import * as contract from '@/lib/domains/ideas/contract'
import { sendIdeaEmails } from '@/lib/domains/ideas/emails/send-emails'
import { cityIdeas } from '@/lib/domains/ideas/global'
import { ideaCalls, ideaFields, ideaMutations, ideaQueries } from '@/lib/domains/ideas/graphql/resolvers'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'
import * as mine from '@/lib/domains/ideas/mine/contract'
import { ideaFeed } from '@/lib/domains/ideas/mine/feed'
import { detachIdeas, exportIdeas } from '@/lib/domains/ideas/mine/repository'
import {
  editAuthorIdea,
  getAuthorIdea,
  listAuthorIdeas,
  waitingIdeas,
  withdrawAuthorIdea,
} from '@/lib/domains/ideas/mine/service'
import { getIdeaDetails, getSection, listComments, listIdeaCards, listSimilar } from '@/lib/domains/ideas/service'
import { ideaVotes } from '@/lib/domains/ideas/votes/collection'
import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const ideasDomain: Domain = {
  collections: [ideas, ideaVotes, ideaCategories, ideaEvents],
  globals: [cityIdeas],
  handlers: [
    handle(contract.listIdeas, ({ query }) => listIdeaCards(query)),
    handle(contract.getIdea, ({ params }) => getIdeaDetails(params.id)),
    handle(contract.listIdeaComments, ({ params, query }) => listComments(params.id, query.page)),
    handle(contract.listSimilarIdeas, ({ query }) => listSimilar(query.title)),
    handle(contract.getIdeasSection, ({ preview }) => getSection(isPreviewed(preview, 'city-ideas', 0))),
    handleForResident(contract.listMyIdeas, ({ caller }) => listAuthorIdeas(caller.residentId)),
    handleForResident(mine.getMyIdea, ({ caller, params }) => getAuthorIdea(params.id, caller.residentId)),
    handleForResident(mine.editMyIdea, ({ caller, params, body }) =>
      editAuthorIdea(params.id, caller.residentId, body),
    ),
    handleForResident(mine.withdrawMyIdea, ({ caller, params }) => withdrawAuthorIdea(params.id, caller.residentId)),
  ],
  graphql: {
    endpoint: '/graphql/cityideas',
    schema: cityIdeasSchema,
    resolvers: { Query: ideaQueries, Mutation: ideaMutations, ...ideaFields },
    mutations: ideaCalls,
    files: { pictures: 1, documents: contract.MAX_IDEA_DOCUMENTS, fromGuests: false },
  },
  jobs: [{ name: 'ideas', everyMinutes: 0, run: sendIdeaEmails }],
  erase: detachIdeas,
  personalData: async ({ residentId }) => ({ ideas: await exportIdeas(residentId) }),
  feed: ideaFeed,
  waiting: waitingIdeas,
}
