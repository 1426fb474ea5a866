import { answer, residentAnswer } from '@/lib/platform/calls/answer'
import type { Domain } from '@/lib/platform/domain'
import { getClaimDetails, listClaimCards, listOwnClaims } from '@/lib/domains/claims/cards/service'
import { claimCategories } from '@/lib/domains/claims/categories-collection'
import { claims } from '@/lib/domains/claims/collection'
import * as contract from '@/lib/domains/claims/contract'
import { claimEvents } from '@/lib/domains/claims/events-collection'
import { claimFeed } from '@/lib/domains/claims/feed/service'
import { getFigures } from '@/lib/domains/claims/figures/service'
import { detachClaims, dropUnconfirmed, exportClaims } from '@/lib/domains/claims/letters/repository'
import { sendClaimLetters } from '@/lib/domains/claims/letters/send-letters'
import * as guests from '@/lib/domains/claims/guests/contract'
import { askToJoin, confirmJoin, stopJoinLetters } from '@/lib/domains/claims/guests/joins'
import { dropUnconfirmedJoins } from '@/lib/domains/claims/guests/joins-repository'
import { endLinks, findGuestClaim, getOwnClaim, getState } from '@/lib/domains/claims/guests/service'
import { claimFields } from '@/lib/domains/claims/graphql/fields'
import { claimCalls, claimMutations } from '@/lib/domains/claims/graphql/mutations'
import { claimQueries } from '@/lib/domains/claims/graphql/queries'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'
import * as claimLists from '@/lib/domains/claims/lists-contract'
import { listMyClaims } from '@/lib/domains/claims/lists-contract'
import { open311Answers } from '@/lib/domains/claims/open311/answers'
import { dropOldKeys } from '@/lib/domains/claims/reports/repository'
import { confirmClaim } from '@/lib/domains/claims/reports/service'
import { waitingReports } from '@/lib/domains/claims/reports/waiting'
import { socialControl } from '@/lib/domains/claims/section-global'
import { categoryTree, getAboutProject, listPoints } from '@/lib/domains/claims/service'
import { judgeClaim, judgeGuestClaim } from '@/lib/domains/claims/verdicts/contract'
import { judgeGuestWithPhoto, judgeWithPhoto } from '@/lib/domains/claims/verdicts/judge-with-photo'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const claimsDomain: Domain = {
  collections: [claims, claimCategories, claimEvents],
  globals: [socialControl],
  answers: [
    answer(contract.getClaimCategories, () => categoryTree()),
    answer(contract.getAboutSocialControl, ({ preview }) => getAboutProject(isPreviewed(preview, 'social-control', 0))),
    answer(contract.listClaimPoints, ({ query }) => listPoints(query)),
    answer(contract.confirmClaim, ({ body }) => confirmClaim(body.token)),
    answer(guests.getClaimState, ({ query }) => getState(query.key)),
    answer(guests.findGuestClaim, ({ body }) => findGuestClaim(body)),
    answer(guests.joinClaimAsGuest, ({ body, visitor }) => askToJoin(body, visitor)),
    answer(guests.confirmClaimJoin, ({ body }) => confirmJoin(body.token)),
    answer(guests.endClaimLinks, ({ body }) => endLinks(body.key)),
    answer(judgeGuestClaim, ({ body }) => judgeGuestWithPhoto(body)),
    answer(claimLists.listClaims, ({ query }) => listClaimCards(query)),
    answer(claimLists.getClaim, ({ params }) => getClaimDetails(params.id)),
    answer(claimLists.getClaimFigures, () => getFigures()),
    residentAnswer(listMyClaims, ({ caller }) => listOwnClaims(caller.residentId)),
    residentAnswer(guests.getOwnClaim, ({ caller, params }) => getOwnClaim(params.id, caller.residentId)),
    ...open311Answers,
    residentAnswer(judgeClaim, ({ caller, body }) => judgeWithPhoto(caller.residentId, body)),
  ],
  graph: {
    endpoint: '/graphql/socialcontrol',
    schema: socialControlSchema,
    resolvers: { Query: claimQueries, Mutation: claimMutations, ...claimFields },
    mutations: claimCalls,
    files: { pictures: contract.MOST_CLAIM_PHOTOS, documents: 0, fromGuests: true },
  },
  jobs: [
    { name: 'claims', everyMinutes: 0, run: sendClaimLetters },
    { name: 'unconfirmed claims', everyMinutes: 60, run: dropUnconfirmed },
    { name: 'unconfirmed joins', everyMinutes: 60, run: dropUnconfirmedJoins },
    { name: 'spent links of claims', everyMinutes: 60, run: dropOldKeys },
  ],
  stopEmails: stopJoinLetters,
  erase: detachClaims,
  personalData: async ({ residentId }) => ({ claims: await exportClaims(residentId) }),
  feed: claimFeed,
  waiting: waitingReports,
}
