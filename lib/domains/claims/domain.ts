import { handle, handleForResident } from '@/lib/platform/calls/handler'
import type { Domain } from '@/lib/platform/domain'
import { getClaimDetails, listClaimCards } from '@/lib/domains/claims/claim-cards'
import { claimCategories } from '@/lib/domains/claims/categories-collection'
import { claimEvents, claims, socialControl } from '@/lib/domains/claims/collection'
import * as contract from '@/lib/domains/claims/contract'
import { getMyClaim, listClaimFeed, listMyClaims } from '@/lib/domains/claims/my-claims'
import { detachClaims, exportClaims } from '@/lib/domains/claims/my-claims-repository'
import { MAX_CLAIM_PHOTOS } from '@/lib/domains/claims/rules'
import { getCategoryTree, getAboutProject, getFigures, listPoints } from '@/lib/domains/claims/service'
import { sendClaimEmails } from '@/lib/domains/claims/emails/send-emails'
import { requestJoin, confirmJoin, unsubscribeFromClaim } from '@/lib/domains/claims/guests/joins'
import { dropUnconfirmedJoins } from '@/lib/domains/claims/guests/joins-repository'
import { dropUnconfirmedClaims } from '@/lib/domains/claims/guests/repository'
import { endLinks, findGuestClaim, getState } from '@/lib/domains/claims/guests/service'
import { claimFields } from '@/lib/domains/claims/graphql/fields'
import { claimCalls, claimMutations, claimQueries } from '@/lib/domains/claims/graphql/resolvers'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'
import { open311Handlers } from '@/lib/domains/claims/open311/service'
import { dropOldKeys } from '@/lib/domains/claims/reports/repository'
import { confirmClaim, waitingReports } from '@/lib/domains/claims/reports/service'
import { judgeResponse, judgeAsGuest } from '@/lib/domains/claims/verdicts/service'
import { isPreviewed } from '@/lib/platform/preview/preview'

export const claimsDomain: Domain = {
  collections: [claims, claimCategories, claimEvents],
  globals: [socialControl],
  handlers: [
    handle(contract.getClaimCategories, () => getCategoryTree()),
    handle(contract.getAboutSocialControl, ({ preview }) => getAboutProject(isPreviewed(preview, 'social-control', 0))),
    handle(contract.listClaimPoints, ({ query }) => listPoints(query)),
    handle(contract.confirmClaim, ({ body }) => confirmClaim(body.token)),
    handle(contract.getClaimState, ({ query }) => getState(query.key)),
    handle(contract.findGuestClaim, ({ body }) => findGuestClaim(body)),
    handle(contract.joinClaimAsGuest, ({ body, visitor }) => requestJoin(body, visitor)),
    handle(contract.confirmClaimJoin, ({ body }) => confirmJoin(body.token)),
    handle(contract.endClaimLinks, ({ body }) => endLinks(body.key)),
    handle(contract.judgeGuestClaim, ({ body }) => judgeAsGuest(body)),
    handle(contract.listClaims, ({ query }) => listClaimCards(query)),
    handle(contract.getClaim, ({ params }) => getClaimDetails(params.id)),
    handle(contract.getClaimFigures, () => getFigures()),
    handleForResident(contract.listMyClaims, ({ caller }) => listMyClaims(caller.residentId)),
    handleForResident(contract.getOwnClaim, ({ caller, params }) => getMyClaim(params.id, caller.residentId)),
    ...open311Handlers,
    handleForResident(contract.judgeClaim, ({ caller, body }) => judgeResponse(body, caller.residentId)),
  ],
  graphql: {
    endpoint: '/graphql/socialcontrol',
    schema: socialControlSchema,
    resolvers: { Query: claimQueries, Mutation: claimMutations, ...claimFields },
    mutations: claimCalls,
    files: { pictures: MAX_CLAIM_PHOTOS, documents: 0, fromGuests: true },
  },
  jobs: [
    { name: 'claims', everyMinutes: 0, run: sendClaimEmails },
    { name: 'unconfirmed claims', everyMinutes: 60, run: dropUnconfirmedClaims },
    { name: 'unconfirmed joins', everyMinutes: 60, run: dropUnconfirmedJoins },
    { name: 'spent links of claims', everyMinutes: 60, run: dropOldKeys },
  ],
  stopEmails: unsubscribeFromClaim,
  erase: detachClaims,
  personalData: async ({ residentId }) => ({ claims: await exportClaims(residentId) }),
  feed: listClaimFeed,
  waiting: waitingReports,
}
