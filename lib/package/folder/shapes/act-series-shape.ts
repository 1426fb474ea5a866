import { z } from 'zod'
import { text, type PackageFields } from '@/lib/package/folder/fields'

const texts = z.array(text)

/** What differs between acts that every city signs again and again; the words around it are composed. */
const rowFields = {
  closures: {
    title: text,
    street: text,
    stretch: text,
    reason: text,
    /** First day after signing and length in days; 0 is for good. */
    from: z.int(),
    lasts: z.int(),
    detour: text,
    buses: text.optional(),
  },
  transport: { title: text, summary: text, grounds: text, points: texts },
  addresses: {
    key: text.optional(),
    title: text,
    /** What got an address, a sentence. */
    decision: text,
    reason: text,
    /** Old and new numbers of houses. */
    renumbered: texts.optional(),
  },
  /** Area in sq. m; price is where the auction starts. */
  auctions: { title: text, place: text, area: text, price: text, step: text, terms: text },
  /** The purpose stands in the genitive case. */
  planning: { title: text, territory: text, purpose: text },
  /** `days` until the last resident is resettled. */
  'unsafe-houses': {
    title: text,
    house: text,
    flats: z.int(),
    people: z.int(),
    built: z.int(),
    why: text,
    days: z.int(),
  },
  alerts: { title: text, cause: text, measure: text },
  /** What streets belong to which school. */
  catchments: { key: text, repeals: text.optional(), title: text, changes: text, schools: texts },
  'education-orders': { title: text, summary: text, points: texts },
  commissions: {
    key: text.optional(),
    /** Key of the act that created the commission. */
    amends: text.optional(),
    title: text,
    summary: text,
    /** In the genitive case. */
    task: text,
    rule: text,
    members: texts,
  },
  /** People stand in the dative case. */
  awards: { title: text, merit: text, people: texts },
  hearings: { title: text, subject: text, place: text, extra: text },
  /** Regulations of services: who is in charge, and the rule that is special to the service. */
  regulations: { key: text, service: text, body: text, term: text, result: text, rule: text },
}

/** Acts of one series. */
export const actSeriesShape = ({ daysAgo }: PackageFields) => {
  const series = <Name extends keyof typeof rowFields>(name: Name) =>
    z.strictObject({
      series: z.literal(name),
      rows: z.array(z.strictObject({ ...rowFields[name], date: daysAgo })),
    })
  return z.discriminatedUnion('series', [
    series('closures'),
    series('transport'),
    series('addresses'),
    series('auctions'),
    series('planning'),
    series('unsafe-houses'),
    series('alerts'),
    series('catchments'),
    series('education-orders'),
    series('commissions'),
    series('awards'),
    series('hearings'),
    series('regulations'),
  ])
}

export type ActSeries = z.output<ReturnType<typeof actSeriesShape>>
