import { randomUUID } from 'node:crypto'
import { reportAs } from '@/e2e/claims/claims'
import { createIdea, ideaGraph, someIdea } from '@/e2e/ideas/ideas'
import { bookingOf, someFreeSlot } from '@/e2e/receptions/receptions'
import { keyIn, letterTo } from '@/e2e/kit/outbox'
import { Resident, someone, type Sent } from '@/e2e/kit/resident'
import { at } from '@/e2e/kit/portal'
import { getOfficialAppeals, postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { listMyIdeas, type MyIdeas } from '@/lib/domains/ideas/contract'
import { getMyIdea } from '@/lib/domains/ideas/own/contract'
import * as residents from '@/lib/domains/residents/contract'

/** A right call: fixed where that is enough, otherwise made anew for a resident whose own things matter. */
type Example = Sent | ((owner: Resident) => Promise<Sent>)

/** A call needs these to be right where the contract has required values. */
const examples: Record<string, Example> = {
  geocode: { query: `?text=${encodeURIComponent('портовая')}` },
  suggestSearch: { query: `?text=${encodeURIComponent('школа')}` },
  listSimilarIdeas: { query: `?title=${encodeURIComponent('скамейки')}` },
  listUsefulLinks: { query: '?type_id=1' },
  searchUsefulLinks: { body: { type_id: 1 } },
  login: async ({ email, password }) => ({ body: { email, password } }),
  register: async () => ({ body: someone() }),
  // an account may ask three times an hour; an unknown address is answered alike
  requestRestore: async () => ({ body: { email: someone().email } }),
  findGuestClaim: async () => ({ body: { id: '№ 1', email: someone().email } }),
  resetPassword: async () => {
    const { email, call } = await newcomer()
    await call(residents.requestRestore, { body: { email } })
    const password = 'Новый-пароль-77'
    const token = keyIn(await letterTo(email, 'Новый пароль'), 'reset')
    return { body: { token, password, password_confirmation: password } }
  },
  editEmail: async () => ({ body: { email: someone().email } }),
  confirmEmail: async () => {
    const { email } = await newcomer()
    return { body: { token: keyIn(await letterTo(email, 'Вы зарегистрированы'), 'confirm-email') } }
  },
  editPassword: async ({ password }) => ({
    body: { current_password: password, password, password_confirmation: password },
  }),
  editPersonalData: { body: { surname: 'Пробова', name: 'Анна' } },
  editPersonalDataAlias: { body: { surname: 'Пробова', name: 'Анна' } },
  setNewsSubscription: { body: { news_types: [1, 3], mail: 'daily' } },
  followDiscussion: async () => ({ body: { id: await someDiscussionId(), is_following: true } }),
  changeConsent: { body: { purpose: 'idea', is_given: true } },
  // a message changes its address three times an hour, so each call names another one
  correctSupportEmail: async () => ({ body: { answer_key: `1.${randomUUID()}`, email: someone().email } }),
  editMyIdea: async (owner) => {
    const path = `/api/user/ideas/${await ownIdea(owner)}` as const
    const { idea } = getMyIdea.answer.parse(await (await owner.call({ method: 'GET', path })).json())
    const { category, title, text, address, show_author, updated_at } = idea
    return { body: { category_id: category?.id, title, text, address, show_author, updated_at } }
  },
  addPostalAddress: { body: { address: '368999, г. Самурск, ул. Портовая, 12' } },
  postOfficialAppeal: async (owner) => {
    const form = (await (await owner.call(getOfficialAppeals)).json()) as { topics: { id: number }[] }
    const { surname, name, email } = { ...someone(), email: owner.email }
    const facts = {
      topic_id: form.topics[0]?.id,
      addressee: 'Глава города',
      postal_address: 'г. Самурск, ул. Портовая, 12',
    }
    return {
      body: {
        legal_type: 1,
        surname,
        name,
        no_patronymic: true,
        email,
        ...facts,
        text: 'Просим починить фонарь.',
        consents: ['appeal'],
      },
    }
  },
  getReceptionSlots: { query: '?official=0' },
  // an address may have three receptions to come, and the same is asked by many
  bookReception: async () => ({ body: bookingOf(await someFreeSlot()) }),
  postTechSupport: async () => ({ body: { message: 'Не открывается карта', consents: ['support'] } }),
}

/** No list of the contract leads to these addresses, which have a number or a name in them. */
export const ownPaths: Record<string, (owner: Resident) => Promise<string>> = {
  getReading: async () => {
    const answer = await fetch(at('/api/documents'))
    return `/api/readings/${/\/files\/([\w-]+\.pdf)/.exec(await answer.text())?.[1]}`
  },
  getTourismSection: async () => '/api/tourism/sights',
  getTourismItem: async () => {
    const answer = await fetch(at('/api/tourism/sights'))
    const id = /"id":(\d+),"slug"/.exec(await answer.text())?.[1]
    return `/api/tourism/sights/${id}`
  },
  getDiscussion: async () => `/api/discussions/${await someDiscussionId()}`,
  listDiscussionRegister: async () => `/api/discussions/${await someDiscussionId()}/register`,
  listIdeaComments: async () => {
    const answer = await fetch(at('/api/ideas'))
    const { ideas } = (await answer.json()) as { ideas: { data: { id: number }[] } }
    return `/api/ideas/${ideas.data[0]?.id}/comments`
  },
  getOpen311Request: async () => {
    const answer = await fetch(at('/open311/v2/requests'))
    const [first] = (await answer.json()) as { service_request_id: string }[]
    return `/open311/v2/requests/${first?.service_request_id}`
  },
  getOpen311Service: async () => {
    const answer = await fetch(at('/open311/v2/services'))
    const [first] = (await answer.json()) as { service_code: string }[]
    return `/open311/v2/services/${first?.service_code}`
  },
  getOwnClaim: async (owner) => `/api/user/claims/${await reportAs(owner)}`,
  getMyIdea: async (owner) => `/api/user/ideas/${await ownIdea(owner)}`,
  editMyIdea: async (owner) => `/api/user/ideas/${await ownIdea(owner)}`,
  withdrawMyIdea: async (owner) => `/api/user/ideas/${await ownIdea(owner)}/withdraw`,
  getUserAppeal: async (owner) => {
    const answer = await owner.call(postOfficialAppeal, await exampleOf('postOfficialAppeal', owner))
    const { appeal } = (await answer.json()) as { appeal: { id: number } }
    return `/api/userappeals/${appeal.id}`
  },
}

/** The number of an idea of the resident that waits for a moderator; it is proposed where there is none. */
async function ownIdea(owner: Resident): Promise<number> {
  const known = await newestIdea(owner)
  if (known !== undefined) return known
  const { errors } = await ideaGraph(createIdea, { input: await someIdea(owner) }, owner)
  if (errors) throw new Error(`Идея не принята: ${JSON.stringify(errors)}`)
  return (await newestIdea(owner)) ?? 0
}

async function newestIdea(owner: Resident): Promise<number | undefined> {
  const { own } = (await (await owner.call(listMyIdeas)).json()) as MyIdeas
  return own[0]?.id
}

/** Values that only their owner's circumstances make right; a made-up one gets this status. */
export const unmade: Record<string, { sent: Sent; status: number; message?: string }> = {
  unsubscribeNews: {
    sent: { query: '?token=nobody' },
    status: 404,
    message: 'Ссылка недействительна: она уже использована или её срок прошёл. Запросите новую',
  },
  judgeClaim: { sent: { body: { id: 2_000_000_000, is_accepted: true } }, status: 409 },
  createOpen311Request: { sent: { body: { api_key: 'a'.repeat(43) } }, status: 403 },
  judgeGuestClaim: { sent: { body: { id: 2_000_000_000, is_accepted: true, key: 'a'.repeat(43) } }, status: 422 },
  getClaimState: {
    sent: { query: '?key=nobody' },
    status: 404,
    message: 'Ссылка на заявку не действует: её закрыли или адрес неполный',
  },
  endClaimLinks: {
    sent: { body: { key: 'a'.repeat(43) } },
    status: 404,
    message: 'Ссылка на заявку не действует: её закрыли или адрес неполный',
  },
  /** A getter: each mailbox gets few letters an hour. */
  get joinClaimAsGuest() {
    return { sent: { body: { id: 2_000_000_000, email: someone().email, consents: ['claim'] } }, status: 404 }
  },
  confirmClaimJoin: { sent: { body: { token: 'a'.repeat(43) } }, status: 422 },
  confirmClaim: { sent: { body: { token: 'a'.repeat(43) } }, status: 422 },
  confirmReception: { sent: { body: { token: 'a'.repeat(43) } }, status: 422 },
  cancelReception: { sent: { body: { token: 'a'.repeat(43) } }, status: 422 },
  cancelMyReception: { sent: { body: { id: 2_000_000_000 } }, status: 404 },
  correctSupportEmail: { sent: { body: { answer_key: '1.nobody', email: someone().email } }, status: 422 },
  linkPrivateFile: { sent: { body: { id: 2_000_000_000 } }, status: 404 },
}

/** Makes a right call of this operation on behalf of the resident. */
export async function exampleOf(id: string, owner: Resident): Promise<Sent> {
  const example = examples[id] ?? unmade[id]?.sent ?? {}
  return typeof example === 'function' ? example(owner) : example
}

/** Finds a discussion of the demo city. */
async function someDiscussionId(): Promise<number> {
  const query = encodeURIComponent('{ ActiveDiscussions { data { id } } }')
  const answer = await fetch(at(`/graphql/publicdiscussions?query=${query}`))
  const { data } = (await answer.json()) as { data: { ActiveDiscussions: { data: { id: string }[] } } }
  return Number(data.ActiveDiscussions.data[0]?.id)
}

async function newcomer() {
  const resident = await Resident.register()
  return { email: resident.email, call: resident.call.bind(resident) }
}
