import { ideaCategories, ideaEvents, ideas } from '@/lib/domains/ideas/collection'
import { listMyIdeas } from '@/lib/domains/ideas/contract'
import * as contract from '@/lib/domains/ideas/contract'
import { sendIdeaEmails } from '@/lib/domains/ideas/emails/send-emails'
import { cityIdeas } from '@/lib/domains/ideas/global'
import { ideaCalls, ideaFields, ideaMutations, ideaQueries } from '@/lib/domains/ideas/graphql/resolvers'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'
import * as own from '@/lib/domains/ideas/own/contract'
import { ideaFeed } from '@/lib/domains/ideas/own/feed'
import { detachIdeas, exportIdeas } from '@/lib/domains/ideas/own/repository'
import { editOwnIdea, getOwnIdea, listOwnIdeas, waitingIdeas, withdrawOwnIdea } from '@/lib/domains/ideas/own/service'
import { getIdeaDetails, getSection, listComments, listIdeaCards, listSimilar } from '@/lib/domains/ideas/service'
import { ideaVotes } from '@/lib/domains/ideas/votes/collection'
import { answer, residentAnswer } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const ideasDomain: Domain = {
  collections: [ideas, ideaVotes, ideaCategories, ideaEvents],
  globals: [cityIdeas],
  answers: [
    answer(contract.listIdeas, ({ query }) => listIdeaCards(query)),
    answer(contract.getIdea, ({ params }) => getIdeaDetails(params.id)),
    answer(contract.listIdeaComments, ({ params, query }) => listComments(params.id, query.page)),
    answer(contract.listSimilarIdeas, ({ query }) => listSimilar(query.title)),
    answer(contract.getIdeasSection, ({ preview }) => getSection(isPreviewed(preview, 'city-ideas', 0))),
    residentAnswer(listMyIdeas, ({ caller }) => listOwnIdeas(caller.residentId)),
    residentAnswer(own.getMyIdea, ({ caller, params }) => getOwnIdea(params.id, caller.residentId)),
    residentAnswer(own.editMyIdea, ({ caller, params, body }) => editOwnIdea(params.id, caller.residentId, body)),
    residentAnswer(own.withdrawMyIdea, ({ caller, params }) => withdrawOwnIdea(params.id, caller.residentId)),
  ],
  graph: {
    endpoint: '/graphql/cityideas',
    schema: cityIdeasSchema,
    resolvers: { Query: ideaQueries, Mutation: ideaMutations, ...ideaFields },
    mutations: ideaCalls,
    files: { pictures: 1, documents: contract.MOST_IDEA_DOCUMENTS, fromGuests: false },
  },
  jobs: [{ name: 'ideas', everyMinutes: 0, run: sendIdeaEmails }],
  erase: detachIdeas,
  personalData: async ({ residentId }) => ({ ideas: await exportIdeas(residentId) }),
  feed: ideaFeed,
  waiting: waitingIdeas,
}
