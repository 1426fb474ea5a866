import type { Endpoint } from 'payload'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { requireDispatcher } from '@/lib/desk/desk-user'
import { dutyForm } from '@/lib/desk/duty/duty-form'
import { leadTo, parseForm } from '@/lib/desk/forms'
import { takePhoneClaim } from '@/lib/domains/claims/reports/phone-service'
import { phoneClaimInput } from '@/lib/domains/claims/reports/shapes'
import { announceOutage, changeOutageTerm, endOutage } from '@/lib/domains/news/outages/service'
import { outageInput, outageTermInput } from '@/lib/domains/news/outages/shapes'

/** `POST /cms/desk/phone-claims`: a claim for a caller; its number is shown at once. */
export const phoneClaims: Endpoint = dutyForm({
  name: 'phone',
  path: '/desk/phone-claims',
  page: paths.deskPhone,
  shape: phoneClaimInput,
  work: async (claim, { call }) => `?done=${await takePhoneClaim(claim, call)}`,
})

/** `POST /cms/desk/outages`: announces an outage. */
export const outages: Endpoint = dutyForm({
  name: 'outage',
  path: '/desk/outages',
  page: paths.deskOutages,
  shape: outageInput,
  work: async (outage, { call }) => `?done=announced-${await announceOutage(outage, call)}`,
})

/** `POST /cms/desk/outages/terms`: gives an outage that the duty service announced another end. */
export const outageTerms: Endpoint = dutyForm({
  name: 'outage-term',
  path: '/desk/outages/terms',
  page: paths.deskOutages,
  shape: outageTermInput,
  work: async (term, { call }) => {
    await changeOutageTerm(term, call)
    return `?done=moved-${term.outage}`
  },
})

/** `POST /cms/desk/outages/:id/end`: ends an outage that the duty service announced. */
export const outageEndings: Endpoint = {
  path: '/desk/outages/:id/end',
  method: 'post',
  handler: async (req) => {
    const { call } = requireDispatcher(req)
    const outage = parseForm(id, req.routeParams?.id)
    await endOutage(outage, call)
    return leadTo(req, `${paths.deskOutages}?done=ended-${outage}`)
  },
}
