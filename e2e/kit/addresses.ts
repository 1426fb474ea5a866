import { at, eventually, fewAtOnce, readHtml } from '@/e2e/kit/portal'
import { findPage, pageKinds, type PageKind } from '@/e2e/kit/page-kinds'

/** Every generic check visits such a kind of page. */
export interface Address {
  name: string
  /** Finds its address in this city. */
  find(): Promise<string>
  status?: 404
}

/** Every kind of page has one address here: their list is e2e/kit/page-kinds.ts. */
export const addresses: Address[] = pageKinds.map(toAddress)

/** One address of each layout. */
export const layouts: Address[] = pageKinds.filter(({ like }) => !like).map(toAddress)

/** Addresses of the layouts that every run looks at; the others wait for `npm test -- --all`. */
export const mainLayouts: Address[] = pageKinds.filter(({ isMain }) => isMain).map(toAddress)

function toAddress(kind: PageKind): Address {
  return { name: kind.name, status: kind.status, find: () => findPage(kind, readHtml) }
}

export interface OpenedPage extends Address {
  path: string
  html: string
}

/** Opens the pages as a visitor without JavaScript receives them. Throws where one does not answer as it should. */
export function openPages(which: readonly Address[] = addresses, headers?: HeadersInit): Promise<OpenedPage[]> {
  return fewAtOnce(which, (address) => openPage(address, headers))
}

/** Asks again, because a list that is being made anew may lead to what is just gone. */
async function openPage(address: Address, headers?: HeadersInit): Promise<OpenedPage> {
  const wanted = address.status ?? 200
  const ask = async () => {
    const path = await address.find()
    const answer = await fetch(at(path), { headers })
    return { path, status: answer.status, html: await answer.text() }
  }
  const { path, status, html } = await eventually(ask, (answer) => answer.status === wanted)
  if (status !== wanted) throw new Error(`${path} отвечает ${status}, а не ${wanted}`)
  return { ...address, path, html }
}
