import { graph } from '@/e2e/claims/claims'
import { at } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { paths } from '@/lib/config/paths'

type Addresses = Record<'page' | 'card' | 'call' | 'graph' | 'open311' | 'open311 list', number | null>

/** Returns the claim that each address of a number shows or redirects to; null if there is none. */
export async function claimAddresses(id: number): Promise<Addresses> {
  const { data } = await graph('query($id: ID!) { OneClaim(id: $id) { id } }', { id })
  return {
    page: await ledTo(paths.claim(id), /\?claim=(\d+)$/),
    card: await ledTo(`/cards/claim/${id}.jpg?v=0`, /\/claim\/(\d+)\.jpg/),
    call: await numberIn(`/api/claims/${id}`, /"id":(\d+)/),
    graph: numberOf((data?.OneClaim as { id: string } | null)?.id),
    open311: await numberIn(`/open311/v2/requests/${id}.json`, shownNumber),
    'open311 list': await numberIn(`/open311/v2/requests.json?service_request_id=${id}`, shownNumber),
  }
}

/** Every address shows the same claim. */
export function everywhere(id: number | null): Addresses {
  return { page: id, card: id, call: id, graph: id, open311: id, 'open311 list': id }
}

const shownNumber = /"service_request_id":"(\d+)"/

async function ledTo(path: string, address: RegExp): Promise<number | null> {
  const { headers } = await fetch(at(path), { headers: someVisitor(), redirect: 'manual' })
  return numberOf(address.exec(headers.get('location') ?? '')?.[1])
}

async function numberIn(path: string, sign: RegExp): Promise<number | null> {
  const answer = await fetch(at(path), { headers: someVisitor() })
  return numberOf(sign.exec(await answer.text())?.[1])
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
