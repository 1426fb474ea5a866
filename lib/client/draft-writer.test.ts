import { DraftWriter } from '@/lib/client/draft-writer'
import { hasDrafts, readDraft, removeDraftsOfOthers } from '@/lib/client/drafts'

jest.useFakeTimers()

const stored = new Map<string, string>()
const localStorage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
)

beforeAll(() => void Object.assign(globalThis, { window: { localStorage } }))
beforeEach(() => stored.clear())

const resident = { name: 'appeal', owner: 'resident:7' }
const guest = { name: 'appeal', owner: 'guest' }

function createWriter(draft: typeof resident) {
  return new DraftWriter(draft)
}

describe('a draft', () => {
  it('is written after a pause in typing, with its texts and its one box', () => {
    const writer = new DraftWriter({ ...guest, box: 'no_patronymic' })
    writer.write({ text: 'Просим', organization: '', consents: true, no_patronymic: true }, true)
    expect(stored.size).toBe(0)
    jest.runAllTimers()
    expect(readDraft('guest', 'appeal')).toEqual({ text: 'Просим', no_patronymic: true })
  })

  it('is not written again after the form was sent, by a pause that began before or by the form itself', () => {
    const writer = createWriter(guest)
    writer.write({ text: 'Просим' }, true)
    writer.remove()
    jest.runAllTimers()
    expect([...stored.keys()]).toEqual([])

    writer.write({ text: 'Просим' }, false)
    jest.runAllTimers()
    writer.flush()
    expect([...stored.keys()]).toEqual([])
  })

  it('goes when the person empties the form, and not when the form itself is empty', () => {
    createWriter(guest).write({ text: 'Просим' }, true)
    jest.runAllTimers()
    createWriter(guest).write({ text: '' }, false)
    jest.runAllTimers()
    expect(readDraft('guest', 'appeal')).toEqual({ text: 'Просим' })
    createWriter(guest).write({ text: '' }, true)
    jest.runAllTimers()
    expect([...stored.keys()]).toEqual([])
  })

  it('begins anew when the person types again after sending', () => {
    const writer = createWriter(guest)
    writer.remove()
    writer.write({ text: 'Ещё одно' }, true)
    writer.write({ text: 'Ещё одно', email: 'known@example.org' }, false)
    jest.runAllTimers()
    expect(readDraft('guest', 'appeal')).toEqual({ text: 'Ещё одно', email: 'known@example.org' })
  })

  it('is never written after a logout', () => {
    const writer = createWriter(resident)
    writer.write({ text: 'Просим' }, true)
    writer.close()
    jest.runAllTimers()
    writer.write({ text: 'Просим ещё' }, true)
    writer.flush()
    expect([...stored.keys()]).toEqual([])
  })

  it('of a resident is seen neither by a guest nor by another resident', () => {
    const writer = createWriter(resident)
    writer.write({ text: 'Просим' }, true)
    writer.flush()
    expect(readDraft('guest', 'appeal')).toBeNull()
    expect(readDraft('resident:8', 'appeal')).toBeNull()
    expect(hasDrafts('resident:8')).toBe(false)
    expect(readDraft('resident:7', 'appeal')).toEqual({ text: 'Просим' })
  })

  it('of a guest goes to the resident who logs in, over what they had', () => {
    createWriter(resident).write({ text: 'Старое', postal_address: 'ул. Школьная, 3' }, true)
    jest.runAllTimers()
    createWriter(guest).write({ text: 'Новое' }, true)
    jest.runAllTimers()
    expect(readDraft('resident:7', 'appeal')).toEqual({ text: 'Новое', postal_address: 'ул. Школьная, 3' })
    expect(readDraft('guest', 'appeal')).toBeNull()
  })

  it('of another resident goes when somebody else logs in', async () => {
    createWriter(resident).write({ text: 'Просим' }, true)
    createWriter(guest).write({ text: 'Гость' }, true)
    jest.runAllTimers()
    await removeDraftsOfOthers('resident:7')
    expect(stored.size).toBe(2)
    await removeDraftsOfOthers('resident:8')
    expect([...stored.keys()]).toEqual(['draft:appeal'])
  })
})
