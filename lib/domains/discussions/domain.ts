import { discussions } from '@/lib/domains/discussions/collection'
import * as contract from '@/lib/domains/discussions/contract'
import { detachVotes, exportDiscussions } from '@/lib/domains/discussions/following/repository'
import { sendDiscussionEmails } from '@/lib/domains/discussions/following/send-emails'
import {
  discussionFeed,
  listFollowedDiscussions,
  setFollowing,
  stopDiscussionEmails,
} from '@/lib/domains/discussions/following/service'
import {
  discussionCalls,
  discussionFields,
  discussionMutations,
  discussionQueries,
} from '@/lib/domains/discussions/graphql/resolvers'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import { listRegister } from '@/lib/domains/discussions/register/service'
import { getDetails, listDiscussions } from '@/lib/domains/discussions/service'
import { discussionVotes } from '@/lib/domains/discussions/votes/collection'
import { waitingVotes } from '@/lib/domains/discussions/votes/service'
import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const discussionsDomain: Domain = {
  collections: [discussions, discussionVotes],
  handlers: [
    handle(contract.listDiscussions, ({ query }) => listDiscussions(query)),
    handle(contract.getDiscussion, ({ params: { id }, preview }) =>
      getDetails(id, isPreviewed(preview, 'discussions', id)),
    ),
    handle(contract.listDiscussionRegister, ({ params, query }) => listRegister(params.id, query)),
    handleForResident(contract.listMyDiscussions, ({ caller }) => listFollowedDiscussions(caller.residentId)),
    handleForResident(contract.followDiscussion, ({ caller, body }) =>
      setFollowing(body.id, body.is_following, caller.residentId),
    ),
  ],
  graphql: {
    endpoint: '/graphql/publicdiscussions',
    schema: publicDiscussionsSchema,
    resolvers: { Query: discussionQueries, Mutation: discussionMutations, ...discussionFields },
    mutations: discussionCalls,
  },
  jobs: [{ name: 'discussions', everyMinutes: 0, run: sendDiscussionEmails }],
  erase: detachVotes,
  personalData: async ({ residentId }) => ({ discussions: await exportDiscussions(residentId) }),
  feed: discussionFeed,
  waiting: waitingVotes,
  stopEmails: stopDiscussionEmails,
}
