import type { Endpoint } from 'payload'
import { paths } from '@/lib/config/paths'
import { id } from '@/lib/contract/shapes'
import { requireDispatcher } from '@/lib/desk/desk-user'
import { dutyForm } from '@/lib/desk/duty/duty-form'
import { leadTo, parseForm } from '@/lib/desk/forms'
import { findPhoneHints, takePhoneClaim } from '@/lib/domains/claims/reports/phone-service'
import { phoneClaimInput, phoneHintsInput } from '@/lib/domains/claims/reports/shapes'
import { announceOutage, changeOutageTerm, correctOutage, endOutage, resumeOutage } from '@/lib/domains/outages/service'
import { outageCorrectionInput, outageInput, outageTermInput } from '@/lib/domains/outages/shapes'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

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

/** `POST /cms/desk/outages/corrections`: corrects an outage that the duty service announced. */
export const outageCorrections: Endpoint = dutyForm({
  name: 'outage-correction',
  path: '/desk/outages/corrections',
  page: paths.deskOutages,
  shape: outageCorrectionInput,
  work: async (correction, { call }) => {
    await correctOutage(correction, call)
    return `?done=corrected-${correction.outage}`
  },
})

/** `POST /cms/desk/outages/:id/end`: ends an outage that the duty service announced. */
export const outageEndings = outagePress('end', 'ended', endOutage)

/** `POST /cms/desk/outages/:id/resume`: takes that end back. */
export const outageResumptions = outagePress('resume', 'resumed', resumeOutage)

function outagePress(press: string, done: string, work: (outage: number, call: StaffCall) => Promise<void>): Endpoint {
  return {
    path: `/desk/outages/:id/${press}`,
    method: 'post',
    handler: async (req) => {
      const { call } = requireDispatcher(req)
      const outage = parseForm(id, req.routeParams?.id)
      await work(outage, call)
      return leadTo(req, `${paths.deskOutages}?done=${done}-${outage}`)
    },
  }
}

/** `GET /cms/desk/phone-hints`: what is known of the place and the theme that a caller names. */
export const phoneHints: Endpoint = {
  path: '/desk/phone-hints',
  method: 'get',
  handler: async (req) => {
    requireDispatcher(req)
    return Response.json(await findPhoneHints(parseForm(phoneHintsInput, Object.fromEntries(req.searchParams))))
  },
}
